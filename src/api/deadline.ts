import { timeoutError } from '../config/requestDeadline';

/**
 * Makes a call that ends: by itself, when its caller aborts, or at its deadline, even if what it waits for never
 * settles and ignores the signal.
 *
 * @param call gets the signal that aborts it
 * @param ms how long it may take, in ms
 * @throws whatever the call throws, the caller's abort reason, or a TimeoutError at the deadline
 */
export async function withDeadline<T>(
  call: (signal: AbortSignal) => Promise<T>,
  ms: number,
  callerSignal?: AbortSignal,
): Promise<T> {
  const timeout = new AbortController();
  const signal = callerSignal ? AbortSignal.any([callerSignal, timeout.signal]) : timeout.signal;
  signal.throwIfAborted();
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const timer = setTimeout(() => {
    timeout.abort(timeoutError(ms));
  }, ms);
  try {
    return await Promise.race([call(signal), stopped]);
  } finally {
    clearTimeout(timer);
  }
}
