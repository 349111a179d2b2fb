import type { Answer, Contract, Operation } from '../contract';
import { answerBodyType, bodyType, operationComment } from '../operationCode';
import { literal, typescript, type GeneratedFile } from '../print';

const preamble = `
import type { components, operations as Contract } from '../../src/api/generated/types';

/** Response: status, body if it has one, and headers besides the content type. */
export interface Answer<Status extends number, Body> {
  status: Status;
  body: Body;
  headers?: Record<string, string>;
}

export interface EmptyAnswer<Status extends number> {
  status: Status;
  body?: undefined;
  headers?: Record<string, string>;
}

/** Parameters of a request; those with a default are always present. */
export type Present<Parameters, Defaulted extends keyof Parameters> = Parameters & Required<Pick<Parameters, Defaulted>>;
`;

/** Types of the input and the responses of each operation's behaviour in the mocks. */
export function emitMockContract({ operations, commonAnswers }: Contract): Promise<GeneratedFile> {
  const inputs = operations.map(
    (operation) => `${operationComment(operation)}\n${operation.id}: ${inputType(operation)};`,
  );
  const answers = operations.map((operation) => `${operation.id}: ${answerType(operation)};`);
  const common = Object.entries(commonAnswers).map(([name, answer]) => commonAnswerType(name, answer));
  return typescript(
    'mocks/generated/contract.ts',
    `${preamble}
/** Responses common to all operations, in place of the documented ones. */
export type CommonAnswer = ${common.join(' | ') || 'never'};

/** Parsed and validated request. */
export interface MockInputs {${inputs.join('\n')}}

/** Documented responses of each operation, without the common ones. */
export interface MockAnswers {${answers.join('\n')}}

/** Union of the documented responses of an operation, or the response with one status. */
export type MockAnswer<
  Id extends keyof MockAnswers,
  Status extends MockAnswers[Id]['status'] = MockAnswers[Id]['status'],
> = Extract<MockAnswers[Id], { status: Status }>;`,
  );
}

function inputType({ id, parameters, body, authorization }: Operation): string {
  const field = (name: string, place: string) => {
    const declared = parameters.filter((parameter) => parameter.in === place);
    const defaulted = declared.filter(({ preset }) => preset !== undefined);
    const type = `NonNullable<Contract['${id}']['parameters']['${place}']>`;
    if (declared.length === 0) return [];
    if (defaulted.length === 0) return [`${name}: ${type}`];
    return [
      `${name}: Present<${type}, ${defaulted.map((parameter) => literal(parameter.name)).join(' | ')}>`,
    ];
  };
  const fields = [...field('path', 'path'), ...field('query', 'query'), ...field('headers', 'header')];
  if (authorization) fields.push('authorization: string');
  if (body) fields.push(`body${body.required ? '' : '?'}: ${bodyType(id, body.mediaType)}`);
  return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join('; ')} }`;
}

const commonAnswerType = (name: string, { status, body }: Answer): string =>
  body
    ? `Answer<${status}, components['responses'][${literal(name)}]['content'][${literal(body.mediaType)}]>`
    : `EmptyAnswer<${status}>`;

const answerType = ({ id, answers }: Operation): string =>
  answers
    .map(({ status, body }) =>
      body ? `Answer<${status}, ${answerBodyType(id, status, body.mediaType)}>` : `EmptyAnswer<${status}>`,
    )
    .join(' | ');
