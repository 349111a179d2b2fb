import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/createStore';
import { reportException } from '../lib/reportException';
import { ContractError } from './checkResponse';
import { ApiError, GENERIC_ERROR, isAbort, isExplained } from './errors';
import type { FailureDetails } from './failureBody';

/** Error state shared by the whole shop (CALL-07): the latest failure, until it is reset. */
export interface ErrorState extends FailureDetails {
  hasError: boolean;
  httpStatus: number | null;
  /** Message of an exception (CALL-06): the unexpected status, or the reason for no response. */
  exception: string | null;
  /** True when no part of the page shows this failure, so that the layout does. */
  isUnshown: boolean;
}

const NO_ERROR: ErrorState = {
  hasError: false,
  httpStatus: null,
  message: null,
  titleTranslationKey: null,
  messageTranslationKey: null,
  inputErrors: [],
  exception: null,
  isUnshown: false,
};

const store = createStore(NO_ERROR);

/** Current shared error state. */
export function getErrorState(): ErrorState {
  return store.get();
}

/**
 * Write a failure to the shared error state (CALL-07). A failure has a status, a message or a translation key; a
 * missing title or message is replaced by the generic text (CALL-08).
 */
export function setError(error: Partial<Omit<ErrorState, 'hasError'>>): void {
  const { httpStatus, message, titleTranslationKey, messageTranslationKey } = error;
  const details = [httpStatus, message, titleTranslationKey, messageTranslationKey];
  if (!details.some((part) => part != null && part !== '')) return;
  const silent = !message && !messageTranslationKey;
  store.set({
    hasError: true,
    httpStatus: httpStatus ?? null,
    message: message || GENERIC_ERROR.message,
    titleTranslationKey: titleTranslationKey || GENERIC_ERROR.titleTranslationKey,
    messageTranslationKey: messageTranslationKey || (silent ? GENERIC_ERROR.messageTranslationKey : null),
    inputErrors: error.inputErrors ?? [],
    exception: error.exception ?? null,
    isUnshown: error.isUnshown ?? false,
  });
}

/** Clear the shared error state (CALL-07). */
export function resetError(): void {
  store.set(NO_ERROR);
}

/**
 * Write an error thrown by a call to the shared error state, and report its operation with the exception text, or with
 * the catalogue's text when the backend gave no reason (CALL-06); a departure from the contract has been reported
 * already. Ignores an abort and the 301 of a page, which is followed; an error other than ApiError shows as the generic
 * one.
 * @param isUnshown true when no part of the page shows this failure
 * @example getOrder(input).catch((error) => reportError(error));
 */
export function reportError(error: unknown, isUnshown = false): void {
  if (isAbort(error)) return;
  if (!(error instanceof ApiError)) return setError({ ...GENERIC_ERROR, isUnshown });
  if (error.httpStatus === 301 && error.redirectUrl !== null) return;
  const { message, exception } = error;
  const isReported = error.cause instanceof ContractError;
  if (!isReported && (exception !== null || !isExplained(error)))
    reportException(new Error(`${error.operationId}: ${exception ?? message}`, { cause: error }));
  setError({ ...error, message, isUnshown });
}

/** Shared error state, for the component that renders it (CALL-07). */
export function useErrorState(): ErrorState {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
