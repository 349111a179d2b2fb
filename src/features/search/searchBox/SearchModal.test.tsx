import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInShop } from '../../../../tests/support/renderInShop';
import { SearchModal } from './SearchModal';

it('SRCH-09 the box has focus at once, without a delay', () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  renderInShop(<SearchModal />);
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Search the shop' }));
});
