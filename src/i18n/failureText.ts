import { ApiError } from '../api/errors';
import type { TranslationKey } from './english';
import { textOf, type Translate } from './translate';

/**
 * Message of a failed call (CALL-05): the text of its translation key, else the server's own message.
 * @param otherwise text for errors other than ApiError
 * @example failureText(t, error, 'errors.unexpectedText');
 */
export function failureText(t: Translate, error: Error, otherwise: TranslationKey): string {
  if (!(error instanceof ApiError)) return t(otherwise);
  const { messageTranslationKey: key, message } = error;
  return (key !== null ? textOf(t, key) : undefined) ?? message;
}

/**
 * Message of a failed call in a form of one field: that of the server for the field, otherwise `failureText`.
 * @param otherwise text for errors other than ApiError
 */
export function fieldFailureText(
  t: Translate,
  error: Error,
  field: string,
  otherwise: TranslationKey,
): string {
  const rejected = error instanceof ApiError ? error.inputErrors.find((each) => each.field === field) : null;
  return rejected?.message ?? failureText(t, error, otherwise);
}
