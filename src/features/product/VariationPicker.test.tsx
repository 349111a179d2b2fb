import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { examples } from '../../../mocks/generated/examples';
import { renderInShop } from '../../../tests/support/renderInShop';
import { productDetailsWith, productWith, samplePrice } from '../../../tests/support/sampleProduct';
import type { Product } from '../../api/generated/types';
import { VariationPicker } from './VariationPicker';

interface Opening {
  quantity?: number;
  code?: string;
  colorKey?: string | null;
  signedIn?: boolean;
}

/** Open the picker of a product whose page is cached. */
function open(changes: Partial<Product>, opening: Opening = {}) {
  const { quantity = 1, code = '100-oak', colorKey = null, signedIn = true } = opening;
  const product = productDetailsWith(changes);
  return renderInShop(
    <VariationPicker product={product} quantity={quantity} code={code} colorKey={colorKey} />,
    {
      signedIn,
      productPages: [product],
    },
  );
}

it('CARD-09 the picker starts at the variation shown and adds the one selected', async () => {
  open({}, { quantity: 2, code: '100-pine' });
  const options = screen.getAllByRole<HTMLInputElement>('radio');
  expect(options.map(({ checked }) => checked)).toEqual([false, true]);
  await userEvent.click(options[0] ?? document.body);
  expect(options.map(({ checked }) => checked)).toEqual([true, false]);
  expect(screen.getByRole('button', { name: 'Add to cart: Vik chair, oak' })).toBeTruthy();
});

it('CARD-09 a variation that is not buyable cannot be selected; each has its own maximum', async () => {
  const product = productWith();
  const variations = product.variations.map((variation, index) => ({
    ...variation,
    isBuyable: index > 0,
    maxQuantity: 3,
  }));
  open({ variations }, { quantity: 5 });
  const [first, second] = screen.getAllByRole<HTMLInputElement>('radio');
  expect([first?.disabled, second?.checked]).toEqual([true, true]);
  expect(screen.getByText('Not sold online')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('3');
  const more = screen.getByRole('button', { name: /^One more/ });
  expect(more.getAttribute('aria-disabled')).toBe('true');
});

it('CARD-05 nothing is added from the picker while its quantity is empty', () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  open({});
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '' } });
  const add = screen.getByRole('button', { name: 'Add to cart: Vik chair, oak' });
  fireEvent.click(add);
  expect(add.getAttribute('aria-disabled')).toBe('true');
  expect(fetch).not.toHaveBeenCalled();
});

it('CARD-07 a reduced variation shows its regular price too', () => {
  const product = productWith();
  const [oak, pine] = product.variations;
  if (!oak || !pine) throw new Error('The sample has no variations');
  const even = { ...samplePrice, regularPriceIncVat: samplePrice.priceIncVat, discountPercentage: 0 };
  const variations = [oak, { ...pine, price: even }];
  open({ variations }, { code: '100' });
  const struck = screen
    .getAllByRole('radio')
    .map((option) => option.closest('label')?.querySelector('s')?.textContent);
  expect(struck).toEqual(['kr 1250,-', undefined]);
});

it('CARD-03 each variation has the VAT label beside its price', () => {
  open({}, { code: '100' });
  const labels = screen
    .getAllByRole('radio')
    .map((option) => /kr 1000,- incl\. VAT/.test(option.closest('label')?.textContent ?? ''));
  expect(labels).toEqual([true, true]);
});

it('CARD-03 signing out while it is open removes price and button', () => {
  open({}, { signedIn: false });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.queryByText(/kr|VAT/)).toBeNull();
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
});

it('CARD-06 the added state of a variation does not carry over to another one', async () => {
  vi.stubGlobal('fetch', async () => Response.json(examples.getCart[200].cart().body));
  open({});
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Vik chair, oak' }));
  expect(await screen.findByText('Added')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /pine/ }));
  expect(screen.getByRole('button', { name: 'Add to cart: Vik chair, pine' }).textContent).toBe(
    'Add to cart',
  );
});

it('CARD-09 a color selected on the card is not offered again: only its variations are offered', () => {
  const [oak, pine] = productWith().variations;
  if (!oak || !pine) throw new Error('The sample has no variations');
  const tall = { ...pine, code: '100-pine-tall', name: 'Vik chair, pine, tall' };
  open({ variations: [oak, pine, tall] }, { code: '100-pine', colorKey: 'pine' });
  expect(screen.getAllByRole('radio').map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Vik chair, pine',
    'Vik chair, pine, tall',
  ]);
});

it('CARD-09 variations that cannot be fetched show an error with a retry', async () => {
  const product = productDetailsWith();
  const page = { ...examples.getPage[200].productPageSignedIn().body, product };
  const responses = [Response.json({}, { status: 404 }), Response.json(page)];
  vi.stubGlobal('fetch', async () => responses.shift());
  renderInShop(<VariationPicker product={product} quantity={1} code="100-pine" colorKey={null} />, {
    signedIn: true,
  });
  expect(screen.getByText('Loading')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  const options = await screen.findAllByRole<HTMLInputElement>('radio');
  expect(options.map(({ checked }) => checked)).toEqual([false, true]);
});
