import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { examples } from '../../../../mocks/generated/examples';
import { renderInShop } from '../../../../tests/support/renderInShop';
import type { components } from '../../../api/generated/types';
import { closeModal } from '../../../components/Modal/modalStore';
import { chooseSystemSetting } from '../../session/systemSetting';
import { VariationPicker } from '../VariationPicker';
import { ProductCard } from './ProductCard';

type Schemas = components['schemas'];

const money = (amount: number): Schemas['Money'] => ({ amount, formattedString: `kr ${amount},-` });

const price: Schemas['Price'] = {
  priceExVat: money(800),
  priceIncVat: money(1000),
  regularPriceExVat: money(1000),
  regularPriceIncVat: money(1250),
  discountExVat: money(200),
  discountIncVat: money(250),
  discountPercentage: 20,
  description: null,
  currency: 'NOK',
};

const image = (name: string): Schemas['Image'] => ({
  src: `/mock-media/${name}.webp`,
  alt: name,
  title: null,
});

function listed(): Schemas['Product'] {
  const { body } = examples.getCategoryProducts[200].visitorListing();
  const product = 'result' in body && body.result[0];
  if (!product) throw new Error('The example lists nothing');
  return product;
}

function productWith(changes: Partial<Schemas['Product']> = {}): Schemas['Product'] {
  const colors = ['oak', 'pine', 'red', 'blue', 'green', 'grey', 'white'];
  const availableColors = colors.map((key) => ({ key, name: `Color ${key}`, swatch: '#123456' }));
  const example = listed();
  const variation = example.variations[0];
  return {
    ...example,
    name: 'Vik chair',
    code: '100',
    url: '/no/vik-100',
    image: image('oak-front'),
    images: [image('oak-front'), image('oak-angle')],
    availableColors,
    color: availableColors[0] ?? null,
    numberOfVariants: 7,
    price,
    variations: variation
      ? availableColors.slice(0, 2).map((color) => ({
          ...variation,
          code: `100-${color.key}`,
          url: `/no/vik-100?selectedModel=100-${color.key}`,
          color,
          price,
          isBuyable: true,
          name: `Vik chair, ${color.key}`,
          image: image(`${color.key}-front`),
          images: [image(`${color.key}-front`), image(`${color.key}-angle`)],
        }))
      : [],
    ...changes,
  };
}

const show = (changes: Partial<Schemas['Product']> = {}, signedIn = true) =>
  renderInShop(<ProductCard product={productWith(changes)} view="grid" />, { signedIn });

function firstPicture(container: HTMLElement): Element {
  const picture = container.querySelector('img');
  if (!picture) throw new Error('No picture');
  return picture;
}

const pictures = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('img'), (picture) => picture.getAttribute('src'));

beforeEach(() => {
  window.localStorage.clear();
  chooseSystemSetting('EXCL');
});

it('CARD-01 shows name, code, brand, text, promotion, tags and stock, and leads to the product', () => {
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
  show({
    brand: 'Norrvik',
    marketingText: 'A quiet chair',
    promotion,
    newProduct: true,
    bestSeller: true,
    recommended: true,
    inStockQuantity: 7,
  });
  const card = within(screen.getByRole('article', { name: 'Vik chair' }));
  expect(card.getByRole('link', { name: 'Vik chair' }).getAttribute('href')).toBe('/no/vik-100');
  for (const text of ['100', 'Norrvik', 'A quiet chair', 'Few left'])
    expect(card.getByText(text)).toBeTruthy();
  const tags = within(card.getByRole('list', { name: 'Good to know' })).getAllByRole('listitem');
  expect(tags.map((tag) => tag.textContent)).toEqual(['Autumn offer', 'New', 'Bestseller', 'Recommended']);
});

it('CARD-01 a picture that fails gives way to Missing Image', () => {
  const { container } = show();
  fireEvent.error(firstPicture(container));
  expect(screen.getByText('Missing Image')).toBeTruthy();
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

it('CARD-01 shows five colours and counts the rest', () => {
  show();
  const colors = within(screen.getByRole('list', { name: 'Colors of Vik chair' }));
  expect(colors.getAllByRole('listitem')).toHaveLength(6);
  expect(colors.getByText('2 more colors')).toBeTruthy();
});

it('CARD-09 says how many variants there are', () => {
  show();
  expect(screen.getByText('7 variants')).toBeTruthy();
});

it('CARD-02 a discontinued product says so, however many are left', () => {
  show({ active: false, inStockQuantity: 80 });
  expect(screen.getByText('Discontinued')).toBeTruthy();
});

it('CARD-03 a visitor sees stock and no price, even one that is still in memory', () => {
  const { container } = show({ inStockQuantity: 51 }, false);
  expect(screen.getByText('In stock (50+)')).toBeTruthy();
  expect(container.textContent).not.toMatch(/kr|VAT/);
});

it('CARD-07 a reduced price stands with the regular one and the discount', () => {
  const { container } = show();
  expect(container.querySelector('s')?.textContent).toBe('kr 1000,-');
  expect(screen.getByText('−20%')).toBeTruthy();
});

it('CARD-07 without a discount the regular price is hidden', () => {
  const { container } = show({ price: { ...price, priceExVat: money(1000) } });
  expect(container.querySelector('s')).toBeNull();
  expect(screen.queryByText(/−/)).toBeNull();
});

it('CARD-03 CARD-08 a price is shown ex VAT or incl. VAT, as the server formats it', () => {
  const { unmount } = show();
  expect(screen.getByText('kr 800,-')).toBeTruthy();
  expect(screen.getByText('ex VAT')).toBeTruthy();
  unmount();
  chooseSystemSetting('OPTI');
  show();
  expect(screen.getByText('kr 1000,-').tagName).toBe('STRONG');
  expect(screen.getByText('incl. VAT')).toBeTruthy();
});

it('CARD-04 a hidden price gives way to a button that opens the page to ask for it in a new window', () => {
  const { container } = show({ hidePrice: true });
  const link = screen.getByRole('link', { name: /Contact for price/ });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('href')).toMatch(/^(https:\/\/|\/)/);
  expect(container.textContent).not.toContain('kr ');
});

it('CARD-10 a long marketing text ends in an ellipsis', () => {
  show({ marketingText: 'Woven seat on solid oak. '.repeat(20) });
  const text = screen.getByText(/^Woven seat/).textContent;
  expect(text.endsWith('…')).toBe(true);
  expect(text.length).toBeLessThanOrEqual(110);
});

it('CARD-03 CARD-09 signed in, an active product in several variations asks which one before adding', async () => {
  show();
  expect(screen.getByRole('spinbutton', { name: 'Quantity of Vik chair' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'One more: Quantity of Vik chair' }));
  await userEvent.click(screen.getByRole('button', { name: 'Choose a variant: Vik chair' }));
  expect(screen.getByTestId('modal').textContent).toMatch(/^variationPicker .*"quantity":2/);
  act(closeModal);
});

it('CARD-03 a product in one variation is added from the card', () => {
  show({ variations: [] });
  expect(screen.getByRole('button', { name: 'Add Vik chair to the cart' })).toBeTruthy();
});

it.each([
  ['a visitor', {}, false],
  ['a discontinued product', { active: false }, true],
  ['a hidden price', { hidePrice: true }, true],
] as const)('CARD-03 CARD-04 nothing to add with for %s', (_, changes, signedIn) => {
  show({ ...changes, variations: [] }, signedIn);
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.queryByRole('button', { name: /to the cart/ })).toBeNull();
});

it("CARD-04 NAV-10 a visitor's heart leads to sign-in, flagged; a hidden price has no heart", async () => {
  const { unmount } = show({}, false);
  await userEvent.click(screen.getByRole('button', { name: 'Save Vik chair as a favorite' }));
  expect(screen.getByTestId('modal').textContent).toBe('signIn {"fromFavorites":true}');
  act(closeModal);
  unmount();
  show({ hidePrice: true }, false);
  expect(screen.queryByRole('button', { name: /favorite/ })).toBeNull();
});

it('CARD-09 the picker starts at the variation shown and adds the one chosen', async () => {
  const product = productWith();
  renderInShop(<VariationPicker product={product} quantity={2} code="100-pine" />, { signedIn: true });
  const choices = screen.getAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ checked }) => checked)).toEqual([false, true]);
  await userEvent.click(choices[0] ?? document.body);
  expect(choices.map(({ checked }) => checked)).toEqual([true, false]);
  expect(screen.getByRole('button', { name: 'Add Vik chair, oak to the cart' })).toBeTruthy();
});
