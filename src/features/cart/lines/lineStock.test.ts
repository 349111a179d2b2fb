import { describe, expect, it } from 'vitest';
import { examples } from '../../../../mocks/generated/examples';
import { createTranslate } from '../../../i18n/translate';
import type { LineItem } from '../cartCache';
import { lineStock } from './lineStock';

function line(part: Partial<LineItem>): LineItem {
  const { body } = examples.getCart[200].cart();
  const [first] = 'lineItems' in body ? body.lineItems : [];
  if (!first) throw new Error('The example cart is empty');
  return { ...first, active: true, quantity: 3, ...part };
}

describe('lineStock', () => {
  it.each([
    [{ inStockQuantity: 3 }, 'In stock', false],
    [{ inStockQuantity: 2 }, 'Only 2 in stock', true],
    [{ inStockQuantity: 0 }, 'Out of stock', true],
    [{ inStockQuantity: 9, active: false }, 'No longer sold', true],
  ])('CART-03 %j reads %s', (part, text, short) => {
    expect(lineStock(createTranslate({}, 'en'), line(part))).toEqual({ text, short });
  });
});
