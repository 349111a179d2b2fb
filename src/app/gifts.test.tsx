import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { catalogue } from '../../mocks/shop/catalogue/catalogue';
import { giftCampaign } from '../../mocks/shop/catalogue/prices/gifts';
import { productName } from '../../mocks/shop/catalogue/assortment/names';
import { productUrl } from '../../mocks/shop/catalogue/urls';
import { articleName, articlesOf, stockOf } from '../../mocks/shop/catalogue/variations';
import { checkout } from '../../tests/support/mockCheckout';
import { openShop, withShop } from '../../tests/support/openShop';
import { pageAddress } from '../../tests/support/pageAddress';
import { renderInShop } from '../../tests/support/renderInShop';
import { productDetailsWith, productWith } from '../../tests/support/sampleProduct';
import { signIn } from '../../tests/support/signIn';
import { request } from '../../tests/support/request';
import { openModal } from '../components/plain/modalStore';
import { ProductView } from '../features/product/page/ProductView';
import { ProductCard } from '../features/product/card/ProductCard';

const shop = withShop();

const remark = 'Free gift with a campaign, not sold separately';
const english = { headers: { 'Content-Language': 'en' } };

function giftProduct() {
  const gift = catalogue().products.find(({ isGift }) => isGift);
  const [article] = gift ? articlesOf(gift) : [];
  if (!gift || !article) throw new Error('The catalogue has no gift');
  return { gift, name: articleName(article, 'en'), code: article.code };
}

/** Article number of a sofa that comes with the gift. */
function sofaWithGift(): string {
  const sofa = catalogue()
    .inCategory.get(giftCampaign.goods)
    ?.find(
      ({ active, hidePrice, campaign }) => active && !hidePrice && campaign?.key === giftCampaign.campaign,
    );
  const code = sofa && articlesOf(sofa)[0]?.code;
  if (!code) throw new Error('No sofa brings a gift');
  return code;
}

const addButtons = (part: ReturnType<typeof within> | typeof screen) =>
  part.queryAllByRole('button', { name: /^Add to cart|^Choose a variant/ });

test('DEV-03 the gift of the campaign is in stock in both markets', () => {
  const [article] = articlesOf(giftProduct().gift);
  for (const market of ['NO', 'SE'] as const)
    expect(article && stockOf(article, { market }), market).toBeGreaterThan(20);
});

test('CARD-01 card, page and hit show that a gift comes with a campaign, and offer no way to add it', async () => {
  await signIn('private');
  const { gift, code } = giftProduct();
  const name = productName(gift, 'en');
  const { user, visit } = openShop(`/en/search?query=${code}`);
  const card = within(await screen.findByRole('article', { name }));
  expect(card.getByText(remark)).toBeTruthy();
  expect(card.queryByText(/VAT$/)).toBeNull();
  expect(addButtons(card)).toEqual([]);

  await user.clear(screen.getByRole('combobox', { name: 'Search the shop' }));
  await user.type(screen.getByRole('combobox', { name: 'Search the shop' }), code);
  const hit = await screen.findByRole('option', { name: new RegExp(name) });
  expect(within(hit).getByText(remark)).toBeTruthy();

  visit(productUrl(gift, 'en'));
  await screen.findByRole('heading', { level: 1, name });
  expect(screen.getAllByText(remark).length).toBeGreaterThan(0);
  expect(screen.getByText(giftCampaign.note.en)).toBeTruthy();
  const page = screen.getByRole('heading', { level: 1 }).closest('article')?.querySelector('div');
  if (!page) throw new Error('There is no product page');
  expect(addButtons(within(page))).toEqual([]);
});

test('CARD-09 a variation that is a gift is not selected by itself, and has no way into the cart', async () => {
  const [oak, pine] = productWith().variations;
  if (!oak || !pine) throw new Error('The sample has no variations');
  const variations = [{ ...oak, isGift: true, isBuyable: true }, pine];
  const { unmount } = renderInShop(<ProductCard product={productWith({ variations })} view="grid" />, {
    signedIn: true,
  });
  expect(screen.getByRole('button', { name: 'Color pine' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByText(remark)).toBeNull();
  act(() => screen.getByRole('button', { name: 'Color oak' }).click());
  expect(screen.getByText(remark)).toBeTruthy();
  expect(addButtons(screen)).toEqual([]);
  unmount();

  const product = { ...productDetailsWith({ variations }), similarProducts: [], relatedProducts: [] };
  renderInShop(<ProductView product={product} />, { signedIn: true });
  expect(screen.getByRole('button', { name: 'Add to cart: Vik chair' })).toBeTruthy();
  act(() => screen.getByRole('radio', { name: /Color oak/ }).click());
  expect(await screen.findByText(remark)).toBeTruthy();
  expect(addButtons(screen)).toEqual([]);
});

test('CARD-09 the variation picker offers no gift', async () => {
  await signIn('private');
  const sofa = catalogue().products.find(
    (product) => product.active && !product.hidePrice && articlesOf(product).length > 2,
  );
  const [first, ...others] = sofa ? articlesOf(sofa) : [];
  if (!sofa || !first) throw new Error('The catalogue has no product with variations');
  const url = productUrl(sofa, 'en');
  const { server } = shop;
  const page = await request('getPage', pageAddress(url, 'en'));
  if (page.pageType !== 'ProductPage') throw new Error('The product has no page');
  const variations = page.product.variations.map((each) => ({ ...each, isGift: each.code === first.code }));
  server.use(
    http.get('*/api/content/page', () =>
      HttpResponse.json({ ...page, product: { ...page.product, variations } }),
    ),
  );
  openShop('/en/customer-service');
  await screen.findByRole('contentinfo');
  const product = { code: sofa.code, name: productName(sofa, 'en'), url };
  act(() => openModal('variationPicker', { product, quantity: 1, code: first.code, colorKey: null }));
  const picker = within(await screen.findByRole('dialog', { name: 'Choose a variant' }));
  const options = await picker.findAllByRole<HTMLInputElement>('radio');
  expect(options).toHaveLength(others.length + 1);
  expect(options.map(({ disabled }) => disabled)).toEqual([true, ...others.map(() => false)]);
  expect(options[0]?.checked).toBe(false);
  expect(picker.getByText(remark)).toBeTruthy();
});

test('CART-01 a sofa of the campaign brings a gift that costs nothing, cannot be changed and leaves with it', async () => {
  await signIn('private');
  const { name } = giftProduct();
  const code = sofaWithGift();
  const cart = await request('addToCart', { ...english, body: { code, quantity: 1 } });
  const [sofa, gift] = cart.lineItems;
  expect(cart.lineItems).toHaveLength(2);
  expect(gift).toMatchObject({
    isGift: true,
    quantity: 1,
    price: { totalPriceForItemsIncVat: { amount: 0 } },
  });
  expect(cart.price?.totalPriceForItems).toEqual(sofa?.price?.totalPriceForItems);
  expect(cart.numberOfItems).toBe(2);

  const { user } = openShop('/en/cart');
  const line = (await screen.findByRole('link', { name })).closest('li');
  if (!line || !sofa) throw new Error('There is no line of the gift');
  const giftLine = within(line);
  for (const text of ['Gift', 'Quantity: 1', giftCampaign.note.en, 'Free'])
    expect(giftLine.getByText(text)).toBeTruthy();
  expect(giftLine.queryByRole('spinbutton')).toBeNull();
  expect(giftLine.queryByRole('button')).toBeNull();

  await user.click(screen.getByRole('button', { name: `Remove ${sofa.item.name} from the cart` }));
  await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
  expect((await request('getCart', {})).lineItems).toEqual([]);

  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByRole('link', { name })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Empty the cart' }));
  const question = within(await screen.findByRole('group', { name: 'Remove all products from the cart?' }));
  await user.click(question.getByRole('button', { name: 'Empty the cart' }));
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(await screen.findByRole('link', { name })).toBeTruthy();
  expect(screen.queryByText(/These could not be put back/)).toBeNull();
});

test('CART-02 the server refuses to add or remove a gift', async () => {
  await signIn('private');
  const { code } = giftProduct();
  await expect(request('addToCart', { body: { code, quantity: 1 } })).rejects.toMatchObject({
    httpStatus: 400,
  });
  const outcome = await request('addMultipleToCart', { body: [{ code, quantity: '1' }] });
  expect(outcome.notAdded.count).toBe(1);
  await request('addToCart', { body: { code: sofaWithGift(), quantity: 1 } });
  await request('updateCart', { body: { code, quantity: 0 } });
  expect((await request('getCart', {})).lineItems).toHaveLength(2);
});

test('ORD-01 an order records the gift that came with it, for nothing', async () => {
  await signIn('private');
  const { name, code } = giftProduct();
  await request('addToCart', { body: { code: sofaWithGift(), quantity: 1 } });
  const { orderNumber } = await request('createOrder', { body: checkout });
  const order = await request('getOrder', { path: { orderNumber }, ...english });
  expect(order.orderItems.map(({ isGift = false }) => isGift)).toEqual([false, true]);
  expect(order.orderItems[1]).toMatchObject({ code, price: { totalPriceForItems: { amount: 0 } } });
  openShop(`/en/account?view=Orders&order=${orderNumber}`);
  const line = (await screen.findByRole('link', { name })).closest('li');
  if (!line) throw new Error('The order has no line for the gift');
  for (const text of ['Gift', 'Quantity: 1', '0 kr']) expect(within(line).getByText(text)).toBeTruthy();
});
