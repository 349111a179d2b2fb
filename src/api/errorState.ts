import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/createStore';
import { reportCallException } from '../lib/reportException';
import { ApiError, GENERIC_ERROR, isAbort } from './errors';
import type { InputError } from './failureBody';

/** Error state shared by the whole shop (CALL-07): the latest failure, until it is reset. */
export interface ErrorState {
  hasError: boolean;
  httpStatus: number | null;
  message: string | null;
  titleTranslationKey: string | null;
  messageTranslationKey: string | null;
  inputErrors: readonly InputError[];
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
    isUnshown: error.isUnshown ?? false,
  });
}

/** Clear the shared error state (CALL-07). */
export function resetError(): void {
  store.set(NO_ERROR);
}

/**
 * Write an error thrown by a call to the shared error state, and report its exception text (CALL-05). Ignores an
 * abort and the 301 of a page, which is followed; an error other than ApiError shows as the generic one.
 * @param isUnshown true when no part of the page shows this failure
 * @example getOrder(input).catch((error) => reportError(error));
 */
export function reportError(error: unknown, isUnshown = false): void {
  if (isAbort(error)) return;
  if (!(error instanceof ApiError)) return setError({ ...GENERIC_ERROR, isUnshown });
  if (error.httpStatus === 301 && error.redirectUrl !== null) return;
  if (error.exception !== null) reportCallException(error.exception, error);
  const { httpStatus, message, titleTranslationKey, messageTranslationKey, inputErrors } = error;
  setError({ httpStatus, message, titleTranslationKey, messageTranslationKey, inputErrors, isUnshown });
}

/** Shared error state, for the component that renders it (CALL-07). */
export function useErrorState(): ErrorState {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
