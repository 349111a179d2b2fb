import type { OperationId } from '../../../../src/api/operation';
import { at, list, number, text } from '../read';
import { type Flow, lost } from './changes';

/** True for a line that the server added: a gift, or a fee, which is not visible. */
export const isOfServer = (line: unknown): boolean =>
  at(line, 'isGift') === true || at(line, 'item', 'visible') === false;

/** Quantities by code. */
export type Lines = Map<string, number>;

/** Quantities by code of some lines. */
function quantitiesOf(lines: readonly unknown[]): Lines {
  const quantities: Lines = new Map();
  for (const line of lines) {
    const [code, quantity] = [text(line, 'code'), number(line, 'quantity')];
    if (code !== undefined && quantity !== undefined)
      quantities.set(code, (quantities.get(code) ?? 0) + quantity);
  }
  return quantities;
}

/** The lines that the customer added. */
export const linesOf = (cart: unknown): Lines =>
  quantitiesOf(list(cart, 'lineItems').filter((line) => !isOfServer(line)));

/** The lines of a cart, those that the server added included. */
export const allLinesOf = (cart: unknown): Lines => quantitiesOf(list(cart, 'lineItems'));

/** Fetch the cart. */
export async function readCart({ run, shopper }: Flow): Promise<Lines | undefined> {
  const cart = await run.call(shopper, 'getCart');
  return cart && linesOf(cart.body);
}

const show = (lines: ReadonlyMap<string, number>) =>
  [...lines].map(([code, quantity]) => `${quantity} × ${code}`).join(', ') || 'nothing';

/** Compare a cart with the expected one; a missing response is no difference. */
export function compare(
  flow: Flow,
  operation: OperationId,
  lines: ReadonlyMap<string, number> | undefined,
  wanted: ReadonlyMap<string, number>,
): boolean {
  const isSame = (other: ReadonlyMap<string, number>) =>
    other.size === wanted.size && [...wanted].every(([code, quantity]) => other.get(code) === quantity);
  if (lines === undefined || isSame(lines)) return true;
  lost(flow, operation, 'CART-02', '/lineItems', show(wanted), show(lines));
  return false;
}
