import { extensions } from '#brand/extensions';
import type { OperationId } from '../../src/api/operation';
import { mockOperations } from '../generated/operations';
import { validators } from '../generated/validators';
import { answerProblems } from './runtime/violation';

/** A difference between a live response and the contract. */
export interface WatchedDifference {
  operationId: OperationId;
  /** Additions are information: a client ignores them. */
  severity: 'drift' | 'information';
  /** JSON pointer into the body; empty for the response as a whole. */
  place: string;
  message: string;
}

/** True for a page of a type that the brand adds to the contract's (brand/extensions.ts). */
const isOwnPage = (operationId: OperationId, body: unknown) =>
  operationId === 'getPage' &&
  Object.hasOwn(extensions.pages ?? {}, String((body as { pageType?: unknown } | null)?.pageType));

/** Compare a response with the contract: status, media type, JSON, body. */
export async function judgeResponse(
  operationId: OperationId,
  response: Response,
): Promise<WatchedDifference[]> {
  const drift = (place: string, message: string): WatchedDifference => ({
    operationId,
    severity: 'drift',
    place,
    message,
  });
  const mediaType = mockOperations[operationId].answers[response.status];
  if (mediaType === undefined) return [drift('', `the status ${response.status} is not in the contract`)];
  if (mediaType === null) return [];
  const found = response.headers.get('content-type');
  const isRight = found?.split(';')[0]?.trim().toLowerCase() === mediaType;
  const ofType = isRight ? [] : [drift('', `the media type is ${found ?? 'missing'}, not ${mediaType}`)];
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    if (isOwnPage(operationId, body)) return ofType;
    const problems = answerProblems(validators[operationId].answers, { status: response.status, body });
    return [
      ...ofType,
      ...problems.map(({ place, message, keyword }) => ({
        ...drift(place, message),
        ...(keyword === 'additionalProperties' ? { severity: 'information' as const } : {}),
      })),
    ];
  } catch {
    return [...ofType, drift('', text === '' ? 'the body is empty' : 'the body is no JSON')];
  }
}
