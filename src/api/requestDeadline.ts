/** Timeout of a call until its body has been read, in ms (CALL-08). Also for early requests. */
export const requestDeadline = 20_000;

/** Abort reason of a call after its deadline: a TimeoutError, like that of AbortSignal.timeout. */
export function timeoutError(ms: number): Error {
  return Object.assign(new Error(`No answer within ${ms / 1000} s.`), { name: 'TimeoutError' });
}
