import { userEvent } from '@testing-library/user-event';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { catalogue } from '../../../../mocks/shop/catalogue/catalogue';
import type { Product } from '../../../../mocks/shop/catalogue/product';
import { productUrl } from '../../../../mocks/shop/catalogue/urls';
import { loseResponse } from '../../../../tests/support/loseResponse';
import { openShop, stubLayout, withShop } from '../../../../tests/support/openShop';
import { renderInShop } from '../../../../tests/support/renderInShop';
import { money as amount, productDetailsWith } from '../../../../tests/support/sampleProduct';
import { request } from '../../../../tests/support/request';
import { signIn } from '../../../../tests/support/signIn';
import { VariationSelection } from './VariationSelection';
import { ProductView } from './ProductView';

const shop = withShop();
beforeEach(() => window.localStorage.clear());

function find(fits: (product: Product) => boolean): Product {
  const product = catalogue().products.find(fits);
  if (!product) throw new Error('The catalogue has no such product');
  return product;
}

const withOptions = () =>
  find(
    ({ active, hidePrice, sizes, colors }) => active && !hidePrice && sizes.length > 1 && colors.length > 1,
  );
/** URL of a product's variation by its position, from 1. */
const articleUrl = (product: Product, place: number) =>
  `${productUrl(product, 'en')}?selectedModel=${product.code}-${String(place).padStart(2, '0')}`;
const pagesAsked = () => shop.calls.filter(({ operationId }) => operationId === 'getPage').length;
/** The heading, once the parts below the first window have rendered too. */
async function ready() {
  const heading = await screen.findByRole('heading', { level: 1 });
  await act(() => Promise.resolve());
  return heading;
}
const checked = (group: string) =>
  within(screen.getByRole('group', { name: new RegExp(`^${group}`) })).getByRole<HTMLInputElement>('radio', {
    checked: true,
  });

test('PDP-01 the gallery has pictures of the selected colour only', async () => {
  const product = withOptions();
  openShop(articleUrl(product, 1));
  const name = (await ready()).textContent;
  const gallery = within(screen.getByRole('region', { name: `Pictures of ${name}` }));
  const slides = () => gallery.getAllByRole('button', { name: /^Enlarge picture/ });
  const sources = () => slides().flatMap((each) => each.querySelector('img')?.getAttribute('src') ?? []);
  const [color = '', other = ''] = product.colors;
  expect(sources().filter((src) => /-(front|angle)-/.test(src))).toHaveLength(2);
  expect(sources().some((src) => src.includes(`/${color}-`))).toBe(true);
  expect(sources().some((src) => src.includes(`/${other}-`))).toBe(false);
});

test('PDP-01 size and materials are beside the name, those of the selected size', async () => {
  const product = withOptions();
  const [first, second] = product.sizes;
  const facts = ({ width, depth, height }: { width: number; depth: number; height: number }) =>
    new RegExp(`^W ${width} × D ${depth} × H ${height} cm · [a-z]`);
  const { user } = openShop(articleUrl(product, 1));
  await ready();
  screen.getByText(facts(first));
  const sizes = within(screen.getByRole('group', { name: /^Size:/ })).getAllByRole('radio');
  await user.click(sizes[1] as HTMLElement);
  await screen.findByText(facts(second as typeof first));
});

test('PDP-01 the gallery opens with the picture in a room, and each colour shows its material', async () => {
  const product = withOptions();
  openShop(articleUrl(product, 1));
  await ready();
  const [first] = screen.getAllByRole('button', { name: /^Enlarge picture/ });
  expect(first?.querySelector('img')?.getAttribute('src')).toContain(`/${product.colors[0]}-room-`);
  const materials = within(screen.getByRole('group', { name: /^Colour:/ }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.querySelector('img')?.getAttribute('src'));
  expect(materials).toEqual(
    product.colors.map((color) => `/mock-media/swatches/${product.kind.model.id}-${color}.avif`),
  );
});

test('PDP-01 the close-up of the selected colour comes last', async () => {
  const product = find(
    ({ active, colors, kind }) => active && colors.length > 1 && kind.model.id === 'sofa-block-2',
  );
  const { user } = openShop(articleUrl(product, 1));
  await ready();
  const closeUp = () => screen.getAllByRole('button', { name: /^Enlarge picture/ }).at(-1);
  const address = () => closeUp()?.querySelector('img')?.getAttribute('src');
  const [color = '', other = ''] = product.colors;
  expect(closeUp()?.textContent).toMatch(/, close-up$/);
  expect(address()).toContain(`/${color}-detail-`);
  const [, second] = within(screen.getByRole('group', { name: /^Colour:/ })).getAllByRole('radio');
  await user.click(second as HTMLElement);
  expect(address()).toContain(`/${other}-detail-`);
});

const autumnOffer = {
  couponCode: null,
  promotionName: 'Autumn offer',
  promotionDescription: '10% off until the end of the month',
  promotionDiscountAmount: null,
  promotionDiscountPercentage: 10,
  evaluatedDiscountedPriceForPromotion: null,
  evaluatedDiscountedPriceForPromotionRoundedDown: null,
  evaluatedDiscountedPriceForPromotionRoundedUp: null,
};

/** A product without rows of other products, for the parts beside its pictures. */
const sampleWith = (changes: Parameters<typeof productDetailsWith>[0]) => ({
  ...productDetailsWith({ variations: [], ...changes }),
  sliderImages: [],
  similarProducts: [],
  relatedProducts: [],
});

/** Page of a product in stock, for a customer. */
async function openDeliverable() {
  await signIn('private');
  const opened = openShop(
    productUrl(
      find(({ active, hidePrice, isGift, stock }) => active && !hidePrice && !isGift && stock > 50),
      'en',
    ),
  );
  await ready();
  return opened;
}

test('PDP-01 delivery beside the price: method, price, day, stock of the store, and the page about delivery', async () => {
  await openDeliverable();
  const store = (await screen.findByText('Collect from Furulia Oslo')).closest('li');
  expect(store?.textContent).toMatch(/Free.*From \d+\s\w+\s\d{4}/);
  const home = screen.getByText('Delivered and carried in').closest('li');
  expect(home?.textContent).toMatch(/\d kr.*From \d+\s\w+\s\d{4}/);
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Delivery' }).getAttribute('href')).toBe(
    '/en/customer-service/delivery',
  );
});

test('PDP-01 another postal code shows its freight, and becomes the destination of the cart', async () => {
  const { user } = await openDeliverable();
  const home = () => screen.getByText('Delivered and carried in').closest('li')?.textContent ?? '';
  const before = home();
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Postal code' });
  expect(field.value).toBe('2609');
  await user.clear(field);
  // As pasted, with an invisible character.
  await user.type(field, '\u200b9600');
  await user.click(screen.getByRole('button', { name: 'Show delivery' }));
  await waitFor(() => expect(home()).not.toBe(before));
  expect((await request('getCart', {})).shippingDestination).toEqual({
    postalCode: '9600',
    countryCode: 'NO',
  });
});

test.each([
  ['is shown when the cart has it', true],
  ['has failed when the cart does not have it', false],
])('PDP-01 a postal code whose response is lost %s', async (_, isMade) => {
  const { user } = await openDeliverable();
  const home = () => screen.getByText('Delivered and carried in').closest('li')?.textContent ?? '';
  const before = home();
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Postal code' });
  await user.clear(await field());
  await user.type(await field(), '9600');
  loseResponse(shop, 'bulkUpdateCart', isMade);
  await user.click(screen.getByRole('button', { name: 'Show delivery' }));
  const refusals = () => screen.queryAllByText(/^Delivery to this postal code could not be shown/);
  await waitFor(() =>
    expect([home() !== before, refusals().length]).toEqual(isMade ? [true, 0] : [false, 1]),
  );
  expect((await field()).getAttribute('aria-invalid')).toBe(String(!isMade));
  expect((await field()).value).toBe('9600');
  expect(shop.calls.filter(({ operationId }) => operationId === 'bulkUpdateCart')).toHaveLength(
    isMade ? 1 : 0,
  );
});

test('PDP-01 the refusal of a postal code goes when another is typed', async () => {
  shop.server.use(
    http.put('*/api/cart/bulk', () =>
      HttpResponse.json({ message: 'No such postal code.' }, { status: 400 }),
    ),
  );
  const { user } = await openDeliverable();
  const field = await screen.findByRole('textbox', { name: 'Postal code' });
  await user.type(field, '0');
  await user.click(screen.getByRole('button', { name: 'Show delivery' }));
  await screen.findByText('No such postal code.');
  await user.type(field, '1');
  expect(screen.queryByText('No such postal code.')).toBeNull();
});

/** Open a sold-out product; its field is that of the stock notice. */
async function openSoldOut() {
  const { user } = openShop(
    articleUrl(
      find(({ active, hidePrice, isGift, stock }) => active && !hidePrice && !isGift && stock === 0),
      1,
    ),
  );
  await ready();
  const field = await screen.findByRole('textbox', { name: 'Tell me by e-mail when it is in stock' });
  return { user, field };
}

test('PDP-01 a sold-out product takes an e-mail address, and a correct one is stored', async () => {
  const { user, field } = await openSoldOut();
  await user.type(field, 'kari@');
  await user.click(screen.getByRole('button', { name: 'Notify me' }));
  await screen.findByText('Not a valid e-mail address');
  await user.type(field, 'furulia.example');
  await user.click(screen.getByRole('button', { name: 'Notify me' }));
  await screen.findByText('We will write to kari@furulia.example when it is in stock.');
  expect(shop.store.read().stockNotices).toMatchObject([{ email: 'kari@furulia.example' }]);
});

test.each([
  ['arrived', true],
  ['did not arrive', false],
])('PDP-01 a stock notice that %s is not known to have when its response is lost', async (_, isMade) => {
  const { user, field } = await openSoldOut();
  await user.type(field, 'kari@furulia.example');
  loseResponse(shop, 'createStockNotice', isMade);
  await user.click(screen.getByRole('button', { name: 'Notify me' }));
  await screen.findByText(/^We got no answer, so we do not know whether your request arrived/);
  expect(shop.store.read().stockNotices ?? []).toHaveLength(isMade ? 1 : 0);
  await user.click(screen.getByRole('button', { name: 'Notify me' }));
  await screen.findByText('We will write to kari@furulia.example when it is in stock.');
  expect(shop.store.read().stockNotices).toHaveLength(1);
});

test('FORM-01 a missing or too long address for a stock notice is refused as in every form', async () => {
  const { user, field } = await openSoldOut();
  const send = screen.getByRole('button', { name: 'Notify me' });
  await user.clear(field);
  await user.click(send);
  expect((await screen.findByRole('alert')).textContent).toBe('E-mail is missing');
  await user.click(field);
  await user.paste(`${'k'.repeat(250)}@furulia.example`);
  await user.click(send);
  await screen.findByText(/^E-mail can have at most \d+ characters$/);
  expect(shop.store.read().stockNotices).toBeUndefined();
});

test('FORM-02 the refusal of an address for a stock notice goes when another is typed', async () => {
  shop.server.use(
    http.post('*/api/products/stock-notice', () =>
      HttpResponse.json({ message: 'This address is blocked.' }, { status: 400 }),
    ),
  );
  const { user, field } = await openSoldOut();
  await user.type(field, 'kari@furulia.example');
  await user.click(screen.getByRole('button', { name: 'Notify me' }));
  await screen.findByText('This address is blocked.');
  await user.type(field, 's');
  expect(screen.queryByText('This address is blocked.')).toBeNull();
});

test('PDP-01 without stock notices in the settings a sold-out product offers none', () => {
  renderInShop(<ProductView product={sampleWith({ inStockQuantity: 0, inStock: false })} />, {
    settings: { stockNotices: undefined },
  });
  expect(screen.queryByRole('textbox', { name: /e-mail/ })).toBeNull();
});

test('PDP-01 without shipping methods of the product those of the settings show, without stores no stock', () => {
  const { shippingMethods: _, storeStock: __, ...product } = sampleWith({ isBuyable: true });
  renderInShop(<ProductView product={product} />);
  expect(screen.getByText('Levert og båret inn').closest('li')?.textContent).not.toMatch(/From|stock/);
});

test('CARD-07 a reduced price says the saving, its last day, and the lowest price of 30 days', () => {
  const product = sampleWith({ promotion: null });
  const money = (amount: number) => ({ amount, formattedString: `${amount} kr` });
  const { price: regular } = product;
  if (!regular) throw new Error('The sample has no price');
  const price = {
    ...regular,
    discountIncVat: money(3000),
    lowestPrice30DaysIncVat: money(17000),
    lowestPrice30DaysExVat: money(13600),
  };
  const { unmount } = renderInShop(<ProductView product={{ ...product, price }} />, { signedIn: true });
  expect(screen.getByText('You save 3000 kr')).toBeTruthy();
  expect(screen.getByText('Lowest price in the last 30 days: 17000 kr')).toBeTruthy();
  unmount();
  const promotion = { ...autumnOffer, endDate: '2026-11-30' };
  renderInShop(<ProductView product={{ ...product, price, promotion }} />, { signedIn: true });
  expect(screen.getByText(/^You save 3000 kr until 30\.?\s+november\s+2026$/i)).toBeTruthy();
});

test('PDP-01 reviews show below the specifications, and the rating beside the name leads to them', async () => {
  const reviews = [{ id: '1', author: 'Kari', date: '2026-11-02', rating: 4, text: 'Soft <b>seat</b>' }];
  const product = { ...sampleWith({}), rating: { average: 4, count: 1 }, reviews };
  const { container } = renderInShop(<ProductView product={product} />);
  const review = await screen.findByText('Soft <b>seat</b>');
  expect(review.closest('li')?.textContent).toMatch(/Kari, 2/);
  expect(screen.getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
  const link = screen.getByRole('link', { name: '4 of 5 stars, 1 rating' });
  const target = container.querySelector('#reviews');
  expect(link.getAttribute('href')).toMatch(/#reviews$/);
  expect(target?.contains(review)).toBe(true);
});

test('PDP-01 reviews show how ratings are distributed, are sorted, and show all at a press', async () => {
  const user = userEvent.setup();
  const reviews = [5, 4, 1, 5, 3, 5].map((rating, index) => ({
    id: `${index}`,
    author: 'Kari',
    date: '2026-11-02',
    rating,
    text: `Review ${index}`,
  }));
  const rating = { average: 4, count: 8, distribution: [1, 0, 1, 2, 4] };
  renderInShop(<ProductView product={{ ...sampleWith({}), rating, reviews }} />);
  expect(await screen.findByText('5 of 5 stars: 4 ratings')).toBeTruthy();
  expect(screen.getByText('1 of 5 stars: 1 rating')).toBeTruthy();
  const texts = () => screen.getAllByText(/^Review \d/).map(({ textContent }) => textContent.slice(-1));
  expect(texts().join('')).toBe('0123');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort reviews' }), 'Lowest rating');
  expect(texts().join('')).toBe('2410');
  await user.click(screen.getByRole('button', { name: 'Show all 6 reviews' }));
  expect(texts().join('')).toBe('241035');
  expect(document.activeElement?.textContent).toContain('Review 3');
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

test('PDP-01 a selling point with an address of the editor is a link, the others are text', () => {
  const uspLinks = [{ text: 'Free returns', url: '/en/returns', title: null, target: null }];
  const product = { ...sampleWith({}), usp: ['Made to last'], globalUsp: ['Free returns'], uspLinks };
  renderInShop(<ProductView product={product} />);
  expect(screen.getByRole('link', { name: 'Free returns' }).getAttribute('href')).toBe('/en/returns');
  expect(screen.getByText('Made to last').closest('a')).toBeNull();
});

test('PDP-02 the facts are those of the variation', async () => {
  const product = withOptions();
  const { user } = openShop(articleUrl(product, 1));
  await ready();
  const valueOf = (term: string) =>
    screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
  const [first, second] = product.sizes;
  expect(valueOf('Width')).toBe(`${first.width} cm`);
  expect(valueOf('Article number')).toBe(`${product.code}-01`);
  await user.click(
    within(screen.getByRole('group', { name: /^Size/ })).getAllByRole('radio')[1] as HTMLElement,
  );
  expect(valueOf('Width')).toBe(`${second?.width} cm`);
  expect(valueOf('Article number')).toBe(`${product.code}-02`);
});

test('PDP-01 shows pictures, name, numbers, selling points, specifications and related products', async () => {
  const product = withOptions();
  openShop(articleUrl(product, 1));
  const name = (await ready()).textContent;
  const gallery = within(screen.getByRole('region', { name: `Pictures of ${name}` }));
  expect(gallery.getAllByRole('button', { name: /^Picture \d+ of/ }).length).toBeGreaterThan(2);
  expect(screen.getByText(`Article number ${product.code}-01`)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Specifications' }).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('button', { name: 'Delivery and ordering' })).toBeTruthy();
  for (const row of ['Similar products', 'Goes well with']) {
    const cards = within(screen.getByRole('region', { name: row })).getAllByRole('article');
    expect(cards.length).toBeGreaterThan(1);
  }
  expect(screen.getByRole('link', { name: 'Product data sheet' })).toBeTruthy();
});

test('PDP-01 the specifications end with the category; type and number, which specifications have, show once', async () => {
  const product = withOptions();
  openShop(articleUrl(product, 1));
  await ready();
  const facts = within(
    (await screen.findByRole('heading', { level: 3, name: 'Article' })).closest('section') as HTMLElement,
  );
  expect(facts.getByText('Category').nextSibling?.textContent).toBe(product.category.names.en);
  expect(facts.queryByText('Product type')).toBeNull();
  expect(screen.getAllByText(product.alternativeProductNumber)).toHaveLength(1);
});

test('PDP-01 product type, category and alternative number show where no specification has them', async () => {
  const product = {
    ...productDetailsWith({ alternativeProductNumber: '7041044270001' }),
    specifications: [],
    similarProducts: [],
    relatedProducts: [],
  };
  stubLayout();
  renderInShop(<ProductView product={product} />);
  const valueOf = async (term: string) => (await screen.findByText(term)).nextSibling?.textContent;
  expect(await valueOf('Product type')).toBe(product.productType);
  expect(await valueOf('Category')).toBe(product.mainCategory);
  expect(await valueOf('Alternative number')).toBe('7041044270001');
});

test('DEV-01 a product without picture, brand and text shows the placeholder and no empty paragraph', () => {
  const without = {
    image: null,
    images: [],
    thumbnail: null,
    brand: null,
    marketingText: '',
    variations: [],
  };
  const product = {
    ...productDetailsWith(without),
    sliderImages: [],
    similarProducts: [],
    relatedProducts: [],
  };
  const { container } = renderInShop(<ProductView product={product} />);
  expect(screen.getAllByText('Missing Image')).toHaveLength(1);
  expect(container.querySelector('img')).toBeNull();
  const head = screen.getByRole('heading', { level: 1, name: 'Vik chair' }).closest('header');
  const texts = Array.from(head?.querySelectorAll('p') ?? [], ({ textContent }) => textContent);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts).not.toContain('');
});

test('CARD-01 the product has one badge, that of its card', () => {
  const flags = { newProduct: true, bestSeller: true, recommended: true };
  const rows = { sliderImages: [], similarProducts: [], relatedProducts: [] };
  renderInShop(
    <ProductView
      product={{ ...productDetailsWith({ ...flags, promotion: null, variations: [] }), ...rows }}
    />,
  );
  const head = screen.getByRole('heading', { level: 1, name: 'Vik chair' }).closest('header');
  expect(head?.querySelector('p')?.textContent).toBe('New');
  expect(within(head as HTMLElement).queryByText('Bestseller')).toBeNull();
});

test('PDP-01 what the promotion is stands beside its badge, to customers', () => {
  const rows = { sliderImages: [], similarProducts: [], relatedProducts: [] };
  const promotion = autumnOffer;
  const product = { ...productDetailsWith({ promotion, variations: [] }), ...rows };
  const offer = () => screen.getByText('Autumn offer').closest('p')?.parentElement?.textContent;
  const { unmount } = renderInShop(<ProductView product={product} />, { signedIn: true });
  expect(offer()).toBe('Autumn offer10% off until the end of the month');
  unmount();
  renderInShop(<ProductView product={product} />);
  expect(offer()).toBe('Autumn offer');
});

test.each([
  [
    'the exact price',
    { evaluatedDiscountedPriceForPromotion: amount(720) },
    ' · kr 720,- ex VAT with this offer',
  ],
  [
    'the price rounded up, without an exact one',
    {
      evaluatedDiscountedPriceForPromotionRoundedDown: amount(719),
      evaluatedDiscountedPriceForPromotionRoundedUp: amount(720),
    },
    ' · kr 720,- ex VAT with this offer',
  ],
  [
    'the price rounded down, without another',
    { evaluatedDiscountedPriceForPromotionRoundedDown: amount(719) },
    ' · kr 719,- ex VAT with this offer',
  ],
  ['no price that the product has already', { evaluatedDiscountedPriceForPromotion: amount(800) }, ''],
  [
    'no price that is no text',
    { evaluatedDiscountedPriceForPromotion: { amount: 720, formattedString: {} as string } },
    '',
  ],
])('PDP-01 the line of a promotion has %s', (_, evaluated, price) => {
  const promotion = { ...autumnOffer, promotionDescription: null, couponCode: 'NEW', ...evaluated };
  const rows = { sliderImages: [], similarProducts: [], relatedProducts: [] };
  const product = { ...productDetailsWith({ promotion, variations: [] }), ...rows };
  renderInShop(<ProductView product={product} />, { signedIn: true });
  const line = screen.getByText(/^Autumn offer · /);
  expect(line.textContent).toBe(`Autumn offer · Use code NEW${price}`);
});

test('PDP-02 a selected colour that is sold out says so beside its name', () => {
  const product = productDetailsWith();
  const [selected] = product.variations.map((variation) => ({ ...variation, inStock: false }));
  if (!selected) throw new Error('The sample has no variations');
  const variations = [selected, ...product.variations.slice(1)];
  renderInShop(
    <VariationSelection
      product={{ ...product, variations }}
      selected={selected}
      onSelect={() => undefined}
    />,
  );
  const legend = screen.getByRole('group', { name: /^Colour:/ }).querySelector('legend');
  expect(legend?.textContent).toBe('Colour: Color oak · Not in stock');
});

test('PDP-01 its note shows', async () => {
  openShop(
    productUrl(
      find(({ active, kind }) => active && kind.model.family === 'chairs'),
      'en',
    ),
  );
  await ready();
  expect(screen.getByText('The price is for one chair, not for a set.')).toBeTruthy();
});

test('PDP-02 a variation changes code, picture and address, and fetches no page', async () => {
  const product = withOptions();
  const { user, address } = openShop(articleUrl(product, 1));
  await ready();
  const before = pagesAsked();
  const sizes = within(screen.getByRole('group', { name: /^Size/ })).getAllByRole('radio');
  await user.click(sizes[1] as HTMLElement);
  expect(address()).toBe(articleUrl(product, 2));
  expect(screen.getByText(`Article number ${product.code}-02`)).toBeTruthy();
  const [, color] = within(screen.getByRole('group', { name: /^Colour:/ })).getAllByRole('radio');
  await user.click(color as HTMLElement);
  // The colour changes and the size stays: the same position among the sizes of the second colour.
  expect(address()).toBe(articleUrl(product, product.sizes.length + 2));
  const gallery = within(screen.getByRole('region', { name: /^Pictures of/ }));
  const [shown] = gallery.getAllByRole('button', { name: /^Enlarge picture/ });
  expect(shown?.querySelector('img')?.getAttribute('src')).toContain(`/${product.colors[1] ?? ''}-`);
  expect(pagesAsked()).toBe(before);
});

test('PDP-02 the address selects the first variation shown; an unknown one selects the default', async () => {
  const product = withOptions();
  const { unmount } = openShop(articleUrl(product, 2));
  await ready();
  expect(screen.getByText(`Article number ${product.code}-02`)).toBeTruthy();
  expect(checked('Size')).toBe(within(screen.getByRole('group', { name: /^Size/ })).getAllByRole('radio')[1]);
  unmount();
  openShop(`${productUrl(product, 'en')}?selectedModel=nonsense`);
  await ready();
  expect(screen.getByText(/^Article number \d+-\d\d$/)).toBeTruthy();
});

test('CARD-03 a visitor sees stock and an invitation to sign in, and no price', async () => {
  openShop(productUrl(withOptions(), 'en'));
  await ready();
  expect(screen.getByRole('button', { name: 'Sign in to see prices' })).toBeTruthy();
  const amounts = within(screen.getByRole('main')).queryAllByText(/VAT|NOK|\bkr\b/);
  // The free-shipping threshold is an amount too, but not a product price.
  expect(
    amounts.map(({ textContent }) => textContent).filter((text) => !/parcel delivery over/.test(text)),
  ).toEqual([]);
});

test('AUTH-01 a visitor is offered an account, and stays with the selected variation', async () => {
  const { user, address } = openShop(articleUrl(withOptions(), 1));
  await ready();
  const selected = address();
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Create account' }));
  await screen.findByRole('dialog', { name: 'Create account' });
  expect(address()).toBe(selected);
});

test('PDP-02 signed in, the price follows the variation and the VAT switch', async () => {
  await signIn('private');
  const { user } = openShop(articleUrl(withOptions(), 1));
  await ready();
  const note = () => within(screen.getByRole('main')).getAllByText(/VAT$/)[0];
  const price = () => note()?.parentElement?.parentElement?.querySelector('strong')?.textContent;
  await waitFor(() => expect(price()).toMatch(/\d/));
  const small = price();
  const sizes = within(screen.getByRole('group', { name: /^Size/ })).getAllByRole('radio');
  await user.click(sizes.at(-1) as HTMLElement);
  const large = price();
  expect(large).not.toBe(small);
  expect(note()?.textContent).toMatch(/incl\. VAT/);
  await user.click(screen.getByRole('switch', { name: /^Prices incl\. VAT/ }));
  expect(note()?.textContent).toMatch(/ex VAT/);
  expect(price()).not.toBe(large);
  for (const row of ['Similar products', 'Goes well with'])
    expect(within(screen.getByRole('region', { name: row })).getAllByText('ex VAT').length).toBeGreaterThan(
      0,
    );
});

test('PDP-02 sizes say what they cost to customers, in the basis of the VAT switch', async () => {
  const product = withOptions();
  const sizes = () => screen.getByRole('group', { name: /^Size/ }).textContent;
  const { unmount } = openShop(articleUrl(product, 1));
  await ready();
  expect(sizes()).not.toMatch(/kr/);
  unmount();
  await signIn('private');
  const { user } = openShop(articleUrl(product, 1));
  await ready();
  await waitFor(() => expect(sizes()?.match(/\d kr/g)).toHaveLength(product.sizes.length));
  const before = sizes();
  await user.click(screen.getByRole('switch', { name: /^Prices incl\. VAT/ }));
  expect(sizes()?.match(/\d kr/g)).toHaveLength(product.sizes.length);
  expect(sizes()).not.toBe(before);
});

test('PDP-01 signed in, so many of the variation selected go into the cart', async () => {
  await signIn('private');
  const product = withOptions();
  const { user } = openShop(articleUrl(product, 2));
  const name = (await ready()).textContent;
  const quantity = await screen.findByRole('spinbutton', { name: `Quantity of ${name}` });
  await user.click(screen.getByRole('button', { name: `One more: Quantity of ${name}` }));
  expect(quantity.getAttribute('aria-valuenow')).toBe('2');
  await user.click(screen.getAllByRole('button', { name: `Add to cart: ${name}` })[0] as HTMLElement);
  await screen.findByRole('button', { name: `Added: ${name}` });
  const added = shop.calls.find(({ operationId }) => operationId === 'addToCart');
  expect(await added?.request.json()).toEqual({ code: `${product.code}-02`, quantity: 2, getPrice: true });
});

/** Open the page of a product with a maximum quantity, with a text typed as its quantity. */
async function openWithQuantity(text: string) {
  await signIn('private');
  const product = find(
    ({ active, hidePrice, isGift, maxQuantity, sizes }) =>
      active && !hidePrice && !isGift && maxQuantity !== null && sizes.length <= 1,
  );
  const { user } = openShop(productUrl(product, 'en'));
  const name = (await ready()).textContent;
  const quantity = await screen.findByRole<HTMLInputElement>('spinbutton', { name: `Quantity of ${name}` });
  fireEvent.change(quantity, { target: { value: text } });
  const [add] = screen.getAllByRole('button', { name: `Add to cart: ${name}` });
  const added = () => shop.calls.find(({ operationId }) => operationId === 'addToCart')?.request.json();
  if (!add) throw new Error('There is no button');
  return { user, product, name, quantity, add, added };
}

test('CARD-05 of a number above the maximum the maximum is added from the product page', async () => {
  const { user, product, name, quantity, add, added } = await openWithQuantity('998');
  await user.click(add);
  await screen.findByRole('button', { name: `Added: ${name}` });
  expect(quantity.value).toBe(`${product.maxQuantity}`);
  expect(await added()).toMatchObject({ quantity: product.maxQuantity });
});

test('CARD-05 nothing is added from the product page while its quantity is empty', async () => {
  const { add, added } = await openWithQuantity('');
  // As by a screen reader: the field is not left.
  fireEvent.click(add);
  expect(add.getAttribute('aria-disabled')).toBe('true');
  expect(added()).toBeUndefined();
});

test('CARD-04 a price on request shows a contact link instead of a price, also when signed in', async () => {
  await signIn('private');
  openShop(
    productUrl(
      find(({ active, hidePrice }) => active && hidePrice),
      'en',
    ),
  );
  const name = (await ready()).textContent;
  expect(await screen.findByRole('link', { name: new RegExp(`Contact for price: ${name}`) })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Sign in to see/ })).toBeNull();
});

test('PDP-01 arrow keys move from picture to picture and stop at the ends', async () => {
  const { user } = openShop(productUrl(withOptions(), 'en'));
  await ready();
  const [first, second] = screen.getAllByRole('button', { name: /^Enlarge picture/ });
  first?.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(second);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(first);
});

test('PDP-01 a press opens the pictures in the whole window, and Escape returns to the picture seen last', async () => {
  const { user } = openShop(productUrl(withOptions(), 'en'));
  const name = (await ready()).textContent;
  const [opener, second] = screen.getAllByRole('button', { name: /^Enlarge picture/ });
  await user.click(opener as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: `Pictures of ${name}` }));
  await user.keyboard('{ArrowRight}');
  expect(dialog.getByRole('status').textContent).toMatch(/Picture 2 of/);
  const closer = dialog.getAllByRole('button', { name: /^Zoom in/ })[1] as HTMLElement;
  await user.click(closer);
  expect(closer.getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(second);
  expect(second?.tabIndex).toBe(0);
});

test('PDP-01 recently viewed products show newest first, without the current one', async () => {
  const [one, two] = catalogue().products.filter(({ active }) => active);
  if (!one || !two) throw new Error('The catalogue is empty');
  const { visit } = openShop(productUrl(one, 'en'));
  const first = (await ready()).textContent;
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  visit(productUrl(two, 'en'));
  const seen = within(await screen.findByRole('region', { name: 'Recently viewed' }));
  expect(seen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([first]);
});

test.each(['{', '7', '[null, {"code": 1}]', '[{"code": "1", "image": null}]'])(
  'PDP-01 unreadable stored ones are ignored: %j',
  async (kept) => {
    window.localStorage.setItem('recentlyViewed', kept);
    openShop(productUrl(withOptions(), 'en'));
    await ready();
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  },
);
