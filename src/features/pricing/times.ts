import type { Money } from '../../api/generated/types';
import { numberFormat } from '../../i18n/intl';

/** An amount of several pieces, written as the server writes that of one. */
export function times({ amount, formattedString }: Money, quantity: number): string {
  const digits = /\d[\d\s.,]*\d|\d/.exec(formattedString)?.[0] ?? '';
  const decimal = /([.,])\d{2}$/.exec(digits)?.[1];
  const separators: Readonly<Record<string, string>> = {
    group: /\d(\D)\d{3}/.exec(digits)?.[1] ?? '\u00a0',
    decimal: decimal ?? ',',
  };
  const isWhole = Math.round(amount * quantity * 100) % 100 === 0;
  const minimumFractionDigits = decimal || !isWhole ? 2 : 0;
  const format = numberFormat('en', { minimumFractionDigits, maximumFractionDigits: 2 });
  const parts = format.formatToParts(amount * quantity);
  return formattedString.replace(digits, parts.map(({ type, value }) => separators[type] ?? value).join(''));
}
