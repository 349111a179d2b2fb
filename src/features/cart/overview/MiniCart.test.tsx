import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../mocks/generated/examples';
import { catalogue } from '../../../../mocks/shop/catalogue/catalogue';
import { articlesOf } from '../../../../mocks/shop/catalogue/variations';
import { openShop, withShop } from '../../../../tests/support/openShop';
import { signIn } from '../../../../tests/support/signIn';
import { request } from '../../../../tests/support/request';
import { closeModal, openModal } from '../../../components/plain/modalStore';
import { media } from '../../../theme/breakpoints';

const shop = withShop();
beforeAll(() => import('./MiniCart'));
beforeEach(closeModal);

const cart = async () => within(await screen.findByRole('dialog', { name: 'Cart' }));
const cartIcon = (role: 'link' | 'button') => screen.findByRole(role, { name: /^Cart/ });

/** Code of an article that every customer can buy. */
function anyCode(): string {
  const product = catalogue().products.find(
    ({ active, hidePrice, maxQuantity }) => active && !hidePrice && maxQuantity === null,
  );
  if (!product) throw new Error('The catalogue has nothing for sale');
  return articlesOf(product)[0]?.code ?? product.code;
}

function answerCart(status: 200 | 403) {
  const { body } = examples.getCart[200].cart();
  shop.server.use(http.get('*/api/cart', () => HttpResponse.json(status === 200 ? body : null, { status })));
  return body;
}

/** Code of an article on campaign. */
function reducedCode(): string {
  const reduced = catalogue().products.find(
    ({ active, hidePrice, campaign }) => active && !hidePrice && campaign && campaign.couponCode === null,
  );
  return (reduced && articlesOf(reduced)[0]?.code) ?? '';
}

describe('the mini cart', () => {
  test('ORG-01 a user who may not place orders reads why in place of the link to the checkout', async () => {
    await signIn('withoutRole');
    await request('addToCart', { body: { code: anyCode(), quantity: 1 } });
    openShop('/en/customer-service');
    await cartIcon('link');
    act(() => openModal('miniCart'));
    const modal = await cart();
    await modal.findByText('You cannot place orders yet');
    expect(modal.queryByRole('link', { name: 'Go to checkout' })).toBeNull();
  });

  test('CART-01 a customer sees lines and totals, with VAT or without', async () => {
    await signIn('private');
    const { lineItems, price } = await request('addToCart', { body: { code: anyCode(), quantity: 2 } });
    const { user } = openShop('/en/customer-service');
    expect((await cartIcon('link')).getAttribute('href')).toBe('/en/cart');
    act(() => openModal('miniCart'));
    const modal = await cart();
    const line = within(await modal.findByRole('listitem'));
    expect(line.getByRole('link').getAttribute('href')).toMatch(/^\/en\//);
    expect(line.getByText(`Article number ${lineItems[0]?.code}`)).toBeTruthy();
    expect(line.getByRole<HTMLInputElement>('spinbutton').value).toBe('2');
    expect(line.queryByText(/VAT/)).toBeNull();
    expect(modal.getAllByText('Prices incl. VAT')).toHaveLength(1);
    expect(modal.getByText('Total incl. VAT').nextSibling?.textContent).toBe(
      price?.totalPrice.formattedString,
    );
    expect(modal.getByRole('link', { name: 'Go to the cart' }).getAttribute('href')).toBe('/en/cart');
    expect(modal.getByRole('link', { name: 'Go to checkout' }).getAttribute('href')).toBe('/en/checkout');
    await user.click(modal.getByRole('button', { name: 'Continue shopping' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('switch', { name: /^Prices incl\. VAT/ }));
    act(() => openModal('miniCart'));
    expect((await cart()).getAllByText('Prices ex VAT')).toHaveLength(1);
    expect((await cart()).getByText('Products ex VAT')).toBeTruthy();
  });

  test.each([
    ['freight, total and buttons stay while lines and amounts scroll', false],
    ['in a short window only the buttons stay', true],
  ])('CART-01 %s', async (_, isShort) => {
    await signIn('private');
    await request('addToCart', { body: { code: anyCode(), quantity: 2 } });
    openShop('/en/customer-service');
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { media: query, matches: isShort && query === media.shortWindow }),
    );
    await cartIcon('link');
    act(() => openModal('miniCart'));
    const modal = await cart();
    const line = await modal.findByRole('listitem');
    const scrolling = line.closest('ul')?.parentElement;
    const scrolls = (element: Element) => scrolling?.contains(element);
    expect(scrolls(modal.getByText('Products'))).toBe(true);
    expect(scrolls(modal.getByText('Delivery'))).toBe(isShort);
    expect(scrolls(modal.getByText('Total incl. VAT'))).toBe(isShort);
    expect(scrolls(modal.getByRole('link', { name: 'Go to the cart' }))).toBe(false);
  });

  test('CART-01 a saving has the VAT basis of the total, whatever the VAT switch says', async () => {
    await signIn('private');
    const { promotions } = await request('addToCart', {
      headers: { 'Content-Language': 'en' },
      body: { code: reducedCode(), quantity: 2 },
    });
    const saving = promotions[0];
    const { user } = openShop('/en/customer-service');
    await cartIcon('link');
    act(() => openModal('miniCart'));
    const row = async () =>
      (await (await cart()).findByText(`You save with “${saving?.promotionName}”`)).nextSibling?.textContent;
    expect(await row()).toBe(saving?.promotionDiscountAmountIncVat?.formattedString);
    act(closeModal);
    await user.click(screen.getByRole('switch', { name: /^Prices incl\. VAT/ }));
    act(() => openModal('miniCart'));
    await (await cart()).findByText('Products ex VAT');
    expect(await row()).toBe(saving?.promotionDiscountAmountIncVat?.formattedString);
  });

  test('CART-01 a line that is reduced shows what a piece cost before, on the VAT basis of its price', async () => {
    await signIn('private');
    const { lineItems } = await request('addToCart', {
      headers: { 'Content-Language': 'en' },
      body: { code: reducedCode(), quantity: 2 },
    });
    const price = lineItems[0]?.price;
    const { user } = openShop('/en/customer-service');
    await cartIcon('link');
    act(() => openModal('miniCart'));
    const before = async () =>
      (await (await cart()).findByText((_, element) => element?.tagName === 'S')).textContent;
    expect(await before()).toBe(price?.regularPriceIncVat.formattedString);
    act(closeModal);
    await user.click(screen.getByRole('switch', { name: /^Prices incl\. VAT/ }));
    act(() => openModal('miniCart'));
    expect(await before()).toBe(price?.regularPriceExVat.formattedString);
  });

  test('CARD-03 a visitor sees lines and stock, and no price', async () => {
    const { lineItems } = answerCart(200);
    const { user } = openShop('/en/customer-service');
    await user.click(await cartIcon('button'));
    const modal = await cart();
    expect(await modal.findAllByRole('listitem')).toHaveLength(lineItems.length);
    expect(modal.getAllByText(/in stock|no longer sold/i).length).toBe(lineItems.length);
    expect(modal.queryByText(/VAT|kr/)).toBeNull();
  });

  test('CART-01 a gift has no controls, a note shows, a line that is not visible does not', async () => {
    await signIn('private');
    const { body } = examples.getCart[200].cart();
    const [line] = body.lineItems;
    if (!line) throw new Error('The example has no line');
    const item = { ...line.item, note: null };
    const lineItems = [
      { ...line, code: '100001', active: true, item: { ...item, name: 'Own', note: 'Sold singly.' } },
      { ...line, code: '100002', active: true, item: { ...item, name: 'Vase' }, isGift: true },
      { ...line, code: '100003', item: { ...item, name: 'Fee', visible: false } },
    ];
    shop.server.use(http.get('*/api/cart', () => HttpResponse.json({ ...body, lineItems })));
    openShop('/en/customer-service');
    await cartIcon('link');
    act(() => openModal('miniCart'));
    const rows = await (await cart()).findAllByRole('listitem');
    expect(rows).toHaveLength(2);
    const [own, gift] = rows.map((row) => within(row));
    expect(own?.getByText('Sold singly.')).toBeTruthy();
    expect(own?.getByRole('spinbutton')).toBeTruthy();
    expect(own?.queryByText('Gift')).toBeNull();
    expect(gift?.getByText('Gift')).toBeTruthy();
    expect(gift?.getByText('Free')).toBeTruthy();
    expect(gift?.queryByText(/kr/)).toBeNull();
    expect(gift?.queryByRole('spinbutton')).toBeNull();
    expect(gift?.queryByRole('button')).toBeNull();
  });

  test('NAV-10 an empty cart says so, leads to the departments, and offers visitors to sign in', async () => {
    const { user } = openShop('/en/customer-service');
    await user.click(await cartIcon('button'));
    const modal = await cart();
    await modal.findByRole('heading', { name: 'Your cart is empty' });
    const links = within(await modal.findByRole('navigation', { name: 'Suggested pages' }));
    expect(links.getByRole('link', { name: 'Furniture' }).getAttribute('href')).toBe('/en/furniture');
    expect(modal.queryByRole('link', { name: 'Go to the cart' })).toBeNull();
    await user.click(modal.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('dialog', { name: 'Sign in' });
  });
});
