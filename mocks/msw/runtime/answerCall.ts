import type { DefaultBodyType, HttpResponseResolver, PathParams } from 'msw';
import type { OperationId } from '../../../src/api/operation';
import { mockOperations, type MockOperation } from '../../generated/operations';
import type { MockInputs } from '../../generated/contract';
import { validators } from '../../generated/validators';
import type { Behaviours } from './behaviour';
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
  operation: Pick<MockOperation<OperationId>, 'path' | 'session' | 'authorization'>;
  request: Request;
  store: Store;
}

/** Options of the mock handlers. */
export interface MockOptions<Store> {
  store: Store;
  behaviours?: Behaviours<Store>;
  /** Respond to a call without the credentials that its operation needs (401). */
  authenticate?: (call: CallToAuthenticate<Store>) => Given | undefined;
  /** Respond to a request that violates the contract (400). */
  refuse: (problems: readonly Problem[], request: Request) => Given;
  /** Called with every violation of the contract, by request or response. */
  onViolation: (violation: Violation) => void;
  /** Called with every call after its response. */
  onCall?: (call: MockCall) => void;
  /** Delay a call, or respond in place of the shop with a fault that the contract does not document. */
  intercept?: (
    operationId: OperationId,
    request: Request,
  ) => Promise<Response | undefined> | Response | undefined;
}

/** The resolver of an operation's msw handler. */
type Resolver = HttpResponseResolver<PathParams, DefaultBodyType, undefined>;

/** A request as msw passes it to a resolver. */
type Incoming = Parameters<Resolver>[0];

/** The resolver of each operation, by its operationId. */
export type AnswerCall = (id: OperationId) => Resolver;

/**
 * Resolvers for the generated handlers: the request is checked against the contract, then answered by the operation's
 * behaviour if it has one, else by the contract's example (DEV-03).
 *
 * @example server.use(...Object.values(handlers(answerCall({ store, behaviours, refuse, onViolation }))));
 */
export const answerCall =
  <Store>(options: MockOptions<Store>): AnswerCall =>
  (id) =>
  (incoming) =>
    handle(id, incoming, options);

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
  // The headers of a network error are immutable.
  if (!mockOperations[id].isShared && response.type !== 'error')
    response.headers.set('Cache-Control', 'no-store');
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
