declare global {
  interface Window {
    /**
     * Receives every exception of the shop instead of the console: the hook for a monitoring service (README,
     * Deployment). A script in index.html sets it.
     */
    exceptionReporter?: (error: unknown, componentStack?: string) => void;
  }
}

/** Writes to the console during development; a production build stays quiet unless a reporter is set. */
function writeToConsole(error: unknown, componentStack?: string): void {
  // eslint-disable-next-line no-console -- developers read it here
  if (import.meta.env.DEV) console.error(error, componentStack ?? '');
}

/**
 * Reports an exception to `window.exceptionReporter`, or to the console during development. It never throws, not even
 * when the reporter does.
 * @param error whatever was thrown
 * @param componentStack where in the component tree it was thrown, as React gives it
 */
export function reportException(error: unknown, componentStack?: string): void {
  const report = window.exceptionReporter ?? writeToConsole;
  try {
    report(error, componentStack);
  } catch {
    // A monitoring service that breaks must not break the shop.
  }
}

/**
 * Reports the exception text of a failed call (CALL-05), such as an unexpected status. The browser itself writes failed
 * calls to the console, so the text goes to the reporter only.
 * @param cause the error of the call
 */
export function reportCallException(text: string, cause: Error): void {
  if (window.exceptionReporter) reportException(new Error(text, { cause }));
}

/** The browser itself writes uncaught errors to the console; here they go to the reporter only. */
function reportUncaught(error: unknown): void {
  if (window.exceptionReporter) reportException(error);
}

/**
 * Reports what no code catches: errors of event handlers and timers, and rejected promises.
 * @returns stops reporting
 */
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
