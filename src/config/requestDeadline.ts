/** How long a call may take until its answer has been read, in ms (CALL-08). Early requests have the same. */
export const requestDeadline = 20_000;

/** Why a call whose deadline has passed is aborted: a TimeoutError, as AbortSignal.timeout has it. */
export function timeoutError(ms: number): Error {
  return Object.assign(new Error(`No answer within ${ms / 1000} s.`), { name: 'TimeoutError' });
}
