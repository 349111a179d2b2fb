import { timeoutError } from './requestDeadline';

/**
 * Run a call that always settles: when it completes, when its caller aborts, or at the deadline, even if the work
 * inside never settles and ignores the signal.
 * @param call receives the signal that aborts it
 * @param ms deadline in ms
 * @throws the call's own error, the caller's abort reason, or a TimeoutError at the deadline
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
