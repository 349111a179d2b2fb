import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { findArticle } from '../../../mocks/shop/lines';
import { plentiful } from '../../../tests/support/mockCheckout';
import {
  fillCart,
  goToPayment,
  openAtPayment,
  openCheckout,
  openStep,
  placedOrders,
} from '../../../tests/support/openCheckout';
import { loseResponse } from '../../../tests/support/loseResponse';
import { openShop, withShop } from '../../../tests/support/openShop';
import { answerNext } from '../../../tests/support/answerNext';
import { signIn } from '../../../tests/support/signIn';
import { request } from '../../../tests/support/request';
import { writeDraft } from '../../components/mui/form/useDraft';
import { formatDay } from '../../i18n/formatDay';
import { storeSystemSetting } from '../pricing/vatDisplay';
import { draftIds } from './storedCheckout';

const shop = withShop();
const headers = { 'Content-Language': 'en' };
const placeOrder = () => screen.getByRole('button', { name: /^Buy on invoice/ });
const failure = () => screen.findByRole('group', { name: 'Your order was not placed' });
const callsOf = (operation: string) => shop.calls.filter(({ operationId }) => operationId === operation);
const summaryOf = (name: string) =>
  screen
    .getByRole('button', { name: `${name} Change` })
    .closest('li')
    ?.querySelector('p')?.textContent;

describe('the checkout', () => {
  test('CHK-01 a prefilled checkout leads in two steps to the confirmation', async () => {
    const { user, address } = await openCheckout();
    const before = (await placedOrders()).totalOrderCount;
    await openStep('Delivery');
    expect(summaryOf('Contact')).toBe(
      'Ingrid Solbakken, ingrid@furulia.example, +47\u00a0912\u00a034\u00a0501',
    );
    expect(summaryOf('Address')).toBe('Storgata 14B, 2609 Lillehammer, Billed to the same address');
    expect(screen.queryByRole('button', { name: /^Payment/ })).toBeNull();
    await goToPayment(user);
    // The cart is refetched after the checkout has unmounted: the header fetches it then.
    shop.server.use(
      http.post('*/api/order/', () => void shop.server.use(http.get('*/api/cart', () => delay(500)))),
    );
    await user.click(placeOrder());
    await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' });
    const { orders, totalOrderCount } = await placedOrders();
    expect(totalOrderCount).toBe(before + 1);
    expect(address()).toBe(`/en/order-confirmation?orderNumber=${orders[0]?.orderNumber}`);
    screen.getByText(orders[0]?.orderNumber ?? '', { selector: 'p > span' });
    await within(screen.getByRole('banner')).findByRole('link', { name: 'Cart, empty' });
    const { orderItems } = await request('getOrder', { path: { orderNumber: orders[0]?.orderNumber ?? '' } });
    const items = orderItems.map(({ code, quantity, item }) =>
      expect.objectContaining({ item_id: code, item_name: item.name, item_brand: item.brand, quantity }),
    );
    const ecommerce = expect.objectContaining({ items });
    expect(
      (window.dataLayer ?? []).filter(({ event }) => /^(begin_checkout|purchase)$/.test(event ?? '')),
    ).toEqual([
      { event: 'begin_checkout', ecommerce },
      { event: 'purchase', ecommerce },
    ]);
  });

  test('CHK-01 a customer without addresses starts at the address, and types it in', async () => {
    await signIn('empty', 'blåbærłąka🌲');
    await fillCart();
    const { user } = openShop('/en/checkout');
    const address = await openStep('Address');
    expect(address.queryByRole('radio')).toBeNull();
    await user.click(address.getByRole('button', { name: 'Continue' }));
    await address.findByRole('group', { name: 'Please check the following' });
    for (const [label, text] of [
      ['Street address', 'Nordseterveien 2'],
      ['Postal code', '2612'],
      ['City', 'Sjusjøen'],
    ] as const)
      await user.type(address.getByLabelText(label), text);
    await user.click(address.getByRole('button', { name: 'Continue' }));
    await openStep('Delivery');
    expect(summaryOf('Address')).toBe('Nordseterveien 2, 2612 Sjusjøen, Billed to the same address');
    await waitFor(async () =>
      expect((await request('getCart', {})).shippingDestination).toEqual({
        postalCode: '2612',
        countryCode: 'NO',
      }),
    );
  });

  test('CHK-02 Enter in a field of the new address or on a choice continues', async () => {
    await signIn('empty', 'blåbærłąka🌲');
    await fillCart();
    const { user } = openShop('/en/checkout');
    const address = await openStep('Address');
    await user.type(address.getByLabelText('Street address'), 'Nordseterveien 2');
    await user.type(address.getByLabelText('Postal code'), '2612');
    await user.type(address.getByLabelText('City'), 'Sjusjøen{Enter}');
    await openStep('Delivery');
    await user.click(screen.getByRole('button', { name: 'Address Change' }));
    const again = await openStep('Address');
    act(() => again.getByLabelText('Use the delivery address for billing').focus());
    await user.keyboard('{Enter}');
    await openStep('Delivery');
  });

  test('CHK-02 the fields of two new addresses are told apart for autofill', async () => {
    await signIn('empty', 'blåbærłąka🌲');
    await fillCart();
    const { user } = openShop('/en/checkout');
    const address = await openStep('Address');
    await user.click(address.getByLabelText('Use the delivery address for billing'));
    const tokens = address.getAllByLabelText('City').map((field) => field.getAttribute('autocomplete'));
    expect(tokens).toEqual(['shipping address-level2', 'billing address-level2']);
  });

  test('CHK-02 a private customer pays after the delivery, and may add a message there, which is ordered', async () => {
    const { user } = await openCheckout();
    await user.click((await openStep('Delivery')).getByRole('button', { name: 'Continue' }));
    const payment = await openStep('Payment');
    expect(screen.queryByRole('button', { name: /^Reference and message/ })).toBeNull();
    act(() => payment.getByRole('button', { name: 'Add a reference or a message' }).focus());
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reference and message Close' }));
    await user.type(screen.getByLabelText(/^Message to us/), 'Ring på.');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click((await openStep('Payment')).getByRole('radio', { name: /^Invoice/ }));
    expect(summaryOf('Reference and message')).toBe('Ring på.');
    await user.click(placeOrder());
    await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' });
    expect((await placedOrders()).orders[0]?.note?.description).toBe('Ring på.');
  });

  test('CHK-04 a server error with a reason is told with it', async () => {
    const { user } = await openAtPayment();
    answerNext(shop, 'createOrder', () =>
      Promise.resolve(HttpResponse.json({ message: 'Your credit limit is reached.' }, { status: 500 })),
    );
    await user.click(placeOrder());
    expect((await failure()).textContent).toContain('Your credit limit is reached.');
  });

  test('CHK-03 an earlier step is changed, and nothing entered later is lost', async () => {
    const { user } = await openCheckout();
    await user.click((await openStep('Delivery')).getByRole('button', { name: 'Continue' }));
    await user.click(screen.getByRole('button', { name: 'Add a reference or a message' }));
    await user.type(screen.getByLabelText(/^Message to us/), 'Ring på.');
    await user.click(screen.getByRole('button', { name: 'Address Change' }));
    const address = await openStep('Address');
    await user.click(address.getByRole('radio', { name: /Fjellveien 3/ }));
    await user.click(address.getByLabelText('Use the delivery address for billing'));
    await user.click(
      within(address.getByRole('radiogroup', { name: 'Billing address' })).getByRole('radio', {
        name: /Storgata 14B/,
      }),
    );
    await user.click(address.getByRole('button', { name: 'Continue' }));
    await user.click((await openStep('Delivery')).getByRole('button', { name: 'Continue' }));
    expect(summaryOf('Address')).toBe('Fjellveien 3, 2640 Vinstra, Billed to Storgata 14B, 2609 Lillehammer');
    await openStep('Reference and message');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message to us/).value).toBe('Ring på.');
    await user.click(screen.getByRole('button', { name: 'Reference and message Close' }));
    expect(document.querySelector('[aria-current="step"]')).toBeNull();
  });

  test('CHK-04 the order beside the steps says once whether its lines include VAT', async () => {
    storeSystemSetting('EXCL');
    onTestFinished(() => storeSystemSetting('OPTI'));
    await openCheckout();
    const summary = within(await screen.findByRole('region', { name: 'Your order' }));
    const [line] = (await request('getCart', { headers })).lineItems;
    expect(summary.getByText('Prices ex VAT')).toBeTruthy();
    expect(summary.getByRole('listitem').textContent).toContain(
      line?.price?.totalPriceForItems.formattedString ?? 'none',
    );
  });

  test('CHK-04 what is entered is back after a reload, saved or not, and after signing in again', async () => {
    const { user, unmount } = await openCheckout();
    await user.click((await openStep('Delivery')).getByRole('button', { name: 'Continue' }));
    await user.click(screen.getByRole('button', { name: 'Add a reference or a message' }));
    await user.type(screen.getByLabelText(/^Your reference/), 'Hytta');
    unmount();
    const opened = openShop('/en/checkout');
    expect(
      (await openStep('Reference and message')).getByLabelText<HTMLInputElement>(/^Your ref/).value,
    ).toBe('Hytta');
    await opened.user.click(screen.getByRole('button', { name: 'Continue' }));
    await opened.user.click((await openStep('Payment')).getByRole('radio', { name: /^Invoice/ }));
    await request('logoutCustomer', {});
    await opened.user.click(placeOrder());
    const modal = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    expect(sessionStorage.getItem('drafts')).toBeNull();
    await opened.user.type(modal.getByLabelText('E-mail'), 'ingrid@furulia.example');
    await opened.user.type(modal.getByLabelText('Password'), 'furulia2026');
    await opened.user.click(modal.getByRole('button', { name: 'Sign in' }));
    const payment = await openStep('Payment');
    expect(payment.getByRole<HTMLInputElement>('radio', { name: /^Invoice/ }).checked).toBe(true);
    expect(summaryOf('Reference and message')).toBe('Hytta');
    expect(callsOf('createOrder').every(({ response }) => response.status === 401)).toBe(true);
  });

  test('CHK-02 a double click changes the step once, and chooses nothing that has come to lie under the pointer', async () => {
    const { user } = await openCheckout();
    await openStep('Delivery');
    await user.dblClick(screen.getByRole('button', { name: 'Contact Change' }));
    await openStep('Contact');
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.click(screen.getByRole('button', { name: 'Address Change' }), { detail: 1 });
    const isSame = (await openStep('Address')).getByLabelText<HTMLInputElement>(/^Use the delivery address/);
    fireEvent.click(isSame, { detail: 2 });
    expect(isSame.checked).toBe(true);
    vi.advanceTimersByTime(501);
    fireEvent.click(isSame, { detail: 2 });
    expect(isSame.checked).toBe(false);
  });

  test.each([
    '{',
    '{"customer":"U-C-1001","value":{"checkout":{"saved":"{\\"contact\\":7}","active":"payment"}}}',
  ])('CHK-01 a stored checkout of %s counts as none', async (stored) => {
    sessionStorage.setItem('drafts', stored);
    await openCheckout();
    await openStep('Delivery');
  });
});

describe('delivery', () => {
  test('CART-06 a chosen method shows at once, and the totals are the server’s', async () => {
    const { user } = await openCheckout();
    const delivery = within(
      (await openStep('Delivery')).getByRole('radiogroup', { name: 'Delivery method' }),
    );
    const { shippingMethods = [] } = await request('getCart', { headers });
    const home = shippingMethods.find(({ id }) => id === 'home');
    expect(delivery.getAllByRole('radio')).toHaveLength(shippingMethods.length);
    const oslo = delivery.getByRole('radio', { name: /^Collect from Furulia Oslo/ }).closest('label');
    expect(oslo?.textContent).toContain('Furulia Oslo, Elvebakken 7, 0182\u00a0Oslo');
    const radio = delivery.getByRole<HTMLInputElement>('radio', { name: /^Delivered and carried in/ });
    const text = radio.closest('label')?.textContent;
    expect(text).toContain(home?.priceIncVat?.formattedString);
    expect(text).not.toContain('VAT');
    shop.server.use(http.put('*/api/cart/bulk', () => delay(300).then(() => undefined)));
    await user.click(radio);
    expect(radio.checked).toBe(true);
    screen.getByText('Calculating the totals');
    await waitFor(async () => expect((await request('getCart', {})).shippingMethod).toBe('home'));
    const summary = within(screen.getByRole('region', { name: 'Your order' }));
    await summary.findByText(home?.name ?? '');
    const { totalPrice } = await request('getCart', { headers });
    const region = screen.getByRole('region', { name: 'Your order' });
    await waitFor(() => expect(region.textContent).toContain(totalPrice?.formattedString ?? 'none'));
  });

  test('CART-06 a method that could not be set is taken back, and says so', async () => {
    const { user } = await openCheckout();
    const delivery = await openStep('Delivery');
    const methods = within(delivery.getByRole('radiogroup', { name: 'Delivery method' }));
    const before = methods.getByRole<HTMLInputElement>('radio', { checked: true });
    shop.server.use(http.put('*/api/cart/bulk', () => new HttpResponse(null, { status: 403 })));
    await user.click(delivery.getByRole('radio', { name: /^Collect from Furulia Oslo/ }));
    await delivery.findByRole('alert');
    expect(before.checked).toBe(true);
  });

  test.each([
    ['is kept when the cart has it', true],
    ['is taken back when the cart does not have it', false],
  ])('CART-06 a method whose answer is lost %s', async (_, isMade) => {
    const { user } = await openCheckout();
    const delivery = await openStep('Delivery');
    const [other] = delivery.getAllByRole<HTMLInputElement>('radio', { checked: false });
    if (!other) throw new Error('There is one method');
    const before = callsOf('getCart').length;
    loseResponse(shop, 'bulkUpdateCart', isMade);
    await user.click(other);
    if (!isMade) await delivery.findByRole('alert');
    // The cart is read to decide, and once more.
    await waitFor(() => expect(callsOf('getCart').length).toBe(before + 2));
    await waitFor(() => expect(other.checked).toBe(isMade));
    expect(delivery.queryByRole('alert') === null).toBe(isMade);
    expect(callsOf('bulkUpdateCart')).toHaveLength(isMade ? 1 : 0);
  });

  test('CHK-02 a stored date that the method cannot keep is refused at its field', async () => {
    const { user } = await openCheckout();
    await openStep('Delivery');
    cleanup();
    writeDraft(draftIds.delivery, { requestedDeliveryDate: '2020-01-07' });
    openShop('/en/checkout');
    const delivery = await openStep('Delivery');
    await user.click(delivery.getByRole('button', { name: 'Continue' }));
    await delivery.findByRole('group', { name: 'Please check the following' });
    expect(delivery.getAllByText('Choose a later date for this delivery method')).toHaveLength(2);
  });

  test('CHK-02 a day too early for the method is no longer marked when a faster method is selected', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T12:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const { user } = await openCheckout();
    const delivery = await openStep('Delivery');
    const { shippingMethods = [] } = await request('getCart', { headers });
    const byTime = [...shippingMethods].sort((one, other) => one.leadTimeDays - other.leadTimeDays);
    const select = async (method = byTime[0]) => {
      await user.click(delivery.getByRole('radio', { name: new RegExp(`^${method?.name}`) }));
    };
    await select();
    await user.click(delivery.getByRole('radio', { name: /^Choose a day/ }));
    await select(byTime.at(-1));
    await user.click(delivery.getByRole('button', { name: 'Continue' }));
    const atField = () =>
      delivery.queryByText('Choose a later date for this delivery method', { selector: 'p' });
    await waitFor(() => expect(atField()).toBeTruthy());
    await select();
    await waitFor(() => expect(atField()).toBeNull());
  });

  test.each([
    ['/en/checkout', 'NO', ['2026-12-18', '2027-01-09', '2027-05-17'], '2027-01-06'],
    ['/en-se/checkout', 'SE', ['2027-01-06', '2027-01-09'], '2027-05-17'],
  ])(
    'CHK-02 the calendar offers the days with delivery, and no day too early, weekend, or holiday of the market: %s',
    async (address, country, refused, workingDay) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-18T12:00:00Z') });
      onTestFinished(() => void vi.useRealTimers());
      await signIn('private');
      await fillCart();
      const { user } = openShop(address);
      const delivery = await openStep('Delivery');
      await user.click(delivery.getByRole('radio', { name: /^Choose a day/ }));
      const label = (date: string) => formatDay(date, 'en', country);
      const day = (date: string) => delivery.queryByRole<HTMLInputElement>('radio', { name: label(date) });
      const show = async (date: string) => {
        for (const turn of ['Previous month', 'Next month'])
          for (let month = 0; month < 6 && !day(date); month += 1)
            await user.click(delivery.getByRole('button', { name: turn }));
        return day(date);
      };
      for (const date of refused) expect((await show(date))?.disabled, date).toBe(true);
      const chosen = await show(workingDay);
      await user.click(chosen ?? document.body);
      expect(day(workingDay)?.checked).toBe(true);
      await user.click(delivery.getByRole('button', { name: 'Continue' }));
      await openStep('Payment');
      expect(screen.getByText(`On ${label(workingDay)}`.replaceAll('\u00a0', ' '))).toBeTruthy();
    },
  );
});

describe('the reference of a company', () => {
  test('CHK-02 is that of its buyer’s last order, and of no private customer', async () => {
    const { orders } = await signIn('manyOrders').then(placedOrders);
    const { customerId } = (await request('getCustomer', {})) ?? {};
    const last = orders.find(({ note, placedBy }) => note?.title && placedBy?.customerId === customerId);
    const { user } = await openCheckout('manyOrders');
    await user.click((await openStep('Delivery')).getByRole('button', { name: 'Continue' }));
    const reference = screen.getByLabelText<HTMLInputElement>(/^Your reference/);
    await waitFor(() => expect(reference.value).toBe(last?.note?.title ?? 'none'));
    screen.getByText('From your last order.');
    cleanup();
    const opened = await openCheckout();
    await opened.user.click((await openStep('Delivery')).getByRole('button', { name: 'Continue' }));
    await opened.user.click(screen.getByRole('button', { name: 'Add a reference or a message' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Your reference/).value).toBe('');
  });
});

describe('a cart that is not as it was', () => {
  test('CHK-04 is said, line by line, and ordered only when it is sent again', async () => {
    const { user } = await openAtPayment();
    await request('updateCart', { body: { code: plentiful, quantity: 3 } });
    await user.click(placeOrder());
    const text = (await failure()).textContent;
    expect(text).toContain('Your cart has changed.');
    expect(text).toMatch(/: quantity 3 instead of 2/);
    expect(text).toMatch(/The total is now [\d\s]+ kr/);
    expect(document.activeElement).toBe(await failure());
    expect(callsOf('createOrder')).toHaveLength(0);
    await user.click(placeOrder());
    await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' });
    expect((await placedOrders()).orders[0]?.numberOfItems).toBe(3);
  });

  test('CHK-04 a price that rises after the last look at the cart is refused by the server, said, and asked again', async () => {
    const { user } = await openAtPayment();
    const { product } = findArticle(plentiful) ?? {};
    if (!product) throw new Error('There is no such article');
    const { prices } = product;
    answerNext(shop, 'createOrder', async (place) => {
      product.prices = { ...prices, NO: prices.NO + 100 };
      return (await place()) ?? HttpResponse.error();
    });
    onTestFinished(() => {
      product.prices = prices;
    });
    const before = (await placedOrders()).totalOrderCount;
    await user.click(placeOrder());
    const text = (await failure()).textContent;
    expect(text).toContain('Your cart has changed.');
    expect(text).toMatch(/ has a new price/);
    expect((await placedOrders()).totalOrderCount).toBe(before);
    await user.click(placeOrder());
    await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' });
    const { orders, totalOrderCount } = await placedOrders();
    expect(totalOrderCount).toBe(before + 1);
    expect(text).toContain(orders[0]?.totalPrice.formattedString);
  });

  test('CHK-04 an address that the cart does not have yet is set before the order, and a new total is said', async () => {
    await openAtPayment();
    cleanup();
    await request('bulkUpdateCart', {
      body: { lineitems: [], shippingDestination: { postalCode: '9990', countryCode: 'NO' } },
    });
    const refuse = vi.fn(() => new HttpResponse(null, { status: 500 }));
    shop.server.use(http.put('*/api/cart/bulk', refuse, { once: true }));
    const { user } = openShop('/en/checkout');
    await openStep('Payment');
    await waitFor(() => expect(refuse).toHaveBeenCalled());
    await user.click(await screen.findByRole('button', { name: /^Buy on invoice/ }));
    const text = (await failure()).textContent;
    expect(text).toContain('Your cart has changed.');
    const { shippingDestination, totalPrice } = await request('getCart', { headers });
    expect(shippingDestination?.postalCode).toBe('2609');
    expect(text).toContain(`The total is now ${totalPrice?.formattedString}`);
    await user.click(placeOrder());
    await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' });
    expect((await placedOrders()).orders[0]?.totalPrice).toEqual(totalPrice);
  });

  test('CHK-04 a method that is no longer that of the cart opens the delivery again', async () => {
    const { user } = await openAtPayment();
    const cart = await request('getCart', { headers });
    const methods = cart.shippingMethods?.filter(({ id }) => id !== cart.shippingMethod);
    shop.server.use(
      http.get('*/api/cart', () =>
        HttpResponse.json({ ...cart, shippingMethods: methods, shippingMethod: methods?.[0]?.id }),
      ),
    );
    await user.click(placeOrder());
    await openStep('Delivery');
    expect((await failure()).textContent).toContain('Choose another one.');
    expect(callsOf('createOrder')).toHaveLength(0);
  });

  test('CHK-04 an article that is no longer sold is named', async () => {
    const { user } = await openAtPayment();
    const cart = await request('getCart', { headers });
    const lineItems = cart.lineItems.map((line) => ({ ...line, active: false }));
    shop.server.use(http.get('*/api/cart', () => HttpResponse.json({ ...cart, lineItems })));
    await user.click(placeOrder());
    expect((await failure()).textContent).toMatch(/is no longer sold\. Remove it from the cart/);
  });

  test('CHK-04 what the server refuses is said in the step where it can be mended', async () => {
    const { user } = await openAtPayment();
    const message = 'This postal code does not exist.';
    const refusal = {
      message: 'No',
      inputErrors: [{ field: 'address.deliveryAddress.postalCode', message }],
    };
    shop.server.use(http.post('*/api/order/', () => HttpResponse.json(refusal, { status: 400 })));
    await user.click(placeOrder());
    await openStep('Address');
    expect((await failure()).textContent).toContain(message);
  });
});

describe('who has nothing to order', () => {
  test('ORG-01 a user who may not place orders reads why, and the cart stays', async () => {
    await openCheckout('withoutRole');
    await screen.findByRole('heading', { name: 'You cannot place orders yet' });
    expect(screen.getByText(/^An administrator in your company decides who may order/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect((await request('getCart', {})).numberOfItems).toBe(2);
  });

  test('CARD-03 a visitor is asked to sign in, and offered an account', async () => {
    const { user } = openShop('/en/checkout');
    await screen.findByRole('heading', { name: 'Sign in to order' });
    expect(screen.queryByRole('heading', { name: /Contact|Payment/ })).toBeNull();
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('button', { name: 'Create account' }));
    await screen.findByRole('dialog', { name: 'Create account' });
  });

  test('NAV-11 the footer of the checkout is a line of returns, terms, privacy and the phone number', async () => {
    openShop('/en/checkout');
    const footer = within(await screen.findByRole('contentinfo'));
    const links = await footer.findAllByRole('link');
    await footer.findByRole('link', { name: '+47 22 00 44 00' });
    expect(links.map(({ textContent }) => textContent)).toContain('Returns and exchanges');
    expect(footer.getAllByRole('link')).toHaveLength(4);
  });

  test('CHK-04 a customer with an empty cart finds the orders', async () => {
    await signIn('private');
    openShop('/en/checkout');
    await screen.findByRole('heading', { name: 'Your cart is empty' });
    expect(screen.getByRole('link', { name: 'See your orders' }).getAttribute('href')).toBe(
      '/en/account?view=Orders',
    );
  });

  test('CART-05 a cart that cannot be fetched says so, with a retry', async () => {
    await signIn('private');
    await fillCart();
    shop.server.use(http.get('*/api/cart', () => new HttpResponse(null, { status: 403 })));
    const { user } = openShop('/en/checkout');
    const retry = await within(await screen.findByRole('main')).findByRole('button', { name: 'Try again' });
    shop.server.resetHandlers();
    await user.click(retry);
    await openStep('Delivery');
  });
});
