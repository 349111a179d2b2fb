import { ApiError, isExplained, OutcomeUnknown } from '../../../api/errors';
import type { TranslationKey } from '../../../i18n/english';
import { failureText } from '../../../i18n/failureText';
import type { Translate } from '../../../i18n/translate';

/** Server's messages about a submitted form. */
export interface FormFailure {
  /** Messages by field of the form (FORM-02). */
  byField: ReadonlyMap<string, string>;
  /** Messages for the form as a whole. */
  general: readonly string[];
}

/** Form field of a contract field: `newAddress.city` is `city`. */
const fieldName = (field: string) => field.slice(field.lastIndexOf('.') + 1);

/** Default messages of a form's failures, where the server gives none (CALL-06). */
export interface FailureTexts {
  failed: TranslationKey;
  /** Message for a change that may have been made. */
  unknown?: TranslationKey;
  /** Messages by status in place of `failed`. */
  byStatus?: Readonly<Record<number, TranslationKey>>;
}

/**
 * Group the server's messages about a form by field (FORM-02); those of other fields are for the whole form.
 */
export function formFailure(
  t: Translate,
  error: Error,
  names: readonly string[],
  { failed, unknown, byStatus = {} }: FailureTexts,
): FormFailure {
  if (!(error instanceof ApiError) || error instanceof OutcomeUnknown)
    return { byField: new Map(), general: [failureText(t, error, failed, unknown)] };
  if (error.httpStatus === null) return { byField: new Map(), general: [t('forms.notReached')] };
  const { inputErrors } = error;
  // A redirect counts as a 401 (CALL-04), but is none.
  const words = !isExplained(error) && error.redirectUrl === null && byStatus[error.httpStatus];
  if (words) return { byField: new Map(), general: [t(words)] };
  if (inputErrors.length === 0) return { byField: new Map(), general: [failureText(t, error, failed)] };
  const isOurs = ({ field }: { field: string }) => names.includes(fieldName(field));
  return {
    byField: new Map(inputErrors.filter(isOurs).map(({ field, message }) => [fieldName(field), message])),
    general: inputErrors.filter((inputError) => !isOurs(inputError)).map(({ message }) => message),
  };
}
