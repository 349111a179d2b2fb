import { ApiError } from '../../api/errors';
import type { TranslationKey } from '../../i18n/english';
import { failureText } from '../../i18n/failureText';
import type { Translate } from '../../i18n/translate';

/** What a server said against a form that was sent to it. */
export interface FormFailure {
  /** Messages by field of the form (FORM-02). */
  byField: ReadonlyMap<string, string>;
  /** Messages for the form as a whole. */
  general: readonly string[];
}

/** The contract's field as the form names it: `newAddress.city` is its city. */
const fieldName = (field: string) => field.slice(field.lastIndexOf('.') + 1);

/**
 * Sorts what a server said against a form by field (FORM-02); what belongs to none of its fields is for the whole form.
 * @param failed the words for a failure that has none of its own
 * @param byStatus the words for an answer of that status that has none of its own
 */
export function formFailure(
  t: Translate,
  error: Error,
  names: readonly string[],
  failed: TranslationKey,
  byStatus: Readonly<Record<number, TranslationKey>> = {},
): FormFailure {
  if (!(error instanceof ApiError)) return { byField: new Map(), general: [t(failed)] };
  if (error.httpStatus === null) return { byField: new Map(), general: [t('forms.notReached')] };
  const { inputErrors } = error;
  const words = error.messageTranslationKey !== null && byStatus[error.httpStatus];
  if (words) return { byField: new Map(), general: [t(words)] };
  if (inputErrors.length === 0) return { byField: new Map(), general: [failureText(t, error, failed)] };
  const isOurs = ({ field }: { field: string }) => names.includes(fieldName(field));
  return {
    byField: new Map(inputErrors.filter(isOurs).map(({ field, message }) => [fieldName(field), message])),
    general: inputErrors.filter((inputError) => !isOurs(inputError)).map(({ message }) => message),
  };
}
