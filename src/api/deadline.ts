/** Timeout of a call until its body has been read, in ms (CALL-08). Also for early requests. */
export const requestDeadline = 20_000;

/** Abort reason of a call after its deadline: a TimeoutError, like that of AbortSignal.timeout. */
export function timeoutError(ms: number): Error {
  return Object.assign(new Error(`No answer within ${ms / 1000} s.`), { name: 'TimeoutError' });
}

/**
 * Run a call that always settles: when it completes, when one of its signals aborts, or at the deadline, even if the
 * work inside never settles and ignores the signal.
 * @param call receives the signal that aborts it
 * @param ms deadline in ms
 * @throws the call's own error, the reason of the abort, or a TimeoutError at the deadline
 */
export async function withDeadline<T>(
  call: (signal: AbortSignal) => Promise<T>,
  ms: number,
  signals: readonly AbortSignal[] = [],
): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // Removed at the end, since the signal of a session outlives its calls. AbortSignal.any would keep them all.
  const listeners = new AbortController();
  for (const other of signals) {
    other.throwIfAborted();
    other.addEventListener('abort', () => controller.abort(other.reason), { signal: listeners.signal });
  }
  const timer = setTimeout(() => controller.abort(timeoutError(ms)), ms);
  try {
    return await Promise.race([call(signal), stopped]);
  } finally {
    clearTimeout(timer);
    listeners.abort();
  }
}
