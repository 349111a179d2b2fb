import { expect, test } from 'vitest';
import { examples } from '../../../../mocks/generated/examples';
import type { Cart, LineItem } from '../../cart/cartCache';
import { cartChanges, cartContent } from './cartChanges';

const { body } = examples.getCart[200].cart();
const cart = body as Cart;
const [example] = cart.lineItems;
if (!example?.price || !cart.totalPrice) throw new Error('The example cart has no price');
const { price } = example;
const sofa: LineItem = { ...example, code: 'sofa', quantity: 2, inStockQuantity: 5, active: true };
const named = sofa.item.name;
const of = (...lineItems: LineItem[]): Cart => ({ ...cart, lineItems });
const dearer = { ...price, unitPrice: { ...price.unitPrice, amount: price.unitPrice.amount + 1 } };
const newTotal = { ...cart.totalPrice, amount: cart.totalPrice.amount + 1, formattedString: 'kr 1,00' };

test.each<[string, Cart, { key: string; values: unknown[] }[]]>([
  ['nothing', of(sofa), []],
  ['more in stock', of({ ...sofa, inStockQuantity: 9 }), []],
  ['less in stock, and still enough', of({ ...sofa, inStockQuantity: 2 }), []],
  ['too few in stock', of({ ...sofa, inStockQuantity: 1 }), [{ key: 'lineShort', values: [named, 1] }]],
  ['none in stock', of({ ...sofa, inStockQuantity: -3 }), [{ key: 'lineShort', values: [named, 0] }]],
  ['a price', of({ ...sofa, price: dearer }), [{ key: 'linePrice', values: [named] }]],
  ['a quantity', of({ ...sofa, quantity: 3 }), [{ key: 'lineQuantity', values: [named, 3, 2] }]],
  ['no longer for sale', of({ ...sofa, active: false }), [{ key: 'lineInactive', values: [named] }]],
  ['a line less', of(), [{ key: 'lineRemoved', values: [named] }]],
  ['a line more', of(sofa, { ...sofa, code: 'lamp' }), [{ key: 'lineAdded', values: [named, 2] }]],
  ['shipping', { ...of(sofa), totalPrice: newTotal }, [{ key: 'newTotal', values: ['kr 1,00'] }]],
])('CHK-04 what has changed in a cart: %s', (_, after, changes) => {
  expect(cartChanges(of(sofa), after)).toEqual(
    changes.map(({ key, values }) => ({ key: `checkout.${key}`, values })),
  );
});

test('CHK-04 a line that was short already is not said again', () => {
  const short = { ...sofa, inStockQuantity: 1 };
  expect(cartChanges(of(short), of({ ...short, inStockQuantity: 0 }))).toEqual([]);
});

test('CHK-04 what an order depends on tells it from another order', () => {
  const others = [
    of({ ...sofa, quantity: 3 }),
    of({ ...sofa, code: 'lamp' }),
    of({ ...sofa, price: dearer }),
    { ...of(sofa), totalPrice: newTotal },
    { ...of(sofa), shippingMethod: 'another' },
    { ...of(sofa), AcceptOrderSplitting: !cart.AcceptOrderSplitting },
  ];
  const contents = [of(sofa), ...others].map(cartContent);
  expect(new Set(contents).size).toBe(contents.length);
  expect(cartContent(of({ ...sofa, inStockQuantity: 1 }))).toBe(cartContent(of(sofa)));
});
