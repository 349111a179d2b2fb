import type { OperationId } from '../../../../src/api/operation';
import { at, list, number, text } from '../read';
import type { Run } from '../run';

/** True for a line that the server added: a gift, or a fee, which is not visible. */
const isOfServer = (line: unknown): boolean =>
  at(line, 'isGift') === true || at(line, 'item', 'visible') === false;

/** Quantities by code. */
export type Lines = Map<string, number>;

/** All lines of a cart: quantities by code. */
export function allLinesOf(cart: unknown, isMeant: (line: unknown) => boolean = () => true): Lines {
  const quantities: Lines = new Map();
  for (const line of list(cart, 'lineItems').filter(isMeant)) {
    const [code, quantity] = [text(line, 'code'), number(line, 'quantity')];
    if (code !== undefined && quantity !== undefined)
      quantities.set(code, (quantities.get(code) ?? 0) + quantity);
  }
  return quantities;
}

/** The lines that the customer added. */
export const linesOf = (cart: unknown): Lines => allLinesOf(cart, (line) => !isOfServer(line));

/** Quantities in a stable order, for comparison and reports. */
export const show = (lines: Lines): string =>
  [...lines]
    .map(([code, quantity]) => `${quantity} × ${code}`)
    .toSorted()
    .join(', ') || 'nothing';

/** CART-02: compare the lines of a cart with the expected ones; a missing response is no difference. */
export function compare(
  run: Run,
  operation: OperationId,
  cart: unknown,
  wanted: Lines,
  of: (cart: unknown) => Lines = linesOf,
): boolean {
  const [expected, found] = [show(wanted), show(of(cart))];
  run.verify(cart, `${operation} CART-02 /lineItems`, found === expected, expected, found);
  return cart === undefined || found === expected;
}
