import type { TranslationKey } from '../i18n/english';
import { readFailureBody, type InputError } from './failureBody';

interface CatalogueRow {
  message: string;
  messageTranslationKey: TranslationKey;
  /** Whether the failure comes with the exception text that names the unexpected status. */
  exception?: boolean;
}

const NOT_FOUND = {
  message: 'Endpoint not found.',
  messageTranslationKey: 'errors.endpointNotFound',
} as const;

/**
 * The error catalogue (CALL-05, CALL-08): the message of a failure whose response has none of its own.
 * The texts are the documents' own, spelling included; the keys lead to their translations.
 */
const CATALOGUE = {
  unauthorized: {
    message: 'Unauthorized access. No further details provided.',
    messageTranslationKey: 'errors.unauthorized',
  },
  forbidden: {
    message: 'Access forbidden. No further details provided.',
    messageTranslationKey: 'errors.forbidden',
  },
  notFound: NOT_FOUND,
  serverError: {
    message: 'Internal server error.',
    messageTranslationKey: 'errors.internalServerError',
    exception: true,
  },
  unexpectedStatus: { ...NOT_FOUND, exception: true },
  unparsable: { message: 'Response JSON parsing failed.', messageTranslationKey: 'errors.parsingFailed' },
  unexpected: {
    message: 'An unexpected error occured while processing your request. Please try again.',
    messageTranslationKey: 'errors.unexpectedText',
  },
} as const satisfies Record<string, CatalogueRow>;

const ROW_OF_STATUS = new Map<number, CatalogueRow>([
  [401, CATALOGUE.unauthorized],
  [403, CATALOGUE.forbidden],
  [404, CATALOGUE.notFound],
  [500, CATALOGUE.serverError],
]);

/** The generic error (CALL-08): title and text for a failure of which nothing else is known. */
export const GENERIC_ERROR = {
  title: 'Unexpected error',
  titleTranslationKey: 'errors.unexpectedTitle',
  ...CATALOGUE.unexpected,
} as const;

/** What is known of a failed call. */
export interface ApiErrorFields {
  operationId: string;
  httpStatus: number | null;
  message: string;
  titleTranslationKey: string | null;
  messageTranslationKey: string | null;
  inputErrors: readonly InputError[];
  exception: string | null;
  redirectUrl: string | null;
  permanent: boolean | null;
}

/** A call that gave no data, with everything the shared error state needs (CALL-05, CALL-07). */
export class ApiError extends Error implements ApiErrorFields {
  override readonly name = 'ApiError';
  readonly hasError = true;
  readonly operationId: string;
  /** The answer's status, 401 for a 200 that is a redirect, null when nothing answered. */
  readonly httpStatus: number | null;
  readonly titleTranslationKey: string | null;
  /** Null when the message is the server's own wording, which is shown as it is. */
  readonly messageTranslationKey: string | null;
  readonly inputErrors: readonly InputError[];
  /** Technical detail for people who look into it: the unexpected status, or why nothing answered. */
  readonly exception: string | null;
  /** Where the answer sends the shopper (CALL-04, and the 301 of getPage); not checked for safety yet. */
  readonly redirectUrl: string | null;
  readonly permanent: boolean | null;

  constructor(fields: ApiErrorFields, cause?: unknown) {
    super(fields.message, { cause });
    this.operationId = fields.operationId;
    this.httpStatus = fields.httpStatus;
    this.titleTranslationKey = fields.titleTranslationKey;
    this.messageTranslationKey = fields.messageTranslationKey;
    this.inputErrors = fields.inputErrors;
    this.exception = fields.exception;
    this.redirectUrl = fields.redirectUrl;
    this.permanent = fields.permanent;
  }
}

/** An answer with a status that is no success; its body's own words go before the catalogue's. */
export function statusError(operationId: string, httpStatus: number, body: unknown): ApiError {
  const row = ROW_OF_STATUS.get(httpStatus) ?? CATALOGUE.unexpectedStatus;
  const details = readFailureBody(body);
  return new ApiError({
    ...details,
    operationId,
    httpStatus,
    message: details.message ?? row.message,
    titleTranslationKey: details.titleTranslationKey ?? GENERIC_ERROR.titleTranslationKey,
    messageTranslationKey:
      details.messageTranslationKey ?? (details.message ? null : row.messageTranslationKey),
    exception: row.exception ? `An unexpected status code was received: ${httpStatus}` : null,
  });
}

const NO_DETAILS = readFailureBody(undefined);

/** A success whose body is no JSON, or is missing where the contract promises one. */
export function parseError(operationId: string, httpStatus: number, cause: unknown): ApiError {
  const { titleTranslationKey } = GENERIC_ERROR;
  const fields = { ...NO_DETAILS, ...CATALOGUE.unparsable, titleTranslationKey };
  return new ApiError({ ...fields, operationId, httpStatus, exception: null }, cause);
}

/** No answer: the network failed or the time was up. The exception text is the cause's own. */
export function unansweredError(operationId: string, cause: unknown): ApiError {
  const exception = cause instanceof Error ? cause.message : String(cause);
  return new ApiError({ ...NO_DETAILS, ...GENERIC_ERROR, operationId, httpStatus: null, exception }, cause);
}

/** Whether an error is a call that its caller aborted. Such an error is not reported. */
export function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

/** Whether a call failed because its deadline passed without an answer. */
export function isTimeout(error: unknown): boolean {
  return error instanceof ApiError && error.cause instanceof Error && error.cause.name === 'TimeoutError';
}

/**
 * Whether a change that failed may have been made all the same: nothing answered, the server failed on the way, or its
 * answer of success could not be read.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { httpStatus } = error;
  return httpStatus === null || httpStatus >= 500 || httpStatus < 300;
}
