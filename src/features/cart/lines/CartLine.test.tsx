import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { examples } from '../../../../mocks/generated/examples';
import { renderInShop } from '../../../../tests/support/renderInShop';
import { CartLine } from './CartLine';

it('DEV-01 a line whose product has no picture, brand and note shows the placeholder', () => {
  const [example] = examples.getCart[200].cart().body.lineItems;
  if (!example) throw new Error('The example cart is empty');
  const item = { ...example.item, image: null, thumbnail: null, brand: null, note: null };
  const line = { ...example, item, code: '100', elNumber: null };
  const { container } = renderInShop(
    <CartLine line={line} changing={false} onChange={vi.fn()} onRemove={vi.fn()} />,
  );
  expect(screen.getAllByText('Missing Image')).toHaveLength(1);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('Article number 100')).toBeTruthy();
  expect(Array.from(container.querySelectorAll('p')).filter((text) => text.textContent === '')).toEqual([]);
});
