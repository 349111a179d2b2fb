/**
 * Makes a call that ends: by itself, when its caller aborts, or when its time is up, even if what it waits for
 * never settles and knows no signal.
 *
 * @param call gets the signal that tells it to stop
 * @param ms how long it may take, in ms
 * @throws whatever the call throws, the caller's abort reason, or an Error that says the time was up
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
    timeout.abort(new Error(`No answer within ${ms / 1000} s.`));
  }, ms);
  try {
    return await Promise.race([call(signal), stopped]);
  } finally {
    clearTimeout(timer);
  }
}
