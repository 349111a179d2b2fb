import type { Translate } from './translate';
import type { AddressInput } from '../api/generated/types';
import { normalizeText } from '../lib/normalizeText';

/** Grouping of phone numbers in the shop's countries: the country code, then groups of digits. */
const groupings: readonly RegExp[] = [
  /^(47)([489]\d\d)(\d\d)(\d{3})$/,
  /^(47)(\d\d)(\d\d)(\d\d)(\d\d)$/,
  /^(46)(7\d)(\d{3})(\d\d)(\d\d)$/,
  /^(46)(8)(\d{3})(\d{3})(\d\d)$/,
];

/** Phone number without plus, blanks and other separators. */
export const phoneDigits = (text: string): string => normalizeText(text).replace(/[\s().+/-]/g, '');

/** Format a telephone number without line breaks: `4791234501` becomes +47 912 34 501. */
export function formatPhone(number: string): string {
  const groups = groupings.map((grouping) => grouping.exec(number)).find((found) => found !== null);
  return groups ? `+${groups.slice(1).join('\u00a0')}` : number;
}

/** A mobile number of each country, without line breaks. */
const examples: Readonly<Record<string, string>> = {
  DK: '+45\u00a020\u00a012\u00a034\u00a056',
  FI: '+358\u00a040\u00a0123\u00a04567',
  NO: '+47\u00a0912\u00a034\u00a0567',
  SE: '+46\u00a070\u00a0123\u00a045\u00a067',
};

/** Hint of a telephone field (FORM-01), with an example where one is known for the country. */
export function phoneHint(t: Translate, country: string | undefined): string {
  const example = country === undefined ? undefined : examples[country];
  return example === undefined ? t('forms.phoneHint') : t('forms.phoneHintExample', [example]);
}

interface Person {
  firstName?: string;
  lastName?: string;
}

/** First and last name of a person, or what the server has of them. */
export const fullName = ({ firstName, lastName }: Person): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** The address on one line, for accessible names, options and confirmations. */
export const addressLine = ({ address, postalCode, city }: AddressInput): string =>
  `${address}, ${postalCode} ${city}`;
