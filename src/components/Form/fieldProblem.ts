import type { Translate } from '../../i18n/translate';
import { isDigits, isOptional, type Field } from './defineForm';

/** The format `email` as the contract's validators read it (scripts/generate/formats.ts). */
const email = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The format `date`: a day of the calendar, such as 2026-02-28. */
function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === value;
}

/** Length as JSON Schema counts it: code points, so that an emoji is one. */
const lengthOf = (value: string) => [...value].length;

function isNumberWithin(value: string, minimum = 0, maximum = Infinity): boolean {
  return /^[0-9]+$/.test(value) && Number(value) >= minimum && Number(value) <= maximum;
}

/** Whether the contract takes a text that is not empty; numbers are judged as digits. */
function isAllowed({ constraint }: Field, value: string): boolean {
  const { minLength = 0, maxLength = Infinity, pattern, format, minimum, maximum } = constraint;
  const length = lengthOf(value);
  if (minimum !== undefined || maximum !== undefined) return isNumberWithin(value, minimum, maximum);
  if (constraint.enum && !constraint.enum.includes(value)) return false;
  if (length < minLength || length > maxLength) return false;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) return false;
  if (format === 'date') return isDay(value);
  return format !== 'email' || email.test(value);
}

/**
 * What is wrong with what was typed into a field, in the language of the page (FORM-01).
 * @returns undefined for what the contract takes
 */
export function fieldProblem(t: Translate, field: Field, value: string): string | undefined {
  const { label, constraint } = field;
  const { minLength = 0, maxLength = Infinity, minimum = 0, maximum = Infinity } = constraint;
  const name = t(label);
  if (value === '') return isOptional(constraint) ? undefined : t('forms.missing', [name]);
  if (isAllowed(field, value)) return undefined;
  if (value.trim() === '') return t('forms.missing', [name]);
  if (constraint.format === 'email') return t('forms.emailInvalid');
  if (isDigits(constraint)) return t('forms.digits', [name, maxLength]);
  if (constraint.minimum !== undefined) return t('forms.number', [name, minimum, maximum]);
  if (lengthOf(value) > maxLength) return t('forms.tooLong', [name, maxLength]);
  if (lengthOf(value) < minLength) return t('forms.tooShort', [name, minLength]);
  return t('forms.invalid', [name]);
}
