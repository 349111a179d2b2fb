import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../../tests/support/renderInShop';
import { SkipLink } from './Layout';

test('APP-16 the skip link leads to the main content and leaves the address alone', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  renderInShop(
    <>
      <SkipLink />
      <main id="main-content" tabIndex={-1} />
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(window.location.hash).toBe('');
});
