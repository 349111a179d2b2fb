import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { articleKinds, linesOf } from '../../mocks/scenarios/articles';
import { openShop, withShop } from '../../tests/support/openShop';
import { pageAddress } from '../../tests/support/pageAddress';
import { request } from '../../tests/support/request';
import { sampleProducts } from '../../tests/support/sampleProducts';
import { signIn } from '../../tests/support/signIn';
import { loadSignIn, signInByForm } from '../../tests/support/signInByForm';
import { resetVisitorPrices, showVisitorPrices } from '../../tests/support/visitorPrices';
import { closeModal, openModal } from '../components/plain/modalStore';
import { media } from '../theme/breakpoints';

const shop = withShop();
beforeAll(() => Promise.all([loadSignIn(), import('../features/cart/overview/MiniCart')]));
beforeEach(closeModal);
resetVisitorPrices();

const sofas = '/en/furniture/living-room/sofas';
const english = { headers: { 'Content-Language': 'en' } };
const prices = /\d kr/;
const cards = () => screen.findAllByRole('article');
const waitForCards = (withPrices: boolean) =>
  waitFor(async () => {
    for (const card of await cards()) expect(prices.test(card.textContent)).toBe(withPrices);
  });
const priceOf = (card: HTMLElement) =>
  Number(/([\d\s]+)\skr/.exec(card.textContent)?.[1]?.replace(/\s/g, ''));

/** Put an article in stock into the visitor's cart. */
async function fillCart(quantity = 1) {
  const [line] = linesOf(1, articleKinds['inStock'] ?? (() => true), quantity);
  if (!line) throw new Error('Nothing is in stock');
  return request('addToCart', { ...english, body: line });
}

describe('a shop that shows visitors prices', () => {
  beforeEach(() => showVisitorPrices(shop));

  test('CARD-03 its cards have prices and a way to add, and no list asks to sign in for them', async () => {
    openShop(sofas);
    const [card] = await cards();
    const first = within(card as HTMLElement);
    expect(card?.textContent).toMatch(prices);
    await first.findByRole('button', { name: /^(Add to cart|Choose a variant)/ });
    expect(screen.queryByRole('button', { name: 'Sign in to see prices' })).toBeNull();
    screen.getByRole('switch', { name: /^Prices incl\. VAT/ });
  });

  test('SEO-02 its products have an offer for search engines', async () => {
    const page = await request('getPage', pageAddress(sampleProducts.single, 'en'));
    if (!('product' in page)) throw new Error('The page has no product');
    openShop(sampleProducts.single);
    await screen.findByRole('heading', { level: 1 });
    const scripts = () => [...document.head.querySelectorAll('script[type="application/ld+json"]')];
    await waitFor(() =>
      expect(
        scripts()
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain('"Offer"'),
    );
    const offers = scripts().map(({ textContent }) => Object(JSON.parse(textContent)).offers as unknown);
    expect(offers).toContainEqual({
      '@type': 'Offer',
      price: page.product.price?.priceIncVat.amount,
      priceCurrency: 'NOK',
      availability: 'https://schema.org/InStock',
    });
  });

  test('LIST-09 its visitors sort by price and have the filter of prices, as the server sends them', async () => {
    const { user } = openShop(sofas);
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: query === media.filterSidebar }),
    );
    await cards();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price, low to high');
    await waitFor(async () => {
      const shown = (await cards()).map(priceOf);
      expect(shown).toEqual(shown.toSorted((one, other) => one - other));
    });
    const filters = within(await screen.findByRole('complementary', { name: 'Filters' }));
    expect(await filters.findByRole('button', { name: /^Price/ })).toBeTruthy();
  });

  test('SRCH-05 its quick search has prices', async () => {
    const { user } = openShop('/en');
    await user.type(await screen.findByRole('combobox', { name: 'Search the shop' }), 'sofa');
    const [hit] = await screen.findAllByRole('option', { name: prices });
    expect(hit).toBeTruthy();
  });

  test('PDP-01 its product page has the price and adds to the visitor’s cart', async () => {
    const { user } = openShop(sampleProducts.single);
    const main = within(await screen.findByRole('main'));
    // The first one is the product's, before those of the cards.
    const [add] = await main.findAllByRole('button', { name: /^Add to cart/ });
    await user.click(add as HTMLElement);
    await screen.findByRole('button', { name: 'Cart, 1 item' });
    act(() => openModal('miniCart'));
    const modal = within(await screen.findByRole('dialog', { name: 'Cart' }));
    expect((await modal.findByRole('listitem')).textContent).toMatch(prices);
    expect(modal.getByRole('link', { name: 'Go to checkout' }).getAttribute('href')).toBe('/en/checkout');
    expect(modal.queryByRole('button', { name: 'Sign in' })).toBeNull();
  });

  test('CARD-03 nothing is added that the server does not call buyable', async () => {
    const page = await request('getPage', pageAddress(sampleProducts.single, 'en'));
    if (!('product' in page)) throw new Error('This is no product page');
    const { variations } = page.product;
    const product = {
      ...page.product,
      isBuyable: false,
      variations: variations.map((each) => ({ ...each, isBuyable: false })),
    };
    shop.server.use(http.get('*/api/content/page', () => HttpResponse.json({ ...page, product })));
    openShop(sampleProducts.single);
    const main = within(await screen.findByRole('main'));
    await main.findByText('Not sold online');
    expect(main.queryByRole('button', { name: `Add to cart: ${product.name}` })).toBeNull();
  });

  test('CARD-09 the variation picker has prices and adds', async () => {
    const { user } = openShop(sofas);
    const [choose] = await screen.findAllByRole('button', { name: /^Choose a variant/ });
    await user.click(choose as HTMLElement);
    const picker = within(await screen.findByRole('dialog', { name: 'Choose a variant' }));
    expect((await picker.findAllByText(prices)).length).toBeGreaterThan(0);
    await user.click(await picker.findByRole('button', { name: /^Add to cart/ }));
    await waitFor(async () => expect(await request('getCart', {})).toMatchObject({ numberOfItems: 1 }));
  });

  test('CART-02 a visitor changes the cart, reads its totals and empties it', async () => {
    await fillCart();
    const { user } = openShop('/en/cart');
    const [more] = await screen.findAllByRole('button', { name: /^One more/ });
    await user.click(more as HTMLElement);
    await screen.findByRole('button', { name: 'Cart, 2 items' });
    expect(screen.getByRole('link', { name: 'Go to checkout' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Empty the cart' }));
    const question = within(screen.getByRole('group', { name: 'Remove all products from the cart?' }));
    await user.click(question.getByRole('button', { name: 'Empty the cart' }));
    await screen.findByText('Products you add to the cart appear here.');
  });

  test('CHK-01 the checkout asks to sign in, and goes on with what was in the visitor’s cart', async () => {
    const { lineItems } = await fillCart();
    const { user } = openShop('/en/cart');
    await user.click(await screen.findByRole('link', { name: 'Go to checkout' }));
    const main = within(screen.getByRole('main'));
    await main.findByRole('heading', { name: 'Sign in to order' });
    expect(main.getByText('Your cart is kept when you sign in or create an account.')).toBeTruthy();
    await user.click(main.getByRole('button', { name: 'Sign in' }));
    await signInByForm(user, 'private');
    expect((await main.findAllByText(lineItems[0]?.item.name ?? '')).length).toBeGreaterThan(0);
  });

  test('AUTH-02 while it is unknown who is signed in, no prices are shown', async () => {
    await fillCart();
    shop.server.use(http.get('*/api/customer', () => HttpResponse.json({ message: '' }, { status: 500 })));
    const { visit } = openShop(sofas);
    await waitForCards(false);
    visit('/en/cart');
    await within(screen.getByRole('main')).findByText('Quantity: 1');
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull();
  });

  test('AUTH-02 the prices of a visitor return once it is known that nobody is signed in', async () => {
    shop.server.use(http.get('*/api/customer', () => HttpResponse.json({ message: '' }, { status: 500 })));
    openShop(sofas);
    await waitForCards(false);
    shop.server.resetHandlers();
    window.dispatchEvent(new Event('focus'));
    await waitForCards(true);
  });

  test('AUTH-03 the end of a session leaves the prices of a visitor, and an empty cart', async () => {
    await signIn('private');
    await fillCart();
    openShop(sofas);
    await screen.findByRole('link', { name: 'Cart, 1 item' });
    await request('logoutCustomer', {});
    window.dispatchEvent(new Event('focus'));
    await screen.findByRole('button', { name: 'Cart, empty' });
    await waitForCards(true);
  });

  test('FAV-03 the products of a shared list are added without signing in, which saving the list needs', async () => {
    const { user } = openShop('/en/account?view=SharedList&list=Hall&code=160956');
    const list = within(await screen.findByRole('region', { name: 'Hall' }));
    expect(list.getByRole('button', { name: 'Sign in' }).parentElement?.textContent).toBe(
      'Sign in to save the list.',
    );
    await user.click(list.getByRole('button', { name: /^Add all/ }));
    await list.findByText(/added to your cart$/);
  });

  test('AUTH-01 the account page promises no prices for signing in', async () => {
    openShop('/en/account');
    const main = within(await screen.findByRole('main'));
    await main.findByText(/^Sign in to see your details\. With an account you order, follow your orders/);
  });

  test('QORD-01 quick order asks to sign in', async () => {
    openShop('/en/quick-order');
    await screen.findByText('Sign in to order by article number');
  });
});

test('CARD-03 prices that the server sends visitors are not shown without the setting', async () => {
  shop.store.write({ ...shop.store.read(), visitorPrices: true });
  const { visit } = openShop(sofas);
  for (const card of await cards()) expect(card.textContent).not.toMatch(prices);
  visit(sampleProducts.single);
  await screen.findByRole('button', { name: 'Sign in to see prices' });
  expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
});

test('CARD-03 a product whose price the server does not send visitors asks to sign in', async () => {
  showVisitorPrices(shop);
  shop.store.reset();
  openShop(sampleProducts.single);
  await within(await screen.findByRole('main')).findByRole('button', { name: 'Sign in to see prices' });
});
