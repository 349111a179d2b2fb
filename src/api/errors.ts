import type { TranslationKey } from '../i18n/english';
import { readFailureBody, type FailureBody, type FailureDetails, type InputError } from './failureBody';

interface CatalogueRow {
  message: string;
  messageTranslationKey: TranslationKey;
  /** True when the exception text names the unexpected status. */
  exception?: boolean;
}

const NOT_FOUND = {
  message: 'Endpoint not found.',
  messageTranslationKey: 'errors.endpointNotFound',
} as const;

/**
 * Error catalogue (CALL-05, CALL-08): messages for failures whose response has none. Texts are verbatim from the
 * specification, spelling included; keys select their translations.
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

/** Generic error (CALL-08): title and text of an unspecified failure. */
export const GENERIC_ERROR = {
  title: 'Unexpected error',
  titleTranslationKey: 'errors.unexpectedTitle',
  ...CATALOGUE.unexpected,
} as const;

type FailureTexts = Pick<FailureDetails, 'message' | 'messageTranslationKey'>;

const catalogueMessages: ReadonlySet<string | null> = new Set(
  Object.values(CATALOGUE).map(({ message }) => message),
);
const catalogueKeys: ReadonlySet<string | null> = new Set(
  Object.values(CATALOGUE).map(({ messageTranslationKey }) => messageTranslationKey),
);

/** Texts of the backend about a failure; null in place of the catalogue's, which no customer reads (CALL-06). */
export function backendTexts({ message, messageTranslationKey }: FailureTexts): FailureTexts {
  return {
    message: catalogueMessages.has(message) ? null : message,
    messageTranslationKey: catalogueKeys.has(messageTranslationKey) ? null : messageTranslationKey,
  };
}

/** True for a failure that the backend has explained (CALL-06). */
export function isExplained(failure: FailureTexts): boolean {
  const { message, messageTranslationKey } = backendTexts(failure);
  return message !== null || messageTranslationKey !== null;
}

export interface ApiErrorFields extends FailureBody {
  operationId: string;
  /** Status of the response; 401 for a redirect with status 200; null without a response. */
  httpStatus: number | null;
  message: string;
  /** Technical detail for developers: the unexpected status, or the reason for no response. */
  exception: string | null;
}

/** Failed call, with every field of the shared error state (CALL-05, CALL-07). */
export class ApiError extends Error implements ApiErrorFields {
  override readonly name = 'ApiError';
  readonly hasError = true;
  declare readonly operationId: string;
  declare readonly httpStatus: number | null;
  declare readonly titleTranslationKey: string | null;
  declare readonly messageTranslationKey: string | null;
  declare readonly inputErrors: readonly InputError[];
  declare readonly exception: string | null;
  declare readonly redirectUrl: string | null;
  declare readonly permanent: boolean | null;

  constructor({ message, ...fields }: ApiErrorFields, cause?: unknown) {
    super(message, { cause });
    Object.assign(this, fields);
  }
}

/** Failure of a change whose response was lost, when the server's state does not tell either whether it was made. */
export class OutcomeUnknown extends ApiError {
  constructor(error: ApiError) {
    super({ ...error, message: error.message }, error);
  }
}

/** True for a failed call whose response had the status. */
export const hasStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.httpStatus === status;

/** Error for a failure status; texts of the body take precedence over the catalogue. */
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

/** Error for a success whose body is not JSON, or is missing where the contract requires one. */
export function parseError(operationId: string, httpStatus: number, cause: unknown): ApiError {
  const { titleTranslationKey } = GENERIC_ERROR;
  const fields = { ...NO_DETAILS, ...CATALOGUE.unparsable, titleTranslationKey };
  return new ApiError({ ...fields, operationId, httpStatus, exception: null }, cause);
}

/** Error for a network failure or a timeout. The exception text is that of the cause. */
export function noResponseError(operationId: string, cause: unknown): ApiError {
  const exception = cause instanceof Error ? cause.message : String(cause);
  return new ApiError({ ...NO_DETAILS, ...GENERIC_ERROR, operationId, httpStatus: null, exception }, cause);
}

/** True for a call that its caller aborted. Such an error is not reported. */
export function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

/** True for a call without a response before its deadline. */
export function isTimeout(error: unknown): boolean {
  return error instanceof ApiError && error.cause instanceof Error && error.cause.name === 'TimeoutError';
}

/** Statuses of a gateway that got no response from the backend. */
const NO_RESPONSE_FROM_BACKEND = [502, 504];

/**
 * True when a failed change may still have been made: no response, an unreadable success, or a server error without a
 * reason (CHK-04).
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { httpStatus } = error;
  if (httpStatus === null || httpStatus < 300 || NO_RESPONSE_FROM_BACKEND.includes(httpStatus)) return true;
  return httpStatus >= 500 && !isExplained(error);
}
