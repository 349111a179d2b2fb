import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import fc from 'fast-check';
import { examples } from '../../../../mocks/generated/examples';
import { renderInShop } from '../../../../tests/support/renderInShop';
import { money, productWith, samplePrice } from '../../../../tests/support/sampleProduct';
import type { components } from '../../../api/generated/types';
import { closeModal } from '../../../components/plain/modalStore';
import { storeSystemSetting } from '../../pricing/vatDisplay';
import { ProductCard, truncate } from './ProductCard';

type Schemas = components['schemas'];

const show = (changes: Partial<Schemas['Product']> = {}, signedIn = true, view: 'grid' | 'list' = 'grid') =>
  renderInShop(<ProductCard product={productWith(changes)} view={view} />, { signedIn });

function firstPicture(container: HTMLElement): Element {
  const picture = container.querySelector('img');
  if (!picture) throw new Error('No picture');
  return picture;
}

const { body: content } = examples.getGlobalContent[200].globalContent();
const contactPage = 'contactForPricePage' in content ? content.contactForPricePage?.url : undefined;

const pictures = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('img'), (picture) => picture.getAttribute('src'));

// The controls are lazy; once loaded they render synchronously.
beforeAll(async () => {
  show({}, true, 'list');
  await screen.findByRole('spinbutton');
  cleanup();
});

beforeEach(() => {
  window.localStorage.clear();
  storeSystemSetting('EXCL');
});

const promotion: Schemas['Promotion'] = {
  couponCode: null,
  promotionName: 'Autumn offer',
  promotionDescription: null,
  promotionDiscountAmount: null,
  promotionDiscountPercentage: 10,
  evaluatedDiscountedPriceForPromotion: null,
  evaluatedDiscountedPriceForPromotionRoundedDown: null,
  evaluatedDiscountedPriceForPromotionRoundedUp: null,
};

it('CARD-01 shows name, code, brand, promotion and stock, and leads to the product', () => {
  show({
    brand: 'Norrvik',
    promotion,
    inStockQuantity: 7,
    variations: [],
  });
  const card = within(screen.getByRole('article', { name: 'Vik chair' }));
  expect(card.getByRole('link', { name: 'Vik chair' }).getAttribute('href')).toBe('/no/vik-100');
  for (const text of ['100', 'Norrvik', 'Autumn offer', 'Few left'])
    expect(card.getByText(text)).toBeTruthy();
});

it.each([
  ['Autumn offer', { promotion, newProduct: true, bestSeller: true, recommended: true }],
  ['New', { newProduct: true, bestSeller: true, recommended: true }],
  ['New', { promotion: { ...promotion, couponCode: 'AUTUMN10' }, newProduct: true }],
  ['Bestseller', { bestSeller: true, recommended: true }],
  ['Recommended', { recommended: true }],
  [undefined, {}],
])(
  'CARD-01 a card has one badge by precedence: promotion, new, bestseller, recommended: %s',
  (badge, own) => {
    const none = { promotion: null, newProduct: false, bestSeller: false, recommended: false };
    show({ ...none, variations: [], ...own });
    const badges = ['Autumn offer', 'New', 'Bestseller', 'Recommended'];
    expect(badges.filter((text) => screen.queryByText(text))).toEqual(badge ? [badge] : []);
  },
);

it('CARD-01 the badge follows the name and is no part of it', () => {
  show({ newProduct: true, promotion: null, variations: [] });
  const heading = screen.getByRole('heading', { name: 'Vik chair' });
  expect(heading.firstElementChild?.textContent).toBe('Vik chair');
  expect(heading.lastElementChild?.textContent).toBe('New');
});

it('CARD-01 a picture that fails is replaced by Missing Image', () => {
  const { container } = show();
  fireEvent.error(firstPicture(container));
  expect(screen.getByText('Missing Image')).toBeTruthy();
});

it('CARD-01 shows the average and the number of ratings, and nothing without any', () => {
  const { unmount } = show({ rating: { average: 4.5, count: 12 } });
  expect(screen.getByRole('img', { name: '4.5 of 5 stars, 12 ratings' }).textContent).toBe('4.5 (12)');
  unmount();
  show();
  expect(screen.queryByRole('img', { name: /stars/ })).toBeNull();
});

it.each(['grid', 'list'] as const)('CARD-01 the %s has the key facts on one line, in their order', (view) => {
  const { unmount } = show({ keyFacts: ['221 cm', 'wool'] }, true, view);
  expect(screen.getByText(/^221 cm · wool( ·|$)/)).toBeTruthy();
  unmount();
  show({}, true, view);
  expect(screen.queryByText(/ · wool/)).toBeNull();
});

it('DEV-01 a product without picture, brand and text shows the placeholder, its code, and no empty element', () => {
  const none = { image: null, images: [], thumbnail: null, brand: null, marketingText: '', variations: [] };
  const { container } = show({ ...none, availableColors: [], color: null }, false);
  const texts = [...container.querySelectorAll('p, span')].filter(({ children }) => children.length === 0);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter(({ textContent }) => textContent === '')).toEqual([]);
  expect(screen.getAllByText('Missing Image')).toHaveLength(1);
  expect(pictures(container)).toEqual([]);
  expect(screen.getByText('100').dataset['label']).toBe('Article number');
});

it('DEV-01 a swatch written in upper case has its color', () => {
  show({ availableColors: [{ key: 'oak', name: 'Oak', swatch: '#C19A6B' }] });
  const swatch = screen.getByTitle('Oak');
  expect(swatch.style.backgroundColor).toMatch(/^(#c19a6b|rgb\(193, 154, 107\))$/i);
});

it('CARD-01 the second picture comes when a pointer reaches the card', () => {
  const { container } = show();
  expect(pictures(container)).toEqual(['/mock-media/oak-front.webp']);
  fireEvent.pointerOver(firstPicture(container));
  expect(pictures(container)).toEqual(['/mock-media/oak-front.webp', '/mock-media/oak-angle.webp']);
});

it('CARD-01 a swatch shows the product in its colour, and the card then leads to it', async () => {
  const { container } = show();
  const swatch = screen.getByRole('button', { name: 'Color pine' });
  expect(swatch.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(swatch);
  expect(swatch.getAttribute('aria-pressed')).toBe('true');
  expect(pictures(container)[0]).toBe('/mock-media/pine-front.webp');
  expect(screen.getByText('100-pine')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Vik chair' });
  expect(link.getAttribute('href')).toBe('/no/vik-100?selectedModel=100-pine');
});

it('CARD-01 shows five colours, or two under a finger, and counts the rest', () => {
  show();
  const colors = within(screen.getByRole('group', { name: 'Colours of Vik chair' }));
  expect(colors.getAllByTitle(/^Color/)).toHaveLength(5);
  expect(colors.getByText('2 more colours')).toBeTruthy();
});

const isReadOutOnly = (element: HTMLElement) => element.classList.contains('visually-hidden');

it('CARD-09 the grid shows the number of variants where there are more than the colours it shows, else it is read out', () => {
  const { unmount } = show({ numberOfVariants: 14 });
  expect(isReadOutOnly(screen.getByText('14 variants'))).toBe(false);
  unmount();
  show({ numberOfVariants: 7, marketingText: '' });
  expect(isReadOutOnly(screen.getByText('7 variants'))).toBe(true);
});

it('CARD-09 the list shows the number of variants; one that is the only one is not counted', () => {
  const { unmount } = show({ numberOfVariants: 7 }, true, 'list');
  expect(isReadOutOnly(screen.getByText('7 variants'))).toBe(false);
  unmount();
  show({ numberOfVariants: 1 }, true, 'list');
  expect(screen.queryByText('1 variants')).toBeNull();
});

it('CARD-02 a discontinued product shows that, however many are in stock', () => {
  show({ active: false, inStockQuantity: 80 });
  expect(screen.getByText('Discontinued')).toBeTruthy();
});

it('CARD-03 a visitor sees stock and no price, even one that is still in memory', () => {
  const { container } = show({ inStockQuantity: 51, variations: [] }, false);
  expect(screen.getByText('In stock (50+)')).toBeTruthy();
  expect(container.textContent).not.toMatch(/kr|VAT/);
});

it('CARD-07 a reduced price shows with the regular one and the discount', () => {
  const { container } = show();
  expect(container.querySelector('s')?.textContent).toBe('kr 1000,-');
  expect(screen.getByText('−20%')).toBeTruthy();
});

it('CARD-07 without a discount the regular price is hidden', () => {
  const price = { ...samplePrice, priceExVat: money(1000), discountPercentage: 0 };
  const { container } = show({ price, variations: [] });
  expect(container.querySelector('s')).toBeNull();
  expect(screen.queryByText(/−/)).toBeNull();
});

/** A reduction of 0.4 %. */
const nearly = { priceExVat: money(995), regularPriceExVat: money(999) };

it.each([
  [
    'that the server sends, a point from that of the prices,',
    { discountPercentage: 21 },
    'kr 1000,-',
    '−21%',
  ],
  ['worked out where the server sends another', { discountPercentage: 33 }, 'kr 1000,-', '−20%'],
  ['worked out where the server denies it', { discountPercentage: 0 }, 'kr 1000,-', '−20%'],
  ['of 0.4 % that the server sends', { ...nearly, discountPercentage: 0.4 }, 'kr 999,-', undefined],
  ['of 0 that the server sends', { ...nearly, discountPercentage: 0 }, undefined, undefined],
  ['worked out where none is sent', { priceExVat: money(750) }, 'kr 1000,-', '−25%'],
  ['worked out at 0.4 %', nearly, 'kr 999,-', undefined],
])('CARD-07 the discount %s decides on the regular price', (_, changes, regularPrice, discount) => {
  const { discountPercentage: _sent, ...unsent } = samplePrice;
  const { container } = show({ price: { ...unsent, ...changes }, variations: [] });
  expect(container.querySelector('s')?.textContent).toBe(regularPrice);
  expect(screen.queryByText(/^\s?−/)?.textContent.trim()).toBe(discount);
});

it.each(['grid', 'list'] as const)(
  'CARD-03 in a %s the price has its VAT label beside it: ex VAT, or incl. VAT',
  (view) => {
    show({}, true, view);
    expect(screen.getByText('kr 800,-').parentElement?.textContent).toBe('kr 800,- ex VAT');
    act(() => storeSystemSetting('OPTI'));
    expect(screen.getByText('kr 1000,-').parentElement?.textContent).toBe('kr 1000,- incl. VAT');
  },
);

it('CARD-04 a hidden price is replaced by a button that opens the contact page in a new window', () => {
  const { container } = show({ hidePrice: true });
  const link = screen.getByRole('link', { name: /Contact for price/ });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('href')).toBe(contactPage);
  expect(container.textContent).not.toContain('kr ');
});

it('CARD-01 in a list the card has its marketing text, and a long one ends in an ellipsis', () => {
  show({ marketingText: 'Woven seat on solid oak. '.repeat(20), keyFacts: [] }, true, 'list');
  const text = screen.getByText(/^Woven seat/).textContent;
  expect(text.endsWith('…')).toBe(true);
  expect(text.length).toBeLessThanOrEqual(110);
});

it('CARD-01 in the grid a card has its marketing text', () => {
  show({ marketingText: 'Woven seat on solid oak.' });
  expect(isReadOutOnly(screen.getByText(/^Woven seat on solid oak\./))).toBe(false);
});

it('CARD-03 signed in, the button of a product in several variations opens the picker', async () => {
  show({}, true, 'list');
  expect(screen.getByRole('spinbutton', { name: 'Quantity of Vik chair' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'One more: Quantity of Vik chair' }));
  await userEvent.click(screen.getByRole('button', { name: 'Choose a variant: Vik chair' }));
  expect(screen.getByTestId('modal').textContent).toMatch(/^variationPicker .*"quantity":2/);
  act(closeModal);
});

it('CARD-03 a product in one variation is added from the card', () => {
  show({ variations: [] });
  expect(screen.getByRole('button', { name: 'Add to cart: Vik chair' })).toBeTruthy();
});

it.each([
  ['a visitor', {}, false],
  ['a discontinued product', { active: false }, true],
  ['a hidden price', { hidePrice: true }, true],
] as const)('CARD-03 nothing to add with for %s', (_, changes, signedIn) => {
  show({ ...changes, variations: [] }, signedIn);
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
});

it("CARD-04 a visitor's heart leads to sign-in, flagged and with the product; a hidden price has no heart", async () => {
  const { unmount } = show({}, false);
  const heart = screen.getByRole('button', { name: 'Save Vik chair as a favourite' });
  expect(heart.ariaHasPopup).toBe('dialog');
  await userEvent.click(heart);
  expect(screen.getByTestId('modal').textContent).toBe(
    'signIn {"fromFavorites":true,"favorite":{"code":"100","name":"Vik chair"}}',
  );
  act(closeModal);
  unmount();
  show({ hidePrice: true }, false);
  expect(screen.queryByRole('button', { name: /favourite/ })).toBeNull();
});

it('CARD-05 a colour that may be bought in smaller numbers lowers the quantity', async () => {
  const variations = productWith().variations.map((variation, index) => ({
    ...variation,
    maxQuantity: index === 0 ? 9 : 2,
  }));
  show({ variations }, true, 'list');
  const quantity = screen.getByRole<HTMLInputElement>('spinbutton');
  fireEvent.change(quantity, { target: { value: '7' } });
  await userEvent.click(screen.getByRole('button', { name: 'Color pine' }));
  expect(quantity.value).toBe('2');
});

it('CARD-05 the quantity begins with the minimum of the colour, and goes by its steps', async () => {
  const variations = productWith().variations.map((variation, index) => ({
    ...variation,
    ...(index === 1 && { minQuantity: 8, quantityStep: 4, maxQuantity: null }),
  }));
  show({ variations }, true, 'list');
  const quantity = screen.getByRole<HTMLInputElement>('spinbutton');
  expect(quantity.value).toBe('1');
  await userEvent.click(screen.getByRole('button', { name: 'Color pine' }));
  expect(quantity.value).toBe('8');
  await userEvent.click(screen.getByRole('button', { name: /^4 more/ }));
  expect(quantity.value).toBe('12');
});

it('NAV-10 a customer’s heart shows whether the product is in a list', () => {
  show({ variations: [] });
  const heart = screen.getByRole('button', { name: 'Save Vik chair as a favourite' });
  expect(heart.getAttribute('aria-pressed')).toBe('false');
});

it.each([
  ['A quiet chair', 20, 'A quiet chair'],
  ['A quiet chair, made of oak', 15, 'A quiet chair…'],
  ['A quiet chair made of oak', 11, 'A quiet…'],
  ['Schreibtischstuhl', 8, 'Schreib…'],
])('CARD-10 %j in %i characters is %j', (text, limit, shortened) => {
  expect(truncate(text, limit)).toBe(shortened);
});

it('CARD-10 a text is never longer than its limit, and ends in an ellipsis exactly when something is left out', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-composite' }), fc.integer({ min: 1, max: 60 }), (text, limit) => {
      fc.pre(!text.includes('…'));
      const shortened = truncate(text, limit);
      expect(Array.from(shortened).length).toBeLessThanOrEqual(limit);
      expect(shortened.endsWith('…')).toBe(Array.from(text.trim()).length > limit);
    }),
  );
});
