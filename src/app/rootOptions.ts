import type { Component, ErrorInfo } from 'react';
import type { RootOptions } from 'react-dom/client';
import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary';
import { reportException } from '../config/reportException';

type CaughtErrorInfo = ErrorInfo & { errorBoundary?: Component | null };

/** The boundary that caught an error locates it in the page. */
function report(error: unknown, { componentStack, errorBoundary }: CaughtErrorInfo): void {
  const located = errorBoundary instanceof ErrorBoundary ? errorBoundary.located(error) : error;
  reportException(located, componentStack ?? undefined);
}

/** Options of the React root: whatever a component throws is reported once, caught by an error boundary or not. */
export const rootOptions = {
  onCaughtError: report,
  onUncaughtError: report,
  onRecoverableError: report,
} satisfies RootOptions;
