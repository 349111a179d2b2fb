import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { openShop, withShop } from '../../../../tests/support/openShop';
import { signIn } from '../../../../tests/support/signIn';
import { withOrder } from '../../../../mocks/scenarios/orders';
import { request } from '../../../../tests/support/request';
import { formatPhone } from '../../../i18n/formatPhone';
import { storeSystemSetting } from '../../pricing/vatDisplay';

const shop = withShop();
const headers = { 'Content-Language': 'en' };
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

/** An order of the customer, in English. */
async function orderAt(skip: number) {
  const { orders } = await request('getAllOrders', { query: { skip, take: 1 }, headers });
  const [order] = orders;
  if (!order) throw new Error('The customer has no such order');
  return order;
}

const openOrder = (orderNumber: string) =>
  openShop(`/en/account?view=Orders&order=${encodeURIComponent(orderNumber)}`);

describe('an order', () => {
  test('ORD-01 shows every field of it, and each product leads to its page', async () => {
    storeSystemSetting('OPTI');
    await signIn('administrator');
    const all = await request('getAllOrders', { query: { take: 45 }, headers });
    const order = all.orders.find(({ note, requestedDeliveryDate }) => note?.title && requestedDeliveryDate);
    if (!order) throw new Error('No order has a note and a requested date');
    openOrder(order.orderNumber);
    await heading(`Order ${order.orderNumber}`);
    const text = screen.getByRole('article').textContent;
    const { billingAddress, shippingAddress, orderItems, note, placedBy } = order;
    const { totalPriceForItemsIncVat, totalFreightPriceIncVat, totalVat, totalPrice } = order;
    const said = [
      ...[billingAddress, shippingAddress].flatMap(({ address, city, postalCode, countryName }) => [
        address,
        `${postalCode} ${city}`,
        countryName,
      ]),
      order.email,
      formatPhone(order.phoneNumber),
      order.paymentMethod,
      order.shippingMethod,
      note?.title,
      note?.description,
      `${placedBy?.firstName} ${placedBy?.lastName}`,
      `${order.numberOfItems} items`,
      ...[totalPriceForItemsIncVat, totalFreightPriceIncVat, totalVat, totalPrice].map(
        (money) => money?.formattedString,
      ),
      ...orderItems.flatMap(({ code, quantity, price }) => [
        `Article number ${code}`,
        `Quantity: ${quantity}`,
        price?.totalPriceForItemsIncVat?.formattedString,
      ]),
    ];
    for (const each of said) expect(text).toContain(each ?? 'missing');
    for (const label of ['Requested delivery date', 'Placed by', 'Your reference']) screen.getByText(label);
    for (const { item } of orderItems)
      expect(screen.getByRole('link', { name: item.name }).getAttribute('href')).toBe(item.url);
  });

  test('ORD-01 a shipped order has its steps, the carrier’s page, its files, and the seller for print', async () => {
    await signIn('private');
    const { orders } = await request('getAllOrders', { query: { take: 7 }, headers });
    const order = orders.find(({ trackingUrl }) => trackingUrl);
    openOrder(order?.orderNumber ?? '');
    const steps = within(await screen.findByRole('list', { name: 'Status of the order' }));
    const texts = steps.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts.map((text) => /^[A-Z][a-z ]+?(?=\d|Expected|$)/.exec(text)?.[0])).toEqual([
      'Ordered',
      'Being prepared',
      'Shipped',
      'Delivered',
    ]);
    expect(steps.getAllByRole('listitem')[2]?.getAttribute('aria-current')).toBe('step');
    expect(steps.getByRole('link', { name: /Track the delivery/ }).getAttribute('href')).toBe(
      order?.trackingUrl,
    );
    const [file] = order?.documents ?? [];
    expect(
      screen.getByRole('link', { name: new RegExp(`^${file?.text.split(' ')[0]}`) }).getAttribute('href'),
    ).toBe(file?.url);
    expect(within(screen.getByRole('main')).getByText('Company no. 923 456 789 MVA')).toBeTruthy();
  });

  test('ORD-01 its prices follow the VAT switch, its total stays', async () => {
    await signIn('private');
    const order = await orderAt(3);
    storeSystemSetting('EXCL');
    openOrder(order.orderNumber);
    await heading(`Order ${order.orderNumber}`);
    const totals = within(screen.getByRole('region', { name: 'Summary' }));
    expect(totals.getByText('Products ex VAT')).toBeTruthy();
    const amounts = totals.getAllByRole('definition').map(({ textContent }) => textContent);
    const { totalPriceForItems, totalFreightPrice, totalVat, totalPrice } = order;
    const said = [totalPriceForItems, totalFreightPrice, totalPrice];
    expect(amounts).toEqual(said.map((money) => money?.formattedString));
    const [total] = totals.getAllByRole('term').slice(-1);
    expect(total?.textContent).toBe(`TotalOf which VAT ${totalVat?.formattedString}`);
  });

  test('ORD-01 one that is collected names the shop in place of the delivery address', async () => {
    await signIn('private');
    const { orders } = await request('getAllOrders', { query: { take: 90 }, headers });
    const order = orders.find(({ collectionAddress }) => collectionAddress);
    if (!order?.collectionAddress) throw new Error('No order is collected');
    const path = { orderNumber: order.orderNumber };
    shop.server.use(
      http.get('*/api/order/F*', () => HttpResponse.json({ ...order, expectedDeliveryDate: '2026-12-01' })),
    );
    openOrder(path.orderNumber);
    await heading(`Order ${path.orderNumber}`);
    const { name, address } = order.collectionAddress;
    const place = screen.getByText('Collect from').nextElementSibling?.textContent;
    expect(place).toContain(name + address);
    expect(screen.getByText('Ready to collect from').nextElementSibling?.textContent).toMatch(
      /^1\sDecember\s2026$/,
    );
    for (const label of ['Delivery address', 'Expected delivery'])
      expect(screen.queryByText(label)).toBeNull();
  });

  test('ORD-01 what came back is said at its line, and the summary says that it is not deducted', async () => {
    await signIn('private');
    const order = await orderAt(0);
    const orderItems = order.orderItems.map((line) => ({ ...line, quantity: 3, returnedQuantity: 2 }));
    shop.server.use(http.get('*/api/order/F*', () => HttpResponse.json({ ...order, orderItems })));
    openOrder(order.orderNumber);
    await heading(`Order ${order.orderNumber}`);
    expect((await screen.findAllByText('2 of 3 returned')).length).toBe(orderItems.length);
    expect(screen.getByText('As ordered, before returns.')).toBeTruthy();
  });

  test('ORD-01 of a long order 50 lines are shown at a time, and all are printed', async () => {
    await signIn('private');
    const order = await orderAt(0);
    const [line] = order.orderItems;
    const orderItems = Array.from({ length: 120 }, (_, index) => ({ ...line, code: `LINE${index + 1}` }));
    shop.server.use(http.get('*/api/order/F*', () => HttpResponse.json({ ...order, orderItems })));
    openOrder(order.orderNumber);
    await screen.findByText('Article number LINE1');
    const lines = () => screen.getAllByText(/^Article number LINE/);
    expect(lines()).toHaveLength(50);
    expect(screen.getByText('Lines 1–50 of 120')).toBeTruthy();
    fireEvent(window, new Event('beforeprint'));
    expect(lines()).toHaveLength(120);
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    fireEvent(window, new Event('afterprint'));
    expect(lines()).toHaveLength(50);
  });

  test('ORD-01 customer service is asked with the number of the order', async () => {
    await signIn('private');
    const { orderNumber } = await orderAt(0);
    openOrder(orderNumber);
    const link = await screen.findByRole('link', { name: 'Ask about this order' });
    expect(link.getAttribute('href')).toBe(
      `mailto:help@furulia.example?subject=${encodeURIComponent(`Order ${orderNumber}`)}`,
    );
  });

  test('ORD-01 opens from the list, and Back returns to the order in the list', async () => {
    await signIn('manyOrders');
    const { user, go, address } = openShop('/en/account?view=Orders&page=2&year=2025');
    const rows = await screen.findAllByRole('rowheader');
    const link = within(rows[5] ?? document.body).getByRole('link');
    const number = link.textContent;
    await user.click(link);
    expect(document.activeElement).toBe(await heading(`Order ${number}`));
    expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe(
      '/en/account?view=Orders&year=2025&page=2',
    );
    await go(-1);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(number));
    expect(address()).toBe('/en/account?view=Orders&page=2&year=2025');
  });

  test('ORD-01 a number that is no order of the customer is said in plain words', async () => {
    await signIn('manyOrders');
    const { orderNumber } = await orderAt(0);
    await signIn('private');
    const { user } = openOrder(orderNumber);
    await heading('We could not find this order');
    expect(screen.getByText(new RegExp(`You have no order ${orderNumber}\\.`))).toBeTruthy();
    const [back] = screen.getAllByRole('link', { name: 'All orders' });
    if (back) await user.click(back);
    await screen.findByRole('table', { name: 'Orders' });
  });

  test('ORD-01 one that cannot be loaded says so, and is tried again', async () => {
    await signIn('private');
    const { orderNumber } = await orderAt(0);
    shop.server.use(
      http.get('*/api/order/F*', () => new HttpResponse(null, { status: 403 }), { once: true }),
    );
    const { user } = openOrder(orderNumber);
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }));
    await heading(`Order ${orderNumber}`);
  });
});

describe('ordering again', () => {
  const reorder = () => screen.findByRole('button', { name: 'Order again' });
  const cart = () => request('getCart', {});

  test('ORD-02 adds to what the cart holds, and the badge follows', async () => {
    await signIn('private');
    const order = await orderAt(0);
    const [line] = order.orderItems;
    const codes = { code: line?.code ?? '', quantity: 1 };
    await request('addToCart', { body: codes });
    const { user } = openOrder(order.orderNumber);
    await user.click(await reorder());
    await screen.findByRole('heading', { name: 'Everything was added to your cart' });
    const { lineItems, numberOfItems } = await cart();
    expect(numberOfItems).toBe(order.numberOfItems + 1);
    expect(lineItems.find(({ code }) => code === line?.code)?.quantity).toBe((line?.quantity ?? 0) + 1);
    const banner = within(screen.getByRole('banner'));
    await waitFor(() => expect(banner.getByText(numberOfItems)).toBeTruthy());
  });

  test('ORD-02 adds the selected lines with their quantities alone', async () => {
    await signIn('private');
    const { orders } = await request('getAllOrders', { query: { take: 45 }, headers });
    const goodsOf = ({ orderItems }: (typeof orders)[number]) =>
      orderItems.filter(({ item, isGift, active }) => item.visible && !isGift && active);
    const order = orders.find((each) => goodsOf(each).length > 1);
    if (!order) throw new Error('No order has two lines');
    const { user } = openOrder(order.orderNumber);
    await user.click(await screen.findByRole('button', { name: 'Select products' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Order again' }));
    const [first, second] = goodsOf(order);
    await user.click(modal.getByRole('checkbox', { name: first?.item.name }));
    const quantity = modal.getByRole('spinbutton', { name: `Quantity of ${second?.item.name}` });
    await user.clear(quantity);
    await user.type(quantity, '3');
    await user.click(modal.getByRole('button', { name: 'Add to cart' }));
    await screen.findByRole('region', { name: /to your cart$/ });
    const { lineItems } = await cart();
    expect(lineItems.some(({ code }) => code === first?.code)).toBe(false);
    expect(lineItems.find(({ code }) => code === second?.code)?.quantity).toBe(3);
  });

  test('ORD-02 names line by line what could not be added and why, with an alternative', async () => {
    await signIn('private');
    const order = await orderAt(0);
    const [item] = order.orderItems;
    if (!item) throw new Error('The order has no lines');
    const unknown = { ...item, code: '999999', item: { ...item.item, name: 'Vik bench, pine' } };
    const inactive = {
      ...item,
      code: '999998',
      active: false,
      item: { ...item.item, name: 'Old sofa, grey' },
    };
    const tooMany = { ...item, code: '999997', item: { ...item.item, name: 'Lamp' } };
    shop.server.use(
      http.get('*/api/order/F*', () =>
        HttpResponse.json({ ...order, orderItems: [item, unknown, inactive, tooMany] }),
      ),
      http.post('*/api/cart/add-multiple', () => {
        const part = (lineItems: object[]) => ({ count: lineItems.length, lineItems });
        const line = (code: string, name: string | null, reason: string | null) => ({
          code,
          name,
          quantity: '1',
          reason,
        });
        return HttpResponse.json({
          added: part([line(item.code, item.item.name, null)]),
          incorrectFormat: part([]),
          notFound: part([line('999999', null, 'There is no article number 999999.')]),
          notAdded: part([
            line('999998', 'Old sofa, grey', 'This product is not for sale.'),
            line('999997', 'Lamp', 'No more than 4 in one order.'),
          ]),
        });
      }),
    );
    const { user } = openOrder(order.orderNumber);
    await user.click(await reorder());
    const report = await screen.findByRole('region', { name: '1 of 4 was added to your cart' });
    expect(document.activeElement).toBe(within(report).getByRole('heading'));
    const lines = within(report).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Vik bench, pineThere is no article number 999999.Find similar',
      'Old sofa, greyThis product is not for sale.Find similar',
      'LampNo more than 4 in one order.See the product',
      item.item.name,
    ]);
    const groups = within(report).getAllByText(/^(Not found|Not added|Added)$/);
    expect(groups.map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Not found 1',
      'Not added 2',
      'Added 1',
    ]);
    const hrefs = within(report)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/en/search?query=Vik+bench', '/en/search?query=Old+sofa', item.item.url]);
    await user.click(within(report).getByRole('button', { name: 'Close the report' }));
    expect(screen.queryByRole('region', { name: '1 of 4 was added to your cart' })).toBeNull();
    expect(document.activeElement).toBe(await reorder());
  });

  test('ORD-01 a gift is shown as one, and neither it nor a fee is ordered again', async () => {
    await signIn('private');
    const order = await orderAt(0);
    const [item] = order.orderItems;
    if (!item) throw new Error('The order has no lines');
    const extra = (code: string, name: string, more: object) => ({
      ...item,
      code,
      item: { ...item.item, name, ...more },
    });
    const gift = { ...extra('999999', 'Cotton bag', {}), isGift: true };
    const fee = extra('999998', 'Invoice fee', { visible: false });
    shop.server.use(
      http.get('*/api/order/F*', () => HttpResponse.json({ ...order, orderItems: [item, gift, fee] })),
    );
    const { user } = openOrder(order.orderNumber);
    await heading(`Order ${order.orderNumber}`);
    const lines = within(screen.getByRole('region', { name: /^Products/ })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent?.includes('Gift'))).toEqual([false, true]);
    expect(screen.queryByText('Invoice fee')).toBeNull();
    await user.click(await reorder());
    await screen.findByRole('heading', { name: 'Everything was added to your cart' });
    const [call] = shop.calls.filter(({ operationId }) => operationId === 'addMultipleToCart');
    expect(await call?.request.clone().json()).toEqual([
      { code: item.code, quantity: String(item.quantity) },
    ]);
  });

  test('ORD-02 what is added but short of stock is named', async () => {
    await signIn('manyOrders');
    const { orders } = await request('getAllOrders', { query: { take: 96 }, headers });
    const order = orders.find(({ orderItems }) =>
      orderItems.some(
        ({ active, quantity, inStockQuantity, maxQuantity = 999 }) =>
          active && inStockQuantity < quantity && quantity <= maxQuantity,
      ),
    );
    const line = order?.orderItems.find(({ quantity, inStockQuantity }) => inStockQuantity < quantity);
    const { user } = openOrder(order?.orderNumber ?? '');
    await user.click(await reorder());
    const report = within(await screen.findByRole('region', { name: /to your cart$/ }));
    const said = report.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(said).toContainEqual(expect.stringMatching(new RegExp(`^${line?.item.name}(Only|Out of stock)`)));
  });

  test('ORD-02 a failure adds nothing and says so', async () => {
    await signIn('private');
    const { orderNumber } = await orderAt(0);
    shop.server.use(http.post('*/api/cart/add-multiple', () => new HttpResponse(null, { status: 403 })));
    const { user } = openOrder(orderNumber);
    await user.click(await reorder());
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was added to your cart.');
  });

  test('CHK-06 one that is not paid leads to its payment first, and can be ordered again', async () => {
    await signIn('private');
    shop.store.write(withOrder('awaitingPayment')(shop.store.read()));
    const order = await orderAt(0);
    openOrder(order.orderNumber);
    await heading(`Order ${order.orderNumber}`);
    const [first, second] = within(screen.getByRole('article')).getAllByText(
      /Continue to payment|Order again/,
    );
    expect([first?.textContent, second?.textContent]).toEqual(['Continue to payment', 'Order again']);
    expect(first?.getAttribute('href')).toBe(order.paymentUrl);
    expect(order.paymentUrl).toContain(order.orderNumber);
  });
});
