import type { ErrorInfo } from 'react';
import type { RootOptions } from 'react-dom/client';
import { reportException } from '../config/reportException';

const report = (error: unknown, { componentStack }: ErrorInfo) =>
  reportException(error, componentStack ?? undefined);

/** Options of the React root: whatever a component throws is reported once, caught by an error boundary or not. */
export const rootOptions = {
  onCaughtError: report,
  onUncaughtError: report,
  onRecoverableError: report,
} satisfies RootOptions;
