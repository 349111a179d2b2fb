import type { Component, ErrorInfo } from 'react';
import type { RootOptions } from 'react-dom/client';
import { ErrorBoundary } from '../components/plain/ErrorBoundary';
import { reportException } from '../lib/reportException';

type CaughtErrorInfo = ErrorInfo & { errorBoundary?: Component | null };

/** Report with the place of the boundary that caught the error. */
function report(error: unknown, { componentStack, errorBoundary }: CaughtErrorInfo): void {
  const located = errorBoundary instanceof ErrorBoundary ? errorBoundary.located(error) : error;
  reportException(located, componentStack ?? undefined);
}

/** Options of the React root: reports every exception of a component once, caught by an error boundary or not. */
export const rootOptions = {
  onCaughtError: report,
  onUncaughtError: report,
  onRecoverableError: report,
} satisfies RootOptions;
