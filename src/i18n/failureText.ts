import { ApiError, backendTexts, OutcomeUnknown } from '../api/errors';
import type { TranslationKey } from './english';
import { textOf, type Translate } from './translate';

/** The backend's reason for a failure (CALL-06); undefined where it gave none. */
export function reasonText(t: Translate, failure: Parameters<typeof backendTexts>[0]): string | undefined {
  const { message, messageTranslationKey: key } = backendTexts(failure);
  return (key === null ? undefined : textOf(t, key)) ?? message ?? undefined;
}

/**
 * Message of a failed call (CALL-06): the backend's reason, else a sentence of the shop.
 * @example failureText(t, error, 'addresses.notDeleted');
 */
export function failureText(
  t: Translate,
  error: Error,
  otherwise: TranslationKey,
  unknown: TranslationKey = 'errors.outcomeUnknown',
): string {
  if (error instanceof OutcomeUnknown) return t(unknown);
  return (error instanceof ApiError ? reasonText(t, error) : undefined) ?? t(otherwise);
}

/** Message of a failed call in a form of one field: that of the server for the field, otherwise `failureText`. */
export function fieldFailureText(
  t: Translate,
  error: Error,
  field: string,
  otherwise: TranslationKey,
  unknown?: TranslationKey,
): string {
  const rejected = error instanceof ApiError ? error.inputErrors.find((each) => each.field === field) : null;
  return rejected?.message ?? failureText(t, error, otherwise, unknown);
}
