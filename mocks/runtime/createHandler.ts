import { http, type HttpHandler } from 'msw';
import type { OperationId } from '../../src/api/generated/operations';
import { mockOperations, type MockOperation } from '../generated/operations';
import type { MockInputs } from '../generated/contract';
import { validators } from '../generated/validators';
import type { Behaviours } from './behaviour';
import { matchOperation } from './matchOperation';
import { parseRequest } from './parseRequest';
import { keepRedirect, toResponse, type Given } from './response';
import { answerProblems, problemsOf, type Problem, type Violation } from './violation';

/** A call and its outcome, for `onCall`. */
export interface MockCall {
  operationId: OperationId;
  request: Request;
  response: Response;
  violations: readonly Violation[];
}

/** A call that needs a session, which is checked before its body. */
export interface CallToAuthenticate<Store> {
  operation: Pick<MockOperation<OperationId>, 'session' | 'authorization'>;
  request: Request;
  store: Store;
}

/** What the mock API is made of. */
export interface MockOptions<Store> {
  /** Where the API is, without a trailing slash; `*` answers on any host. */
  baseUrl: string;
  store: Store;
  behaviours?: Behaviours<Store>;
  /** Answers a call that lacks the credentials its operation needs (401). */
  authenticate?: (call: CallToAuthenticate<Store>) => Given | undefined;
  /** Answers a request that departs from the contract (400). */
  refuse: (problems: readonly Problem[], request: Request) => Given;
  /** Called with every violation of the contract, by request or response. */
  onViolation: (violation: Violation) => void;
  /** Called with every call once it is answered. */
  onCall?: (call: MockCall) => void;
  /** May keep a call waiting, or answer in the shop's place with what no contract foresees: the faults. */
  intercept?: (
    operationId: OperationId,
    request: Request,
  ) => Promise<Response | undefined> | Response | undefined;
}

/** A request to an operation, with what msw and the operation's path read from it. */
interface Incoming {
  request: Request;
  params: Readonly<Record<string, string>>;
  cookies: Record<string, string>;
}

const decoded = (params: Incoming['params']) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]));

/**
 * Answers every call of the contract: with its behaviour if it has one, else with its example (DEV-03). One handler for
 * all of them, since msw clones a request and reads its cookies for each handler that it tries.
 */
export function createHandler<Store>(options: MockOptions<Store>): HttpHandler {
  const baseUrl = options.baseUrl === '*' ? '' : options.baseUrl;
  return http.all(
    ({ request }) => matchOperation(request, baseUrl) !== undefined,
    ({ request, cookies }) => {
      const call = matchOperation(request, baseUrl);
      return call && handle(call.id, { request, cookies, params: decoded(call.params) }, options);
    },
  );
}

async function handle<Id extends OperationId, Store>(
  id: Id,
  incoming: Incoming,
  options: MockOptions<Store>,
) {
  const { request } = incoming;
  const violations: Violation[] = [];
  const report = (direction: Violation['direction'], problems: readonly Problem[]) => {
    violations.push(
      ...problems.map(({ place, message }) => ({ operationId: id, direction, place, message })),
    );
  };
  const fault = await options.intercept?.(id, request.clone());
  const response = fault ?? (await answer(id, incoming, options, report));
  violations.forEach(options.onViolation);
  options.onCall?.({ operationId: id, request, response: response.clone(), violations });
  keepRedirect(request, response);
  return response;
}

async function answer<Id extends OperationId, Store>(
  id: Id,
  { request, params, cookies }: Incoming,
  { store, behaviours, authenticate, refuse }: MockOptions<Store>,
  report: (direction: Violation['direction'], problems: readonly Problem[]) => void,
): Promise<Response> {
  const { example, answers, ...operation } = mockOperations[id];
  const { input, problems } = await parseRequest(operation, request.clone(), params);
  const validate = validators[id].request;
  const valid = problems.length === 0 && validate(input) ? input : undefined;
  const found = problems.length > 0 ? problems : problemsOf(validate.errors);
  report('request', found);
  const behave = (known: MockInputs[Id]) =>
    behaviours?.[id]?.({ input: known, store, cookies, request, example }) ?? example();
  const denied = authenticate?.({ operation, request, store });
  const given = denied ?? (valid ? await behave(valid) : refuse(found, request));
  report('answer', answerProblems(validators[id].answers, given));
  return toResponse(given, answers[given.status] ?? null);
}
