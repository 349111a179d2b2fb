import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { examples } from '../../../../mocks/generated/examples';
import { renderInShop } from '../../../../tests/support/renderInShop';
import { plentiful } from '../../../../tests/support/mockCheckout';
import { openShop, withShop } from '../../../../tests/support/openShop';
import { signIn } from '../../../../tests/support/signIn';
import { request } from '../../../../tests/support/request';
import { storeSystemSetting } from '../../pricing/vatDisplay';
import { CartTotals } from './CartTotals';

withShop();
beforeEach(() => storeSystemSetting(null));

function examplePromotion() {
  const [promotion] = examples.getCart[200].cart().body.promotions;
  if (!promotion) throw new Error('The cart has no promotion');
  return promotion;
}

async function cartOfCushions() {
  await signIn('private');
  const query = { skip: 0, take: 24 };
  const { result } = await request('getCategoryProducts', { path: { id: 'sofa-cushions' }, query });
  const cushion = result.find(({ isBuyable, price }) => isBuyable && price);
  const code = cushion?.variations[0]?.code ?? cushion?.code ?? '';
  const headers = { 'Content-Language': 'en' };
  return request('addToCart', { headers, body: { code, quantity: 1 } });
}

test('CART-06 the totals name the chosen shipping method and what is missing until it is free', async () => {
  const { shippingMethods = [], shippingMethod } = await cartOfCushions();
  const method = shippingMethods.find(({ id }) => id === shippingMethod);
  openShop('/en/cart');
  const remaining = method?.freeShipping?.remainingIncVat.formattedString;
  const missing = await screen.findByText(/left for free delivery/);
  expect(missing.textContent).toBe(`${remaining} left for free delivery`);
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Delivery', { selector: 'dt' }).parentElement?.textContent).toContain(method?.name);
});

test('CART-06 without methods of the server the totals name none; once shipping is free they say so', async () => {
  const cart = await cartOfCushions();
  const { shippingMethods = [], ...withoutMethods } = cart;
  const { price, promotions } = cart;
  const [method] = shippingMethods;
  if (!price || !method?.freeShipping) throw new Error('The cart has no price');
  const nothing = { ...method.freeShipping.remainingIncVat, amount: 0 };
  const freeShipping = { ...method.freeShipping, remainingIncVat: nothing, remainingExVat: nothing };
  const common = { price, promotions, outdated: false };
  const { unmount } = renderInShop(<CartTotals {...common} cart={withoutMethods} />);
  expect(screen.queryByText(method.name)).toBeNull();
  expect(screen.queryByText(/free/)).toBeNull();
  unmount();
  renderInShop(<CartTotals {...common} cart={{ ...cart, shippingMethods: [{ ...method, freeShipping }] }} />);
  expect(screen.getByText(method.name)).toBeTruthy();
  expect(screen.queryByText(/left for free delivery/)).toBeNull();
  expect(screen.getByText('Free delivery on your order')).toBeTruthy();
});

test('CART-01 a fee, an invisible line, is named under the total of the items, on its VAT basis', async () => {
  const cart = await cartOfCushions();
  const [line] = cart.lineItems;
  if (!cart.price || !line?.price) throw new Error('The cart has no price');
  const { totalPriceForItemsIncVat, totalPriceForItems } = line.price;
  const fee = { ...line, code: 'F-1', item: { ...line.item, name: 'Packaging', visible: false } };
  const props = { price: cart.price, promotions: [], outdated: false };
  storeSystemSetting('OPTI');
  renderInShop(<CartTotals {...props} cart={{ ...cart, lineItems: [line, fee] }} />);
  const row = () => screen.getByText(/^Products/).parentElement?.textContent;
  expect(row()).toContain(`Including Packaging: ${totalPriceForItemsIncVat?.formattedString}`);
  act(() => storeSystemSetting('EXCL'));
  expect(row()).toContain(`Including Packaging: ${totalPriceForItems.formattedString} ex VAT`);
});

test('CART-01 a saving that the server says without VAT alone is named so beside the total', async () => {
  const cart = await cartOfCushions();
  const { price } = cart;
  if (!price) throw new Error('The cart has no price');
  const promotion = {
    ...examplePromotion(),
    promotionName: 'Autumn',
    promotionDiscountAmount: price.totalPriceForItems,
    promotionDiscountAmountIncVat: null,
  };
  renderInShop(<CartTotals price={price} promotions={[promotion]} cart={cart} outdated={false} />);
  expect(screen.getByText('You save with “Autumn” ex VAT').nextSibling?.textContent).toBe(
    price.totalPriceForItems.formattedString,
  );
});

test('CART-01 a price of one of each that is no text is left out', async () => {
  const cart = await cartOfCushions();
  const { price, promotions } = cart;
  if (!price) throw new Error('The cart has no price');
  const unitPrice = { amount: 1, formattedString: { amount: 1 } } as unknown as typeof price.unitPrice;
  const { unitPriceIncVat: _, ...rest } = price;
  renderInShop(
    <CartTotals price={{ ...rest, unitPrice }} promotions={promotions} cart={cart} outdated={false} />,
  );
  expect(screen.queryByText(/^Price of one piece of each product/)).toBeNull();
});

test('CART-01 where a line has several pieces the totals name the price of one of each, on their VAT basis', async () => {
  const { lineItems } = await cartOfCushions();
  await request('addToCart', { body: { code: plentiful, quantity: 1 } });
  openShop('/en/cart');
  await within(await screen.findByRole('main')).findByText('Delivery', { selector: 'dt' });
  expect(screen.queryByText(/^Price of one piece of each product/)).toBeNull();
  const body = { code: lineItems[0]?.code ?? '', quantity: 3, getPrice: true };
  const cart = await request('updateCart', { headers: { 'Content-Language': 'en' }, body });
  const { price, promotions } = cart;
  if (!price) throw new Error('The cart has no price');
  cleanup();
  openShop('/en/cart');
  expect((await screen.findByText(/^Price of one piece of each product/)).textContent).toBe(
    `Price of one piece of each product: ${price.unitPriceIncVat?.formattedString}`,
  );
  cleanup();
  const { unitPriceIncVat: _, ...withoutAddition } = price;
  const common = { promotions, cart, outdated: false };
  const { unmount } = renderInShop(<CartTotals {...common} price={withoutAddition} />);
  const exVat = `Price of one piece of each product: ${price.unitPrice.formattedString} ex VAT`;
  expect(screen.getByText(/^Price of one piece of each product/).textContent).toBe(exVat);
  unmount();
  storeSystemSetting('EXCL');
  renderInShop(<CartTotals {...common} price={price} />);
  expect(screen.getByText(/^Price of one piece of each product/).textContent).toBe(exVat);
});

test('CART-01 the totals of a single line do not repeat its price per piece', async () => {
  const { lineItems } = await cartOfCushions();
  await request('updateCart', { body: { code: lineItems[0]?.code ?? '', quantity: 3 } });
  openShop('/en/cart');
  await screen.findByText(/ each$/);
  expect(screen.queryByText(/^Price of one piece/)).toBeNull();
});

test('CART-01 beside amounts without VAT the total names no other basis, and how much of it is VAT', async () => {
  const { price, promotions, ...cart } = await cartOfCushions();
  if (!price) throw new Error('The cart has no price');
  storeSystemSetting('EXCL');
  renderInShop(
    <CartTotals
      price={price}
      promotions={promotions}
      cart={{ ...cart, price, promotions }}
      outdated={false}
    />,
  );
  expect(screen.getByText('Products ex VAT')).toBeTruthy();
  expect(screen.getByText('Total to pay').textContent).toBe(
    `Total to payOf which VAT ${price.totalVat.formattedString}`,
  );
  expect(screen.queryByText(/incl\. VAT/)).toBeNull();
});
