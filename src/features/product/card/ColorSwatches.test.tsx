import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInShop } from '../../../../tests/support/renderInShop';
import { money, productWith, samplePrice } from '../../../../tests/support/sampleProduct';
import type { components } from '../../../api/generated/types';
import { closeModal } from '../../../components/plain/modalStore';
import { ProductCard } from './ProductCard';

const show = (changes: Partial<components['schemas']['Product']> = {}) =>
  renderInShop(<ProductCard product={productWith(changes)} view="grid" />, { signedIn: true });

const sources = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('img'), (picture) => picture.getAttribute('src'));

it('CARD-01 the swatch of the color that the card shows is the pressed one', () => {
  show();
  expect(screen.getAllByRole('button', { pressed: true }).map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Color oak',
  ]);
});

it('CARD-01 the only color of a product offers no selection', () => {
  const [color] = productWith().availableColors;
  if (!color) throw new Error('The sample has no colors');
  show({ availableColors: [color] });
  const colors = within(screen.getByRole('group', { name: /^Colours of/ }));
  expect(colors.getAllByRole('img').map(({ ariaLabel }) => ariaLabel)).toEqual([color.name]);
  expect(screen.queryByRole('button', { name: color.name ?? '' })).toBeNull();
});

it('CARD-01 stock, price and second picture are those of the color, preselected or pressed', async () => {
  const [oak, pine] = productWith().variations;
  if (!oak || !pine) throw new Error('The sample has no variations');
  const price = { ...samplePrice, priceExVat: money(950), priceIncVat: money(950) };
  const { container } = show({
    inStockQuantity: 60,
    variations: [
      { ...oak, inStock: true, inStockQuantity: 51 },
      { ...pine, inStock: true, inStockQuantity: 4, price },
    ],
  });
  expect(screen.getByText('In stock (50+)')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Color pine' }));
  expect(screen.getByText('Few left')).toBeTruthy();
  expect(screen.getByText('kr 950,-')).toBeTruthy();
  expect(sources(container)).toEqual(['/mock-media/pine-front.webp', '/mock-media/pine-angle.webp']);
});

it('CARD-01 where the product’s own color is sold out, pictures, stock, swatch and picker are those of one that is not', async () => {
  const variations = productWith().variations.map((variation, index) => ({
    ...variation,
    inStock: index > 0,
    inStockQuantity: index > 0 ? 4 : 0,
  }));
  const { container } = show({ inStockQuantity: 60, variations });
  expect(screen.getByRole('button', { pressed: true }).ariaLabel).toBe('Color pine');
  expect(screen.getByText('Few left')).toBeTruthy();
  expect(sources(container)[0]).toBe('/mock-media/pine-front.webp');
  await userEvent.click(await screen.findByRole('button', { name: 'Choose a variant: Vik chair' }));
  expect(screen.getByTestId('modal').textContent).toContain('"code":"100-pine"');
  act(closeModal);
});

it('CARD-02 a product whose variations have no color shows its own stock', () => {
  const variations = productWith().variations.map((variation) => ({
    ...variation,
    color: null,
    inStock: true,
    inStockQuantity: 1,
  }));
  show({ inStockQuantity: 60, variations, availableColors: [], color: null });
  expect(screen.getByText('In stock (50+)')).toBeTruthy();
});

it('CARD-02 a color without a quantity is in stock as its product is, or not at all', async () => {
  const variations = productWith().variations.map((variation, index) => ({
    ...variation,
    inStock: index > 0,
    inStockQuantity: undefined,
  }));
  show({ inStockQuantity: 60, variations });
  expect(screen.getByText('In stock (50+)')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Color oak' }));
  expect(screen.getByText('Not in stock')).toBeTruthy();
});

it('CARD-01 touch does not load the second picture', () => {
  const { container } = show();
  const card = screen.getByRole('article');
  fireEvent.pointerOver(card, { pointerType: 'touch' });
  expect(sources(container)).toHaveLength(1);
  fireEvent.pointerOver(card, { pointerType: 'mouse' });
  expect(sources(container)).toHaveLength(2);
});

it('CARD-09 a product in one variant does not count them; one more colour is one', () => {
  const { availableColors } = productWith();
  show({ numberOfVariants: 1, availableColors: availableColors.slice(0, 6) });
  expect(screen.queryByText(/^\d+ variants?$/)).toBeNull();
  const colors = within(screen.getByRole('group', { name: 'Colours of Vik chair' }));
  expect(colors.getByText('1 more colour')).toBeTruthy();
});

it.each([
  [3, '', undefined],
  [4, '', '2 more'],
  [7, '2 more colours', '5 more'],
])(
  'CARD-01 of %i colours touch screens show three, or two and the number of the others in words',
  (count, text, textOnTouch) => {
    show({ availableColors: productWith().availableColors.slice(0, count) });
    const swatches = screen.getByRole('group', { name: /^Colours of/ });
    expect(swatches.textContent).toBe(text);
    expect(swatches.dataset['moreOnTouch']).toBe(textOnTouch);
  },
);

it('CARD-01 a color that the response has twice shows twice and leaves nothing behind', () => {
  const [oak, pine] = productWith().availableColors;
  if (!oak || !pine) throw new Error('The sample has no colors');
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show({ availableColors: [oak, pine, oak] });
  expect(screen.getAllByRole('button', { name: /^Color/ })).toHaveLength(3);
  expect(errors).not.toHaveBeenCalled();
});
