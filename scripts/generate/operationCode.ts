import type { Operation } from './contract';
import { comment, literal } from './print';

/** Headers that the client adds, optional for callers. */
const filledHeaders = ['Content-Language', 'Context-Url'];

/** Documentation comment of an operation: its summary, method and path. */
export const operationComment = ({ summary, method, path }: Operation): string =>
  comment(`${summary.replace(/\.?$/, '.')} \`${method} ${path}\``);

/** Parameter of a function that calls the operation, with a default where the call has no required input. */
export function inputParameter({ id, parameters, body, authorization }: Operation): string {
  const isRequired = ({ required, name }: Operation['parameters'][number]) =>
    required && !filledHeaders.includes(name);
  const mustBeGiven = body?.required || authorization || parameters.some(isRequired);
  return `input: OperationInput<'${id}'>${mustBeGiven ? '' : ' = {}'}`;
}

/** True for the status of a success. */
export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** Type of an operation's request body. */
export const bodyType = (id: string, mediaType: string): string =>
  `NonNullable<Contract['${id}']['requestBody']>['content'][${literal(mediaType)}]`;

/** Type of the body of one of an operation's answers. */
export const answerBodyType = (id: string, status: number, mediaType: string): string =>
  `Contract['${id}']['responses'][${status}]['content'][${literal(mediaType)}]`;
