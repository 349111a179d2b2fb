import type { ErrorObject } from 'ajv';
import type { OperationId } from '../../src/api/operation';
import { commonAnswers, type Validator } from '../generated/validators';

/** One departure from the contract, of a request the app made or of an answer a behaviour gave. */
export interface Violation {
  operationId: OperationId;
  direction: 'request' | 'answer';
  /** Where in the request or in the answer's body, as a JSON pointer: `/query/take`; empty for the whole. */
  place: string;
  message: string;
}

/** A violation before it is known whose it is, with the JSON Schema keyword it broke and that keyword's limit. */
export interface Problem extends Pick<Violation, 'place' | 'message'> {
  keyword: string;
  limit?: number | string;
}

/** What a validator found, each at the place it concerns. Conditions are left out: their branch says it all. */
export const problemsOf = (errors: readonly ErrorObject[] | null | undefined): Problem[] =>
  (errors ?? []).filter(({ keyword }) => keyword !== 'if').map(problemOf);

function problemOf({ instancePath, keyword, params, message = keyword }: ErrorObject): Problem {
  const { missingProperty, additionalProperty, unevaluatedProperty } = params;
  const surplus: unknown = additionalProperty ?? unevaluatedProperty;
  if (surplus !== undefined)
    return { place: `${instancePath}/${String(surplus)}`, message: 'is not in the contract', keyword };
  if (missingProperty !== undefined)
    return { place: `${instancePath}/${String(missingProperty)}`, message: 'is missing', keyword };
  return { place: instancePath, message, keyword, limit: params.limit ?? params.format ?? params.pattern };
}

const hasAll = (body: unknown, properties: readonly string[]) =>
  typeof body === 'object' && body !== null && properties.every((property) => property in body);

/** Where an answer departs from the contract: an undocumented status, or a body that is not that status's. */
export function answerProblems(
  answers: Readonly<Record<number, Validator<unknown>>>,
  { status, body = null }: { status: number; body?: unknown },
): Problem[] {
  const common = commonAnswers.find(
    (candidate) => candidate.status === status && hasAll(body, candidate.required),
  );
  const validate = common?.validate ?? answers[status];
  if (validate === undefined)
    return [{ place: '', message: `status ${status} is not in the contract`, keyword: 'status' }];
  return validate(body) ? [] : problemsOf(validate.errors);
}
