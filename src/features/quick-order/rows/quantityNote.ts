import { quantityChange, quantityRule } from '../../../components/plain/QuantityInput';
import type { Translate } from '../../../i18n/translate';
import type { OrderRow } from './orderRow';

/** The change of a row's quantity with the rules of its article; undefined without a change. */
export function quantityNote(t: Translate, row: OrderRow): string | undefined {
  const { changedFrom, quantity } = row;
  if (changedFrom === undefined) return undefined;
  if (changedFrom === '') return quantityRule(t, row);
  return quantityChange(t, Number(changedFrom), Number(quantity), row);
}
