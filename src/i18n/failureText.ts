import { ApiError } from '../api/errors';
import type { TranslationKey } from './english';
import { textOf, type Translate } from './translate';

/**
 * What a failed call says to the person (CALL-05): the text of its translation key, else the server's own words.
 * @param otherwise shown for what is no failed call
 */
export function failureText(t: Translate, error: Error, otherwise: TranslationKey): string {
  if (!(error instanceof ApiError)) return t(otherwise);
  const { messageTranslationKey: key, message } = error;
  return (key !== null ? textOf(t, key) : undefined) ?? message;
}
