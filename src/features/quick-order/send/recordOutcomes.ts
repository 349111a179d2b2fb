import type { QueryClient } from '@tanstack/react-query';
import type { CallOf } from '../../../api/operation';
import type { Translate } from '../../../i18n/translate';
import type { ReportLine } from '../../cart/useAddLines';
import type { Cart } from '../../cart/cartCache';
import { comparableCode, normalizeText } from '../../../lib/normalizeText';
import { rowQuantity, sentQuantity, type OrderRow, type RowProblem } from '../rows/orderRow';
import { changeRows, currentOrder } from '../rows/orderStore';
import { quantityNote } from '../rows/quantityNote';

type Comparison = 'added' | 'notAdded' | 'unclear';

export function quantitiesInCart(cart: Cart): Map<string, number> {
  return new Map(cart.lineItems.map(({ code, quantity }) => [comparableCode(code), quantity]));
}

/** CART-02: compare the quantity in the cart with that before the row was sent; unclear when changed otherwise too. */
function compareWithCart(row: OrderRow, cartQuantities: ReadonlyMap<string, number>): Comparison {
  const now = cartQuantities.get(comparableCode(row.code)) ?? 0;
  const difference = now - (row.sentAt ?? now);
  if (difference === 0) return 'notAdded';
  return difference === rowQuantity(row) ? 'added' : 'unclear';
}

/** A run of sending an order: its dependencies, the cart's quantities, and the outcomes so far. */
export interface Sending {
  client: QueryClient;
  bulkUpdateCart: CallOf<'bulkUpdateCart'>;
  t: Translate;
  cartQuantities: Map<string, number>;
  report: ReportLine[];
  added: OrderRow[];
}

export type RowOutcome = RowProblem | 'added';

const rowName = ({ code, name }: OrderRow) =>
  name ? `${name} (${normalizeText(code)})` : normalizeText(code);

/** Record outcomes: added rows leave the order, the others stay with their reasons. */
export function recordOutcomes(sending: Sending, outcomes: ReadonlyMap<number, RowOutcome>): void {
  for (const row of currentOrder().rows) {
    const outcome = outcomes.get(row.number);
    if (!outcome) continue;
    const line = { id: `${row.number}`, row: row.number, name: rowName(row) };
    if (outcome === 'added') {
      const code = comparableCode(row.code);
      const pieces = rowQuantity(row) ?? 0;
      sending.added.push(row);
      sending.cartQuantities.set(code, (sending.cartQuantities.get(code) ?? 0) + pieces);
      const texts = [sending.t('cart.quantity', [sentQuantity(row)]), quantityNote(sending.t, row)];
      sending.report.push({ ...line, outcome, text: texts.filter(Boolean).join(' · ') });
    } else sending.report.push({ ...line, outcome: outcome.outcome, text: outcome.reason });
  }
  changeRows((rows) =>
    rows.flatMap((row) => {
      const outcome = outcomes.get(row.number);
      const { sentAt: _, ...rest } = row;
      if (!outcome) return [row];
      return outcome === 'added' ? [] : [{ ...rest, problem: outcome }];
    }),
  );
}

export function clearSentMark(numbers: ReadonlySet<number>): void {
  changeRows((rows) =>
    rows.map((row) => {
      const { sentAt: _, ...rest } = row;
      return numbers.has(row.number) ? rest : row;
    }),
  );
}

/**
 * CART-02: determine from the cart the outcome of rows whose response was lost; unclear rows stay.
 * @returns numbers of the rows that have not been added so far
 */
export function recordByCart(sending: Sending, rows: readonly OrderRow[], cart: Cart): Set<number> {
  const cartQuantities = quantitiesInCart(cart);
  const outcomes = new Map<number, RowOutcome>();
  const notAdded = new Set<number>();
  for (const row of rows) {
    const comparison = compareWithCart(row, cartQuantities);
    const now = cartQuantities.get(comparableCode(row.code)) ?? 0;
    if (comparison === 'added') outcomes.set(row.number, 'added');
    if (comparison === 'notAdded') notAdded.add(row.number);
    if (comparison === 'unclear') {
      const reason = sending.t('quickOrder.unclear', [row.sentAt ?? 0, now]);
      outcomes.set(row.number, { outcome: 'notAdded', reason });
    }
  }
  recordOutcomes(sending, outcomes);
  sending.cartQuantities = cartQuantities;
  return notAdded;
}
