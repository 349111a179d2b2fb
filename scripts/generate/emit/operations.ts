import type { Contract, Operation } from '../contract';
import { comment, literal, typescript, type GeneratedFile } from '../print';
import { typeOf } from '../shape';

const preamble = `
import type { operations as Contract } from './types';

/** One call of the contract, as far as the client must know it. */
interface OperationEntry {
  method: string;
  path: string;
  /** Query parameters that are not written plainly as \`name=value\`. */
  query: { readonly [name: string]: { style: 'form'; explode: boolean; type: 'array' | 'object' } };
  successStatuses: readonly number[];
}
`;

const types = `
/** The name of a call: the contract's operationId. */
export type OperationId = keyof OperationInputs;

/** What a call takes: its path, query and header parameters and its body, each only where the call has it. */
export type OperationInput<Id extends OperationId> = OperationInputs[Id];

/** What a call gives when it succeeds; null for 204. */
export type OperationData<Id extends OperationId> = OperationResults[Id];

/** Headers the client sets by itself on every call; a caller may set them instead. */
type ClientHeader = 'Content-Language' | 'Context-Url';

export type Headers<Declared> = Omit<Declared, ClientHeader> & { [Name in ClientHeader]?: string };

/** What the client sends on as the Authorization header (CALL-03). */
export type Authentication = { Authentication: string };
`;

/** Headers the client sets by itself, so that a caller need not give them. */
const clientHeaders = ['Content-Language', 'Context-Url'];

/** The table of operations and the types of their inputs and data. */
export function emitOperations(contract: Contract): Promise<GeneratedFile> {
  const { operations } = contract;
  const entries = operations.map((operation) => `${operation.id}: ${literal(entry(contract, operation))}`);
  const inputs = operations.map(
    (operation) => `${doc(operation)}\n${operation.id}: ${inputType(operation)};`,
  );
  const results = operations.map((operation) => `${operation.id}: ${dataType(operation)};`);
  return typescript(
    'src/api/generated/operations.ts',
    `${preamble}
/** Every call of the contract by its operationId. */
export const operations = {${entries.join(',\n')}} as const satisfies Record<OperationId, OperationEntry>;
${types}
export interface OperationInputs {${inputs.join('\n')}}

export interface OperationResults {${results.join('\n')}}`,
  );
}

/** Whether a call can be made with nothing given. */
export function inputIsOptional({ parameters, body, authorization }: Operation): boolean {
  return !body?.required && !authorization && !parameters.some(mustBeGiven);
}

/** What a reader wants to know of a call: what it does, its method and path. */
export const doc = ({ summary, method, path }: Operation): string =>
  comment(`${summary.replace(/\.?$/, '.')} \`${method} ${path}\``);

function entry(contract: Contract, { method, path, parameters, answers }: Operation) {
  const query = parameters.flatMap(({ in: place, name, schema, explode, style }) => {
    const type = typeOf(contract, schema);
    return place === 'query' && (type === 'array' || type === 'object')
      ? [[name, { style, explode, type }]]
      : [];
  });
  return {
    method,
    path,
    query: Object.fromEntries(query),
    successStatuses: answers.map(({ status }) => status).filter(isSuccess),
  };
}

/** Whether a status is a success. */
export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const mustBeGiven = ({ required, name }: Operation['parameters'][number]) =>
  required && !clientHeaders.includes(name);

function inputType({ id, parameters, body, authorization }: Operation): string {
  const field = (name: string, place: string, wrap: (type: string) => string, forced = false) => {
    const declared = parameters.filter((parameter) => parameter.in === place);
    if (declared.length === 0 && !forced) return [];
    const type = wrap(`NonNullable<Contract['${id}']['parameters']['${place}']>`);
    return [`${name}${forced || declared.some(mustBeGiven) ? '' : '?'}: ${type}`];
  };
  const fields = [
    ...field('path', 'path', (type) => type),
    ...field('query', 'query', (type) => type),
    ...field(
      'headers',
      'header',
      (type) => `Headers<${type}>${authorization ? ' & Authentication' : ''}`,
      authorization,
    ),
  ];
  if (body) fields.push(`body${body.required ? '' : '?'}: ${bodyType(id, body.mediaType)}`);
  return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join('; ')} }`;
}

/** The type of a call's request body. */
export const bodyType = (id: string, mediaType: string): string =>
  `NonNullable<Contract['${id}']['requestBody']>['content'][${literal(mediaType)}]`;

/** The type of the body of one of a call's answers. */
export const answerBodyType = (id: string, status: number, mediaType: string): string =>
  `Contract['${id}']['responses'][${status}]['content'][${literal(mediaType)}]`;

function dataType({ id, answers }: Operation): string {
  const types = answers
    .filter(({ status }) => isSuccess(status))
    .map(({ status, body }) => (body ? answerBodyType(id, status, body.mediaType) : 'null'));
  return [...new Set(types)].join(' | ') || 'never';
}
