import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../../../tests/support/renderInShop';
import { productWith } from '../../../../tests/support/sampleProduct';
import { ProductOption } from './ProductOption';

it('DEV-01 SRCH-05 a hit without a thumbnail shows the placeholder and its own texts', () => {
  const hit = productWith({ thumbnail: null, brand: null, inStockQuantity: 7 });
  const { container } = renderInShop(<ProductOption hit={hit} query="vik" />);
  expect(screen.getAllByText('Missing Image')).toHaveLength(1);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toContain('Vik chair 100 Few left');
});
