import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInShop } from '../../../tests/support/renderInShop';
import { productWith } from '../../../tests/support/sampleProduct';
import { VariationPicker } from './VariationPicker';

it('CARD-09 the picker starts at the variation shown and adds the one chosen', async () => {
  const product = productWith();
  renderInShop(<VariationPicker product={product} quantity={2} code="100-pine" />, { signedIn: true });
  const choices = screen.getAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ checked }) => checked)).toEqual([false, true]);
  await userEvent.click(choices[0] ?? document.body);
  expect(choices.map(({ checked }) => checked)).toEqual([true, false]);
  expect(screen.getByRole('button', { name: 'Add Vik chair, oak to the cart' })).toBeTruthy();
});

it('CARD-09 CARD-05 a variation that is not buyable cannot be chosen; each has its own maximum', async () => {
  const product = productWith();
  const variations = product.variations.map((variation, index) => ({
    ...variation,
    isBuyable: index > 0,
    maxQuantity: 3,
  }));
  const picked = { ...product, variations };
  renderInShop(<VariationPicker product={picked} quantity={5} code="100-oak" />, { signedIn: true });
  const [first, second] = screen.getAllByRole<HTMLInputElement>('radio');
  expect([first?.disabled, second?.checked]).toEqual([true, true]);
  expect(screen.getByText('Not for sale online')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('3');
  const more = screen.getByRole('button', { name: /^One more/ });
  expect(more.getAttribute('aria-disabled')).toBe('true');
});
