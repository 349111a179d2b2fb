import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { catalogue } from '../../../../mocks/shop/catalogue/catalogue';
import type { Product } from '../../../../mocks/shop/catalogue/product';
import { articlesOf, stockOf } from '../../../../mocks/shop/catalogue/variations';
import { enterDiscountCode } from '../../../../tests/support/enterDiscountCode';
import { checkout } from '../../../../tests/support/mockCheckout';
import { loseResponse } from '../../../../tests/support/loseResponse';
import { openShop, withShop } from '../../../../tests/support/openShop';
import { signIn } from '../../../../tests/support/signIn';
import { loadSignIn, signInByForm } from '../../../../tests/support/signInByForm';
import { request } from '../../../../tests/support/request';

const shop = withShop();
beforeAll(loadSignIn);

function articleWhere(isWanted: (product: Product) => boolean) {
  const product = catalogue().products.find(isWanted);
  const article = product && articlesOf(product)[0];
  if (!article) throw new Error('The catalogue has no such product');
  return article;
}

const norway = { market: 'NO' } as const;
const isForSale = ({ active, hidePrice, isGift, maxQuantity }: Product) =>
  active && !hidePrice && !isGift && maxQuantity === null;
const short = articleWhere((product) => {
  const [article] = articlesOf(product);
  return isForSale(product) && !!article && stockOf(article, norway) > 0 && stockOf(article, norway) < 20;
});
const plenty = articleWhere((product) => {
  const [article] = articlesOf(product);
  return isForSale(product) && !!article && stockOf(article, norway) > 50;
});
const discontinued = articleWhere(({ active }) => !active);
const inStock = stockOf(short, norway);

/** Sign in a customer with these cart lines, in this order. */
async function fillCart(lines: readonly [code: string, quantity: number][]) {
  await signIn('private');
  const cart = {
    lines: lines.map(([code, quantity]) => ({ code, quantity })),
    acceptOrderSplitting: true,
    shippingMethod: null,
    shippingDestination: null,
  };
  const state = shop.store.read();
  shop.store.write({ ...state, carts: { ...state.carts, 'C-1001': cart } });
}

async function showCart() {
  const opened = openShop('/en/cart');
  const main = within(await screen.findByRole('main'));
  await main.findByText(/^Total/);
  return { ...opened, main };
}

/** Open the cart page of a customer with these cart lines, in this order. */
async function openCart(...lines: [code: string, quantity: number][]) {
  await fillCart(lines);
  return showCart();
}

/** The line of an article; the page's content blocks contain other products. */
function lineOf(code: string) {
  const line = screen.getByText(new RegExp(`^Article number ${code}`)).closest('li');
  if (!line) throw new Error(`There is no line of ${code}`);
  return within(line);
}
const quantityOf = (code: string) => lineOf(code).getByRole<HTMLInputElement>('spinbutton');

const held = async () =>
  (await request('getCart', {})).lineItems.map(({ code, quantity }) => [code, quantity]);

test('CART-03 a cart that is in stock leads to the checkout, and offers no splitting', async () => {
  const { main } = await openCart([plenty.code, 2]);
  expect(main.getByRole('link', { name: 'Go to checkout' }).getAttribute('href')).toBe('/en/checkout');
  expect(main.queryByRole('checkbox')).toBeNull();
});

test('CART-03 a short line says so, and the choice of how to send the rest is kept by the server', async () => {
  const { main, user } = await openCart([plenty.code, 1], [short.code, inStock + 2]);
  const stock = main.getByText(`Only ${inStock} in stock`).parentElement?.textContent;
  expect(stock).toMatch(/^Only \d+ in stock, the rest from \d+\s\w+\s\d{4}$/);
  const choice = main.getByRole<HTMLInputElement>('checkbox', { name: 'Send what is in stock first' });
  expect(choice.checked).toBe(true);
  expect(main.getByText('The rest is sent as soon as it is back in stock.')).toBeTruthy();
  expect(main.getByText(/^Items in stock are sent first, the rest from \d+ \w+ \d{4}$/)).toBeTruthy();
  expect(main.getByRole('link', { name: 'Go to checkout' })).toBeTruthy();
  await user.click(choice);
  expect(choice.checked).toBe(false);
  await main.findByText('Everything is sent together once it is all in stock.');
  await waitFor(() => expect(main.getByText(/^Earliest delivery \d+ \w+ \d{4}$/)).toBeTruthy());
  await waitFor(async () => expect((await request('getCart', {})).AcceptOrderSplitting).toBe(false));
  const calls = shop.calls.filter(({ operationId }) => operationId === 'bulkUpdateCart');
  expect(calls).toHaveLength(1);
  await user.clear(quantityOf(short.code));
  await user.keyboard('1');
  await waitFor(() => expect(main.queryByRole('checkbox')).toBeNull());
  await waitFor(async () => expect(await held()).toContainEqual([short.code, 1]));
});

test('CART-04 a cart whose answer leaves the choice out is split, and the choice says so', async () => {
  await fillCart([[short.code, inStock + 1]]);
  const { AcceptOrderSplitting: _, ...cart } = await request('getCart', {});
  shop.server.use(http.get('*/api/cart', () => HttpResponse.json(cart)));
  const { main } = await showCart();
  expect(main.getByRole<HTMLInputElement>('checkbox', { name: 'Send what is in stock first' }).checked).toBe(
    true,
  );
  expect(main.getByText(/^Items in stock are sent first, the rest from/)).toBeTruthy();
});

test('CART-04 a choice that cannot be saved is taken back and says why', async () => {
  const { main, user } = await openCart([short.code, inStock + 1]);
  shop.server.use(http.put('*/api/cart/bulk', () => new HttpResponse(null, { status: 500 })));
  const choice = main.getByRole<HTMLInputElement>('checkbox', { name: 'Send what is in stock first' });
  await user.click(choice);
  expect((await main.findByRole('alert')).textContent).toContain(
    'Your choice could not be saved. Please try again.',
  );
  await waitFor(() => expect(choice.checked).toBe(true));
});

const bulkCalls = () => shop.calls.filter(({ operationId }) => operationId === 'bulkUpdateCart');

test('CART-04 a choice whose answer is lost is kept when the cart has it', async () => {
  const { main, user } = await openCart([short.code, inStock + 1]);
  const choice = main.getByRole<HTMLInputElement>('checkbox', { name: 'Send what is in stock first' });
  loseResponse(shop, 'bulkUpdateCart');
  await user.click(choice);
  await waitFor(() => expect(main.getByText(/^Earliest delivery \d+ \w+ \d{4}$/)).toBeTruthy());
  expect(choice.checked).toBe(false);
  expect(main.queryByRole('alert')).toBeNull();
  expect(bulkCalls()).toHaveLength(1);
});

test('CART-04 a choice whose answer is lost is taken back when the cart does not have it', async () => {
  const { main, user } = await openCart([short.code, inStock + 1]);
  const choice = main.getByRole<HTMLInputElement>('checkbox', { name: 'Send what is in stock first' });
  loseResponse(shop, 'bulkUpdateCart', false);
  await user.click(choice);
  expect((await main.findByRole('alert')).textContent).toContain('Your choice could not be saved.');
  await waitFor(() => expect(choice.checked).toBe(true));
});

test('CART-01 a discount code whose answer is lost is applied when the cart has it', async () => {
  const { main, user } = await openCart([plenty.code, 1]);
  loseResponse(shop, 'bulkUpdateCart');
  await enterDiscountCode(user, 'nytthjem');
  await main.findByText('Code NYTTHJEM is applied');
  await screen.findByText('The discount code is applied');
  expect(bulkCalls()).toHaveLength(1);
  loseResponse(shop, 'bulkUpdateCart');
  await user.click(main.getByRole('button', { name: 'Remove the code' }));
  await screen.findByText('The discount code is removed');
  expect(main.queryByText('Code NYTTHJEM is applied')).toBeNull();
  expect(bulkCalls()).toHaveLength(2);
});

test('CART-01 a discount code whose answer is lost has failed when the cart does not have it', async () => {
  const { user } = await openCart([plenty.code, 1]);
  loseResponse(shop, 'bulkUpdateCart', false);
  const field = await enterDiscountCode(user, 'NYTTHJEM');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(field.value).toBe('NYTTHJEM');
});

test('CART-03 what is no longer for sale is set apart, and the button removes it before the checkout', async () => {
  const { main, user } = await openCart([discontinued.code, 1], [plenty.code, 1]);
  const apart = within(main.getByRole('region', { name: 'No longer sold' }));
  expect(apart.getAllByRole('listitem')).toHaveLength(1);
  expect(apart.getByText(`Article number ${discontinued.code}`)).toBeTruthy();
  expect(apart.queryByRole('spinbutton')).toBeNull();
  expect(main.queryByRole('link', { name: /checkout|check out/i })).toBeNull();
  await user.click(main.getByRole('button', { name: 'Remove products no longer sold' }));
  const link = await main.findByRole('link', { name: 'Go to checkout' });
  expect(document.activeElement).toBe(link);
  expect(main.queryByRole('region', { name: 'No longer sold' })).toBeNull();
  await waitFor(async () => expect(await held()).toEqual([[plenty.code, 1]]));
});

test('CART-03 a line that cannot come back offers no Undo, and keeps the focus', async () => {
  const { main, user } = await openCart([discontinued.code, 1], [plenty.code, 1]);
  const apart = main.getByRole('region', { name: 'No longer sold' });
  await user.click(within(apart).getByRole('button', { name: /^Remove / }));
  expect(within(apart).queryByRole('button')).toBeNull();
  expect(document.activeElement?.textContent).toMatch(/has been removed from the cart$/);
  await waitFor(async () => expect(await held()).toEqual([[plenty.code, 1]]));
});

test('CART-02 a removal that is refused is no longer announced, and the reason is', async () => {
  const { main, user } = await openCart([plenty.code, 2]);
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  shop.server.use(http.put('*/api/cart', () => new HttpResponse(null, { status: 403 })));
  await user.click(lineOf(plenty.code).getByRole('button', { name: /^Remove / }));
  expect(announced()).toContainEqual(expect.stringMatching(/has been removed from the cart$/));
  expect((await main.findByRole('alert')).textContent).toContain(
    'Your change to the cart could not be saved. Please try again.',
  );
  expect(quantityOf(plenty.code).value).toBe('2');
  expect(announced()).not.toContainEqual(expect.stringMatching(/has been removed/));
});

test('CART-02 clearing asks first: cancelling keeps everything, confirming clears, and Undo restores it', async () => {
  const { main, user } = await openCart([plenty.code, 2], [short.code, 1]);
  await user.click(main.getByRole('button', { name: 'Empty the cart' }));
  const question = within(main.getByRole('group', { name: 'Remove all products from the cart?' }));
  expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(main.getByRole('button', { name: 'Empty the cart' }));
  expect(await held()).toHaveLength(2);
  await user.keyboard('{Enter}');
  await user.click(
    within(main.getByRole('group', { name: 'Remove all products from the cart?' })).getByRole('button', {
      name: 'Empty the cart',
    }),
  );
  await main.findByRole('heading', { name: 'Your cart is empty' });
  expect(await held()).toEqual([]);
  await user.click(main.getByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect(await held()).toEqual([
      [plenty.code, 2],
      [short.code, 1],
    ]),
  );
});

test('CART-02 a double click clears once, and undoes it once, each with one event of the same item', async () => {
  const { main, user } = await openCart([plenty.code, 2]);
  const clicks = (button: HTMLElement) => [1, 2].forEach(() => fireEvent.click(button));
  await user.click(main.getByRole('button', { name: 'Empty the cart' }));
  clicks(
    within(main.getByRole('group', { name: 'Remove all products from the cart?' })).getByRole('button', {
      name: 'Empty the cart',
    }),
  );
  clicks(await main.findByRole('button', { name: 'Undo' }));
  // Every request of the second clicks has been answered before this change, which is queued after them.
  await screen.findByText(new RegExp(`^Article number ${plenty.code}`));
  await user.click(lineOf(plenty.code).getByRole('button', { name: /^One more/ }));
  await waitFor(async () => expect(await held()).toEqual([[plenty.code, 3]]));
  const [line] = (await request('getCart', {})).lineItems;
  const item = { item_id: plenty.code, item_name: line?.item.name, item_brand: line?.item.brand };
  const event = (name: string, quantity: number) =>
    expect.objectContaining({
      event: name,
      ecommerce: expect.objectContaining({ items: [expect.objectContaining({ ...item, quantity })] }),
    });
  expect((window.dataLayer ?? []).filter(({ event }) => event?.endsWith('cart'))).toEqual([
    event('view_cart', 2),
    event('remove_from_cart', 2),
    event('add_to_cart', 2),
    event('add_to_cart', 1),
  ]);
});

test('CALL-11 a changed quantity (PUT) and a restored line (POST) are sent with the getPrice flag', async () => {
  const { main, user } = await openCart([plenty.code, 1], [short.code, 1]);
  await user.click(lineOf(plenty.code).getByRole('button', { name: /^One more/ }));
  await waitFor(async () => expect(await held()).toContainEqual([plenty.code, 2]));
  await user.click(lineOf(plenty.code).getByRole('button', { name: /^Remove / }));
  await waitFor(async () => expect(await held()).toEqual([[short.code, 1]]));
  await user.click(main.getByRole('button', { name: /^Undo/ }));
  await waitFor(async () => expect(await held()).toHaveLength(2));
  const changes = shop.calls.filter(({ operationId }) => /^(updateCart|addToCart)$/.test(operationId));
  const sent = changes.map(async ({ request: call }) => [call.method, (await call.json()) as unknown]);
  expect(await Promise.all(sent)).toEqual([
    ['PUT', { code: plenty.code, quantity: 2, getPrice: true }],
    ['PUT', { code: plenty.code, quantity: 0, getPrice: true }],
    ['POST', { code: plenty.code, quantity: 2, getPrice: true }],
  ]);
});

test('CART-01 a line can be saved to favourites', async () => {
  const { user } = await openCart([plenty.code, 1]);
  await user.click(lineOf(plenty.code).getByRole('button', { name: /favourite/ }));
  const picker = within(await screen.findByRole('dialog', { name: 'Save to a list' }));
  await user.click((await picker.findAllByRole('checkbox'))[0] ?? picker.getByRole('button'));
  await waitFor(async () => {
    const lists = await request('getFavoriteLists', {});
    expect(lists.flatMap(({ items }) => items.map(({ code }) => code))).toContain(plenty.code);
  });
});

test('CART-01 another tab’s change shows here', async () => {
  await openCart([plenty.code, 1]);
  await request('updateCart', { body: { code: plenty.code, quantity: 7 } });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'somethingElse' })));
  expect(quantityOf(plenty.code).value).toBe('1');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cartChange' })));
  await waitFor(() => expect(quantityOf(plenty.code).value).toBe('7'));
});

test('CART-01 a change makes the other tabs fetch the cart', async () => {
  const { user } = await openCart([plenty.code, 1]);
  const before = window.localStorage.getItem('cartChange');
  await user.click(lineOf(plenty.code).getByRole('button', { name: /^One more/ }));
  await waitFor(() => expect(window.localStorage.getItem('cartChange')).not.toBe(before));
  expect(await held()).toEqual([[plenty.code, 2]]);
});

test('CART-01 a discount code makes the other tabs fetch the cart', async () => {
  const { user, main } = await openCart([plenty.code, 1]);
  const before = window.localStorage.getItem('cartChange');
  await enterDiscountCode(user, 'NYTTHJEM');
  await main.findByText('Code NYTTHJEM is applied');
  await waitFor(() => expect(window.localStorage.getItem('cartChange')).not.toBe(before));
});

test('CART-01 an empty cart shows what was viewed, and a link on', async () => {
  await signIn('private');
  const viewed = { code: '1', name: 'Vik', url: '/en/vik', language: 'en', image: { src: '', alt: '' } };
  window.localStorage.setItem('recentlyViewed', JSON.stringify([viewed]));
  openShop('/en/cart');
  const main = within(await screen.findByRole('main'));
  await main.findByRole('heading', { name: 'Your cart is empty' });
  expect(main.getByRole('link', { name: /Vik$/ }).getAttribute('href')).toBe('/en/vik');
  expect(main.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/en');
});

test('CART-01 below the checkout link: returns, payment methods and the way back to the shop', async () => {
  const { main } = await openCart([plenty.code, 1]);
  expect(main.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/en');
  expect(main.getByRole('link', { name: 'Returns and exchanges' }).getAttribute('href')).toContain('returns');
  expect(main.getByRole('img', { name: 'Card' })).toBeTruthy();
});

test('CART-05 a cart that cannot be fetched says so on a working page, and a retry shows it', async () => {
  await signIn('private');
  await request('addToCart', { body: { code: plenty.code, quantity: 3 } });
  shop.server.use(http.get('*/api/cart', () => new HttpResponse(null, { status: 403 })));
  const { user } = openShop('/en/cart');
  const main = within(await screen.findByRole('main'));
  const alert = await main.findByRole('alert');
  expect(alert.textContent).toContain('Your cart could not be loaded.');
  expect(main.queryByText('Your cart is empty')).toBeNull();
  shop.server.resetHandlers();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(quantityOf(plenty.code).value).toBe('3'));
});

test('QORD-01 a business customer adds by article number; a number that is refused stays, with its reason', async () => {
  await signIn('administrator');
  const { user } = openShop('/en/cart');
  const form = within(await screen.findByRole('form', { name: 'Add by article number' }));
  const code = form.getByRole<HTMLInputElement>('textbox', { name: 'Article number' });
  await user.type(code, '999999{Enter}');
  expect((await form.findByRole('alert')).textContent).toContain('999999');
  expect(code.value).toBe('999999');
  expect(document.activeElement).toBe(code);
  await user.clear(code);
  expect(form.queryByRole('alert')).toBeNull();
  // As copied from a spreadsheet.
  await user.type(code, `="${plenty.code}"`);
  await user.click(form.getByRole('button', { name: /^One more/ }));
  await user.click(form.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(quantityOf(plenty.code).value).toBe('2'));
  expect(code.value).toBe('');
  expect(await held()).toEqual([[plenty.code, 2]]);
});

test('CARD-05 nothing is added by article number while the quantity is empty', async () => {
  await signIn('administrator');
  const { user } = openShop('/en/cart');
  const form = within(await screen.findByRole('form', { name: 'Add by article number' }));
  await user.type(form.getByRole('textbox', { name: 'Article number' }), plenty.code);
  fireEvent.change(form.getByRole('spinbutton'), { target: { value: '' } });
  // As by a screen reader: the field is not left.
  fireEvent.submit(await screen.findByRole('form', { name: 'Add by article number' }));
  expect(await form.findByRole('textbox', { name: 'Article number' })).toHaveProperty('value', plenty.code);
  expect(await held()).toEqual([]);
});

test('FORM-01 an article number of 19 digits has the message of its limit', async () => {
  await signIn('administrator');
  const { user } = openShop('/en/cart');
  const form = within(await screen.findByRole('form', { name: 'Add by article number' }));
  await user.type(form.getByRole('textbox', { name: 'Article number' }), `${'1'.repeat(19)}{Enter}`);
  expect((await form.findByRole('alert')).textContent).toBe('Article number can have at most 18 characters');
});

test('CARD-05 of a number above the maximum of a line the maximum is saved', async () => {
  const limited = articleWhere(
    ({ active, hidePrice, isGift, maxQuantity }) => active && !hidePrice && !isGift && maxQuantity !== null,
  );
  const most = limited.product.maxQuantity;
  await openCart([limited.code, 1]);
  fireEvent.change(quantityOf(limited.code), { target: { value: '998' } });
  expect(quantityOf(limited.code).value).toBe(`${most}`);
  expect(lineOf(limited.code).getByText(`At most ${most} can be ordered`)).toBeTruthy();
  await waitFor(async () => expect(await held()).toEqual([[limited.code, most]]));
});

test('QORD-01 the refusal of an article number goes when another quantity is chosen', async () => {
  await signIn('administrator');
  const { user } = openShop('/en/cart');
  const form = within(await screen.findByRole('form', { name: 'Add by article number' }));
  await user.type(form.getByRole('textbox', { name: 'Article number' }), '999999{Enter}');
  await form.findByRole('alert');
  await user.click(form.getByRole('button', { name: /^One more/ }));
  expect(form.queryByRole('alert')).toBeNull();
});

test('ANA-01 the event of an article added by its number has its name, brand, category and price', async () => {
  await signIn('administrator');
  const { user } = openShop('/en/cart');
  const form = within(await screen.findByRole('form', { name: 'Add by article number' }));
  await user.type(form.getByRole('textbox', { name: 'Article number' }), `${plenty.code}{Enter}`);
  await waitFor(() => expect(quantityOf(plenty.code).value).toBe('1'));
  const event = window.dataLayer?.findLast(({ event }) => event === 'add_to_cart');
  const [line] = (await request('getCart', {})).lineItems;
  expect(event?.['ecommerce']).toMatchObject({
    currency: 'NOK',
    value: line?.price?.priceExVat.amount,
    items: [
      {
        item_id: plenty.code,
        item_name: line?.item.name,
        item_brand: line?.item.brand,
        item_category: line?.categoryPath[0],
        price: line?.price?.priceExVat.amount,
        quantity: 1,
      },
    ],
  });
});

test('QORD-01 private customers and visitors have no field for article numbers', async () => {
  await openCart([plenty.code, 1]);
  expect(screen.queryByRole('form', { name: 'Add by article number' })).toBeNull();
});

test.each([
  [
    'typed and left',
    async (user: UserEvent) => {
      await user.click(quantityOf(plenty.code));
      await user.keyboard('0');
      expect(await held()).toHaveLength(2);
      await user.tab();
    },
  ],
  [
    'stepped to',
    (user: UserEvent) => user.click(lineOf(plenty.code).getByRole('button', { name: /^One less/ })),
  ],
] as const)('CART-02 the quantity 0, %s, removes the line, with Undo', async (_, setToZero) => {
  const { user } = await openCart([plenty.code, 1], [short.code, 1]);
  await setToZero(user);
  await waitFor(async () => expect(await held()).toEqual([[short.code, 1]]));
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(async () => expect(await held()).toContainEqual([plenty.code, 1]));
});

test.each([
  [
    'a change of quantity',
    (user: UserEvent) => user.click(lineOf(plenty.code).getByRole('button', { name: /^One more/ })),
  ],
  [
    'clearing',
    async (user: UserEvent) => {
      await user.click(screen.getByRole('button', { name: 'Empty the cart' }));
      await user.click(screen.getByRole('button', { name: 'Empty the cart' }));
    },
  ],
])('AUTH-02 the failure of %s is gone after signing in again', async (_, change) => {
  const { main, user } = await openCart([plenty.code, 1]);
  await request('logoutCustomer', {});
  await change(user);
  await screen.findByRole('dialog', { name: 'Sign in' });
  await user.keyboard('{Escape}');
  await user.click(main.getByRole('button', { name: 'Sign in' }));
  await signInByForm(user, 'private');
  await main.findByText(/^Total/);
  expect(main.queryByRole('alert')).toBeNull();
});

test('AUTH-02 a change of quantity after the session has ended is sent again after signing in', async () => {
  const { user } = await openCart([plenty.code, 1]);
  await request('logoutCustomer', {});
  await user.click(lineOf(plenty.code).getByRole('button', { name: /^One more/ }));
  await screen.findByRole('dialog', { name: 'Sign in' });
  await signInByForm(user, 'private');
  await waitFor(async () => expect(await held()).toEqual([[plenty.code, 2]]));
  await waitFor(() => expect(quantityOf(plenty.code).value).toBe('2'));
});

test('AUTH-03 a removed line is not offered to the next customer', async () => {
  const { main, user } = await openCart([plenty.code, 1], [short.code, 1]);
  await user.click(lineOf(plenty.code).getByRole('button', { name: /^Remove / }));
  await main.findByRole('button', { name: /^Undo/ });
  await waitFor(async () => expect(await held()).toHaveLength(1));
  await signIn('buyer');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'customerChange' })));
  await screen.findByRole('form', { name: 'Add by article number' });
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

test('CART-01 a discount code lowers the total, of the order too; a wrong one is refused at its field', async () => {
  const { code } = articleWhere(
    (product) => isForSale(product) && product.campaign?.couponCode === 'NYTTHJEM' && product.stock > 50,
  );
  const { user, main } = await openCart([code, 1]);
  const before = (await request('getCart', {})).totalPrice?.amount ?? 0;
  expect(main.queryByRole('textbox', { name: 'Discount code' })).toBeNull();
  const field = await enterDiscountCode(user, 'NOTHING');
  await main.findByText('This discount code is not valid.');
  await user.clear(field);
  expect(main.queryByText('This discount code is not valid.')).toBeNull();
  // As pasted from an e-mail, with an invisible character.
  await user.type(field, '\u200bnytthjem{Enter}');
  await main.findByText('Code NYTTHJEM is applied');
  const { totalPrice, shippingMethod } = await request('getCart', {});
  expect(totalPrice?.amount).toBeLessThan(before);
  expect(main.getAllByText(totalPrice?.formattedString ?? 'missing').length).toBeGreaterThan(0);
  const delivery = { shippingMethod: shippingMethod ?? '', requestedDeliveryDate: null };
  const body = { ...checkout, delivery, expectedTotal: totalPrice?.amount };
  await expect(request('createOrder', { body })).resolves.toHaveProperty('orderNumber');
});

test('CART-02 changes that wait are sent in order when the page is left, and reach the server without it', async () => {
  const { user } = await openCart([plenty.code, 1], [short.code, 1]);
  const { fetch } = globalThis;
  const calls: Request[] = [];
  vi.stubGlobal('fetch', (call: Request) => {
    calls.push(call.clone());
    return fetch(call);
  });
  await user.click(lineOf(plenty.code).getByRole('button', { name: /^One more/ }));
  fireEvent.click(lineOf(plenty.code).getByRole('button', { name: /^One more/ }));
  fireEvent.click(lineOf(short.code).getByRole('button', { name: /^Remove/ }));
  fireEvent(window, new Event('pagehide'));
  // As on leaving: no timers run any more.
  for (let step = 0; step < 100; step += 1) await Promise.resolve();
  expect(calls.map(({ method, keepalive }) => [method, keepalive])).toEqual([
    ['PUT', true],
    ['PUT', true],
  ]);
  expect(await Promise.all(calls.map((call) => call.json()))).toEqual([
    { code: plenty.code, quantity: 3, getPrice: true },
    { code: short.code, quantity: 0, getPrice: true },
  ]);
  await waitFor(async () => expect(await held()).toEqual([[plenty.code, 3]]));
  expect(quantityOf(plenty.code).value).toBe('3');
});

test('CART-01 of a long cart 50 lines are shown at a time; the next page is read from its first line', async () => {
  const codes = catalogue()
    .products.filter(isForSale)
    .flatMap((product) => articlesOf(product).map(({ code }) => code))
    .slice(0, 900);
  // Missing in jsdom.
  Element.prototype.scrollIntoView = vi.fn();
  const { main, user } = await openCart(...codes.map((code) => [code, 1] as [string, number]));
  expect(screen.getAllByText(/^Article number /)).toHaveLength(50);
  expect(main.getByText(/^Lines 1–50 of 9\d\d$/)).toBeTruthy();
  await user.click(main.getByRole('button', { name: 'Next' }));
  expect(main.getByText(/^Lines 51–100 of 9\d\d$/)).toBeTruthy();
  expect(document.activeElement).toBe(
    lineOf(codes[50] ?? '')
      .getByText(/^Article number/)
      .closest('ul'),
  );
});

test('ORG-01 a user who may not place orders reads why in place of the link to the checkout', async () => {
  await signIn('withoutRole');
  await request('addToCart', { body: { code: plenty.code, quantity: 1 } });
  openShop('/en/cart');
  const main = within(await screen.findByRole('main'));
  await main.findByText('You cannot place orders yet');
  expect(main.queryByRole('link', { name: 'Go to checkout' })).toBeNull();
});
