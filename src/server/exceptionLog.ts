import { ApiError } from '../api/errors';
import { createStore } from '../lib/createStore';
import { pageUrl } from '../lib/renderRequest';

/** Messages of the calls of the current page that have failed. */
const failedCalls = createStore<readonly string[]>([]);

const isFailedCall = (error: unknown): error is Error =>
  error instanceof Error && error.cause instanceof ApiError;

/** Write exceptions with their stack traces; failed calls are left to the line of their page. */
export function logExceptions(write: (text: string) => void): void {
  globalThis.exceptionReporter = (error) => {
    if (isFailedCall(error)) failedCalls.set([...failedCalls.get(), error.message]);
    else write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  };
}

/** Write a line about the current page if calls of it have failed: its path without the query, which has typed text. */
export function logFailedCalls(write: (text: string) => void): void {
  const [first, ...others] = failedCalls.get();
  if (first === undefined) return;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  write(`${pageUrl().pathname}: ${first.replaceAll(/\s+/g, ' ')}${more}\n`);
}
