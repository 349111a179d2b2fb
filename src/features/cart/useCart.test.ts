import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { examples } from '../../../mocks/generated/examples';
import type { Cart, LineItem } from './cartCache';
import {
  clearPendingEdit,
  clearPendingEdits,
  pendingEdits,
  setPendingEdit,
  applyPendingEdits,
  type PendingEdit,
} from './useCart';

function cartOf(quantities: Record<string, number>): Cart {
  const { body } = examples.getCart[200].cart();
  const [first] = 'lineItems' in body ? body.lineItems : [];
  if (!first) throw new Error('The example cart is empty');
  const lineItems = Object.entries(quantities).map(([code, quantity]) => ({ ...first, code, quantity }));
  const numberOfItems = lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...body, lineItems, numberOfItems };
}

const quantitiesOf = ({ lineItems }: Cart) =>
  Object.fromEntries(lineItems.map(({ code, quantity }) => [code, quantity]));

const anyLine: LineItem = cartOf({ x: 1 }).lineItems[0] ?? examplesAreEmpty();
function examplesAreEmpty(): never {
  throw new Error('No line');
}
const edit = (code: string, quantity: number): PendingEdit => ({ line: { ...anyLine, code }, quantity });
const edits = (wanted: Record<string, number>) =>
  new Map(Object.entries(wanted).map(([code, quantity]) => [code, edit(code, quantity)]));

afterEach(clearPendingEdits);

it('CART-02 the cart shows pending edits: changed, removed and restored lines', () => {
  const cart = applyPendingEdits(cartOf({ a: 1, b: 2 }), edits({ a: 5, b: 0, c: 3 }));
  expect(quantitiesOf(cart)).toEqual({ a: 5, c: 3 });
  expect(cart.numberOfItems).toBe(8);
});

it('CART-02 the count is always that of the lines, and lines without an edit stay', () => {
  const quantities = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 999 }));
  const wanted = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: 999 }));
  fc.assert(
    fc.property(quantities, wanted, (held, wants) => {
      const cart = applyPendingEdits(cartOf(held), edits(wants));
      const expected = Object.entries({ ...held, ...wants }).filter(([, quantity]) => quantity > 0);
      expect(quantitiesOf(cart)).toEqual(Object.fromEntries(expected));
      expect(cart.numberOfItems).toBe(expected.reduce((sum, [, quantity]) => sum + quantity, 0));
    }),
  );
});

it('CART-02 a completed edit is removed, a newer one for the same line is not', () => {
  const [older, newer] = [edit('a', 2), edit('a', 3)];
  setPendingEdit(older);
  setPendingEdit(newer);
  clearPendingEdit(older);
  expect(pendingEdits().get('a')).toBe(newer);
  clearPendingEdit(newer);
  expect(pendingEdits().size).toBe(0);
});
