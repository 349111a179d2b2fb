import { formatPhone } from '../../i18n/formatPhone';
import { isDigits, type Field } from './defineForm';

/** Writes what was typed the way the contract wants it: no spaces around an e-mail address, only a phone number's digits. */
export function normalizeInput({ constraint }: Field, value: string): string {
  if (constraint.format === 'email') return value.trim();
  return isDigits(constraint) ? value.replace(/[\s().+/-]/g, '') : value;
}

/** Writes a value the way it stands in its field: a phone number in groups, as everywhere in the shop. */
export function formatInput(field: Field, value: string): string {
  const normal = normalizeInput(field, value);
  return isDigits(field.constraint) ? formatPhone(normal) : normal;
}
