import { expect, test, vi } from 'vitest';
import { examples } from '../../../mocks/generated/examples';
import { createTranslate } from '../../i18n/translate';
import type { Cart } from '../../api/generated/types';
import type { LineItem } from './cartCache';
import { cartStatus, lineStock } from './cartStatus';

vi.mock('../../lib/reportException');

const [example] = (examples.getCart[200].cart().body as Cart).lineItems;
function line(part: Partial<LineItem>): LineItem {
  if (!example) throw new Error('The example cart is empty');
  return { ...example, active: true, quantity: 2, inStockQuantity: 2, ...part };
}

test.each([
  ['no line', [], false, false],
  ['lines in stock', [line({})], false, false],
  ['a short line', [line({}), line({ inStockQuantity: 1 })], true, false],
  ['an inactive line', [line({ active: false, inStockQuantity: 0 })], false, true],
  ['one of each', [line({ active: false }), line({ inStockQuantity: 0 })], true, true],
  ['a gift', [line({ isGift: true, active: false })], false, false],
  ['a fee', [line({ inStockQuantity: 0, item: { ...line({}).item, visible: false } })], false, false],
  ['a line that cannot be read', [{ ...line({}), item: null } as never, line({})], false, false],
])('CART-03 outOfStock and notActive of a cart with %s', (_, lines, outOfStock, notActive) => {
  expect(cartStatus(lines)).toEqual({ outOfStock, notActive });
});

test.each([
  [{ inStockQuantity: 3 }, 'In stock', false],
  [{ inStockQuantity: 2 }, 'Only 2 in stock', true],
  [{ inStockQuantity: 0 }, 'Out of stock', true],
  [{ inStockQuantity: 9, active: false }, 'No longer sold', true],
])('CART-03 the stock of a line with %j reads %s', (part, text, short) => {
  expect(lineStock(createTranslate({}, 'en'), line({ quantity: 3, ...part }))).toEqual({ text, short });
});
