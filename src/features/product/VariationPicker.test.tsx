import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { examples } from '../../../mocks/generated/examples';
import { renderInShop } from '../../../tests/support/renderInShop';
import { productWith, samplePrice } from '../../../tests/support/sampleProduct';
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

it('CARD-07 CARD-09 a reduced variation shows its regular price too', () => {
  const product = productWith();
  const [oak, pine] = product.variations;
  if (!oak || !pine) throw new Error('The sample has no variations');
  const even = { ...samplePrice, regularPriceIncVat: samplePrice.priceIncVat };
  const variations = [oak, { ...pine, price: even }];
  renderInShop(<VariationPicker product={{ ...product, variations }} quantity={1} code="100" />, {
    signedIn: true,
  });
  const struck = screen
    .getAllByRole('radio')
    .map((choice) => choice.closest('label')?.querySelector('s')?.textContent);
  expect(struck).toEqual(['kr 1250,-', undefined]);
});

it('CARD-03 whoever signs out while it is open has no price and nothing to add left', () => {
  renderInShop(<VariationPicker product={productWith()} quantity={1} code="100-oak" />);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.queryByText(/kr|VAT/)).toBeNull();
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.queryByRole('button', { name: /to the cart/ })).toBeNull();
});

it('CARD-06 CARD-09 another variation is not said to be in the cart because the one before is', async () => {
  vi.stubGlobal('fetch', async () => Response.json(examples.getCart[200].cart().body));
  renderInShop(<VariationPicker product={productWith()} quantity={1} code="100-oak" />, { signedIn: true });
  await userEvent.click(screen.getByRole('button', { name: 'Add Vik chair, oak to the cart' }));
  expect(await screen.findByText('Added')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /pine/ }));
  expect(screen.getByRole('button', { name: 'Add Vik chair, pine to the cart' }).textContent).toBe(
    'Add to cart',
  );
});
