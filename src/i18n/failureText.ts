import { ApiError } from '../api/errors';
import { englishText, type TranslationKey } from './english';
import type { Translate } from './translate';

const isTranslationKey = (key: string | null): key is TranslationKey =>
  key !== null && englishText(key) !== undefined;

/**
 * What a failed call says to the person (CALL-05): the text of its translation key, else the server's own words.
 * @param otherwise shown for what is no failed call
 */
export function failureText(t: Translate, error: Error, otherwise: TranslationKey): string {
  if (!(error instanceof ApiError)) return t(otherwise);
  return isTranslationKey(error.messageTranslationKey) ? t(error.messageTranslationKey) : error.message;
}
