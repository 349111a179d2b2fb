import * as z from 'zod/mini';
import { ApiError, isExplained, OutcomeUnknown } from '../../../api/errors';
import type { TranslationKey } from '../../../i18n/english';
import { failureText } from '../../../i18n/failureText';
import type { Translate } from '../../../i18n/translate';

/** Labels of form fields, by the contract's names; fields that are not sent come last. */
export const fieldLabels = {
  firstName: 'forms.firstName',
  lastName: 'forms.lastName',
  email: 'forms.email',
  phoneNumber: 'forms.phoneNumber',
  address: 'forms.address',
  postalCode: 'forms.postalCode',
  city: 'forms.city',
  countryCode: 'forms.country',
  organizationName: 'account.organizationName',
  organizationNumber: 'account.organizationNumber',
  role: 'organization.role',
  orderLimit: 'organization.orderLimit',
  monthlyLimit: 'organization.monthlyLimit',
  deliveryAddressId: 'organization.deliveryAddressId',
  password: 'forms.password',
  currentPassword: 'account.currentPassword',
  newPassword: 'account.newPassword',
  listName: 'favorites.listName',
  newListName: 'favorites.newName',
  requestedDeliveryDate: 'checkout.requestedDate',
  message: 'orders.declineMessage',
  title: 'checkout.reference',
  description: 'checkout.note',
  code: 'cart.quickAddCode',
  couponCode: 'cart.coupon',
  accountType: 'account.accountType',
  confirmation: 'account.deleteConfirmation',
} as const satisfies Record<string, TranslationKey>;

export type FieldName = keyof typeof fieldLabels;

/**
 * Label of a field.
 * @param name name of the field; undefined or unknown gives undefined
 */
function labelOf(name: unknown): TranslationKey | undefined {
  const labels: ReadonlyMap<unknown, TranslationKey> = new Map(Object.entries(fieldLabels));
  return labels.get(name);
}

/** Server's messages about a submitted form. */
interface FormFailure {
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

type Issue = z.core.$ZodRawIssue;

const isBlank = ({ input }: Issue) => typeof input === 'string' && input.trim() === '';

/** Maximum number of digits in a pattern such as `^[0-9]{0,16}$`; undefined for other patterns. */
const mostDigits = (pattern: string | undefined) => /\[0-9\]\{\d+,(\d+)\}/.exec(pattern ?? '')?.[1];

/**
 * Rule between fields, or against data outside the schema, for `check` of a form's schema. Runs even when fields are
 * invalid, so that all errors show at once.
 * @param path field of the message
 * @param problemOf key of the message, whose {0} is the field's label; undefined for valid values
 * @example z.pick(body, { newName: true }).check(rule('newName', (it) => (isTaken(it.newName) ? 'nameTaken' :
 * undefined)))
 */
export const rule = <Values>(
  path: keyof Values & string,
  problemOf: (values: Values) => TranslationKey | undefined,
): z.core.$ZodCheck<Values> =>
  z.check<Values>(
    ({ value, issues }) => {
      const message = problemOf(value);
      if (message) issues.push({ code: 'custom', path: [path], params: { message }, input: value });
    },
    { when: () => true },
  );

/**
 * Error map of every form (FORM-01): the message of an issue by its code and the label of its field, in the language
 * of the page.
 * @example zodResolver(profileSchema, { error: issueMessage(t) })
 */
export const issueMessage =
  (t: Translate) =>
  (issue: Issue): string => {
    const field = issue.path?.at(-1);
    const label = labelOf(field);
    const name = label ? t(label) : '';
    if (issue.code === 'custom') return t(issue.params?.message as TranslationKey, [name]);
    // No form has a field for it: its length says as much as its pattern.
    if (field === 'language') return t('forms.languageInvalid');
    if (field === 'lines') return t('orders.noLineChosen');
    if (isBlank(issue)) return field === 'code' ? t('forms.codeEmpty') : t('forms.missing', [name]);
    switch (issue.code) {
      case 'invalid_format': {
        if (issue.format === 'email') return t('forms.emailInvalid');
        const digits = mostDigits(issue.pattern);
        return digits === undefined ? t('forms.invalid', [name]) : t('forms.digits', [name, digits]);
      }
      case 'too_big':
        return t('forms.tooLong', [name, Number(issue.maximum)]);
      case 'too_small':
        return t('forms.tooShort', [name, Number(issue.minimum)]);
      default:
        return t('forms.invalid', [name]);
    }
  };
