import { ApiError, isAbort } from './errors';

/**
 * Result envelope of a call, as specified (CALL-06): a success with its data; a failure response, with
 * `data.message` for the customer; or an exception with its technical `message`. A failure with an unexpected status
 * has both (CALL-05). `error` is the error thrown by the call.
 */
export type Envelope<Data> =
  | { isSuccess: true; isFailure: false; isException: false; data: Data }
  | { isSuccess: false; isFailure: true; isException: false; data: ApiError; error: unknown }
  | { isSuccess: false; isFailure: true; isException: true; data: ApiError; message: string; error: unknown }
  | { isSuccess: false; isFailure: false; isException: true; message: string; error: unknown };

/** Envelope of an error thrown by a call. */
function failureEnvelope(error: unknown): Exclude<Envelope<never>, { isSuccess: true }> {
  if (!(error instanceof ApiError) || error.httpStatus === null) {
    const message = error instanceof Error ? error.message : String(error);
    return { isSuccess: false, isFailure: false, isException: true, message, error };
  }
  const failure = { isSuccess: false, isFailure: true, data: error, error } as const;
  if (error.exception === null) return { ...failure, isException: false };
  return { ...failure, isException: true, message: error.exception };
}

/**
 * Resolve to the outcome of a call (CALL-06), for code that checks the outcome rather than catching.
 * @throws only when the caller aborts
 * @example const outcome = await outcomeOf(createOrder({ headers, body }));
 */
export async function outcomeOf<Data>(call: Promise<Data>): Promise<Envelope<Data>> {
  try {
    return { isSuccess: true, isFailure: false, isException: false, data: await call };
  } catch (error) {
    if (isAbort(error)) throw error;
    return failureEnvelope(error);
  }
}
