import type { Contract, Operation, OperationParameter } from '../contract';
import { isSuccess } from '../operationCode';
import { literal, typescript, type GeneratedFile } from '../print';
import { flatten, typeOf } from '../shape';

const preamble = `
import type { OperationId } from '../../src/api/operation';
import type { MockAnswers } from './contract';
import { examples } from './examples';

/** Serialisation of one parameter in a request. */
export interface MockParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  /** Type of the items of a list. */
  items?: 'string' | 'number' | 'integer' | 'boolean';
  explode: boolean;
  default?: unknown;
}

/** Description of an operation from which the mocks parse requests and serialise responses. */
export interface MockOperation<Id extends OperationId> {
  id: Id;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  parameters: readonly MockParameter[];
  /** True when it needs an Authorization header. */
  authorization: boolean;
  /** True when it needs a signed-in customer. */
  session: boolean;
  /** True when its responses are the same for every customer; all others have \`Cache-Control: no-store\`. */
  isShared: boolean;
  /** Media type of the request's body; null without a body. */
  body: { mediaType: string; required: boolean } | null;
  /** Media types by status; null for a response without a body. Includes the responses common to all operations. */
  answers: { readonly [status: number]: string | null };
  /** First example of the first successful response. */
  example: () => MockAnswers[Id];
}
`;

/** Table of operations that the mock handlers use. */
export function emitMockOperations(contract: Contract): Promise<GeneratedFile> {
  const entries = contract.operations.map((operation) => `${operation.id}: ${entry(contract, operation)}`);
  return typescript(
    'mocks/generated/operations.ts',
    `${preamble}
/** Operations of the contract by operationId. */
export const mockOperations: { readonly [Id in OperationId]: MockOperation<Id> } = {${entries.join(',\n')}};

/** All operationIds. */
export const operationIds: readonly OperationId[] = ${literal(contract.operations.map(({ id }) => id))};`,
  );
}

function entry(contract: Contract, operation: Operation): string {
  const { id, method, path, parameters, body, authorization, session, isShared } = operation;
  const table = {
    id,
    method: method.toLowerCase(),
    path,
    parameters: parameters.map((parameter) => parameterEntry(contract, parameter)),
    authorization,
    session,
    isShared,
    body: body && { mediaType: body.mediaType, required: body.required },
    answers: Object.fromEntries(
      [...Object.values(contract.commonAnswers), ...operation.answers].map(({ status, body: content }) => [
        status,
        content?.mediaType ?? null,
      ]),
    ),
  };
  return `{ ${literal(table).slice(1, -1)}, example: ${exampleOf(operation)} }`;
}

function parameterEntry(
  contract: Contract,
  { name, in: place, schema, explode, preset }: OperationParameter,
) {
  const { items } = flatten(contract, schema);
  return {
    name,
    in: place,
    type: typeOf(contract, schema),
    ...(items ? { items: typeOf(contract, items) } : {}),
    explode,
    ...(preset === undefined ? {} : { default: preset }),
  };
}

/** The first example of the first success. */
function exampleOf({ id, answers }: Operation): string {
  const answer = answers.find(({ status }) => isSuccess(status));
  if (answer === undefined) throw new Error(`${id} has no success to answer with`);
  const [name = 'default'] = Object.keys(answer.body?.examples ?? { default: null });
  return `examples.${id}[${answer.status}][${literal(name)}]`;
}
