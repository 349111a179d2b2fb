declare global {
  /** Receive every exception of the shop: the hook for a monitoring service (docs/operate.md). */
  var exceptionReporter: ((error: unknown, componentStack?: string) => void) | undefined;
}

/** Write to the console in development only. */
function writeToConsole(error: unknown, componentStack?: string): void {
  // eslint-disable-next-line no-console -- developers read it here
  if (import.meta.env.DEV) console.error(error, componentStack ?? '');
}

/** Report an exception to `window.exceptionReporter`, or to the console in development; never throws. */
export function reportException(error: unknown, componentStack?: string): void {
  const report = globalThis.exceptionReporter ?? writeToConsole;
  try {
    report(error, componentStack);
  } catch {
    // A broken monitoring service must not break the shop.
  }
}

/** To the reporter only, since the browser writes uncaught errors to the console. */
function reportUncaught(error: unknown): void {
  if (globalThis.exceptionReporter) reportException(error);
}

/** Report errors of event handlers and timers, and unhandled rejections; returns a function that stops it. */
export function reportUncaughtErrors(): () => void {
  const onError = (event: ErrorEvent) => reportUncaught(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => reportUncaught(event.reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
