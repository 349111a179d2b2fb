// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examples } from '../../../mocks/generated/examples';
import type { Cart } from '../../api/generated/types';
import { pushBeginCheckout, pushViewCart, pushPurchase } from './cartEvents';
import { ecommerceItem, pushEcommerce } from './ecommerce';

const cart = examples.getCart[200].cart().body as Cart;
const order = examples.getOrder[200].order().body;
const money = (amount: number) => ({ amount, formattedString: String(amount) });

beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  delete window.dataLayer;
  delete window.exceptionReporter;
});

test('ANA-01 an item has id, name, brand, variant, price, quantity and at most four levels of its category', () => {
  const item = ecommerceItem({
    code: '100412',
    name: 'Vik',
    brand: 'Furulia',
    categoryPath: ['Furniture', 'Living room', 'Sofas', 'Corner sofas', 'Left'],
    color: { name: 'Green' },
    price: { priceExVat: money(799.2) },
    quantity: 2,
  });
  expect(item).toEqual({
    item_id: '100412',
    item_name: 'Vik',
    item_brand: 'Furulia',
    item_category: 'Furniture',
    item_category2: 'Living room',
    item_category3: 'Sofas',
    item_category4: 'Corner sofas',
    item_variant: 'Green',
    price: 799.2,
    quantity: 2,
  });
});

test('ANA-01 values that a product lacks are left out', () => {
  const item = ecommerceItem({ code: '1', name: 'Vik', categoryPath: ['Rugs'], color: null, price: null });
  expect(item).toEqual({ item_id: '1', item_name: 'Vik', item_category: 'Rugs' });
});

test('ANA-01 every event clears the one before it, whose items a tag manager would keep', () => {
  pushEcommerce('view_cart', () => ({ items: [] }));
  pushEcommerce('add_to_cart', () => ({ items: [] }));
  expect(window.dataLayer).toEqual([
    { ecommerce: null },
    { event: 'view_cart', ecommerce: { items: [] } },
    { ecommerce: null },
    { event: 'add_to_cart', ecommerce: { items: [] } },
  ]);
});

test.each([
  ['view_cart', pushViewCart, { total: cart.totalPrice?.amount }],
  ['begin_checkout', pushBeginCheckout, {}],
])('ANA-01 %s has currency, value without VAT and the lines that show', (event, push, totals) => {
  const [sofa, chair] = cart.lineItems;
  if (!sofa || !chair) throw new Error('The example cart has two lines');
  const fee = { ...chair, code: 'fee', item: { ...chair.item, visible: false } };
  push({ ...cart, lineItems: [sofa, chair, fee] });
  expect(window.dataLayer?.at(-1)).toEqual({
    event,
    ecommerce: {
      ...totals,
      currency: 'NOK',
      value: cart.price?.totalPriceForItems.amount,
      items: [
        expect.objectContaining({ item_id: sofa.code, quantity: sofa.quantity, item_category: 'Møbler' }),
        expect.objectContaining({ item_id: chair.code, quantity: chair.quantity }),
      ],
    },
  });
});

test('ANA-01 a cart without prices has neither currency nor value', () => {
  const lineItems = cart.lineItems.map((line) => ({ ...line, price: null }));
  pushViewCart({ lineItems, price: null, totalPrice: null });
  const items = lineItems.map(({ code, quantity }) => expect.objectContaining({ item_id: code, quantity }));
  expect(window.dataLayer?.at(-1)?.['ecommerce']).toEqual({ items });
  expect(JSON.stringify(window.dataLayer)).not.toContain('price');
});

test('ANA-01 a purchase is pushed once per order, without anything personal', () => {
  pushPurchase(order);
  pushPurchase(order);
  pushPurchase({ ...order, orderNumber: 'another' });
  const purchases = window.dataLayer?.filter(({ event }) => event === 'purchase') ?? [];
  expect(purchases.map(({ ecommerce }) => (ecommerce as { transaction_id: string }).transaction_id)).toEqual([
    order.orderNumber,
    'another',
  ]);
  expect(purchases[0]?.['ecommerce']).toMatchObject({
    value: order.totalPriceForItems.amount,
    shipping: order.totalFreightPrice.amount,
    tax: order.totalVat?.amount,
  });
  const text = JSON.stringify(window.dataLayer);
  for (const personal of [order.email, order.phoneNumber, order.shippingAddress.lastName])
    expect(text).not.toContain(personal);
});

test('ANA-01 a response that departs from the contract is reported and pushes nothing', () => {
  const report = (window.exceptionReporter = vi.fn());
  pushViewCart({ ...cart, lineItems: [{ ...cart.lineItems[0], item: null } as never] });
  expect(report).toHaveBeenCalledOnce();
  expect(report.mock.calls[0]?.[0]).toMatchObject({
    message: expect.stringContaining('getCart /lineItems/0: ') as string,
  });
  expect(window.dataLayer).toBeUndefined();
});
