import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../../../tests/support/renderInShop';
import { productWith, samplePrice } from '../../../../tests/support/sampleProduct';
import { ProductOption } from './ProductOption';

it('DEV-01 a hit without a thumbnail shows the placeholder and its own texts', () => {
  const hit = productWith({ thumbnail: null, brand: null, inStockQuantity: 7 });
  const { container } = renderInShop(<ProductOption hit={hit} query="vik" />);
  expect(screen.getAllByText('Missing Image')).toHaveLength(1);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toContain('Vik chair 100 Few left');
});

it('SRCH-05 customers see what a reduced hit cost before, and by how much it is reduced', () => {
  const hit = productWith({ price: samplePrice });
  const { container } = renderInShop(<ProductOption hit={hit} query="vik" />, { signedIn: true });
  expect(container.querySelector('s')?.textContent).toBe(samplePrice.regularPriceIncVat.formattedString);
  expect(container.textContent).toContain('−20%');
});

it('CARD-03 a hit has the VAT label beside its price', () => {
  const hit = productWith({ price: samplePrice });
  const { container } = renderInShop(<ProductOption hit={hit} query="vik" />, { signedIn: true });
  expect(container.textContent).toContain(`${samplePrice.priceIncVat.formattedString} incl. VAT`);
});
