import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInShop } from '../../../tests/support/renderInShop';
import { closeModal } from '../../components/plain/modalStore';
import { SignInForPrices } from './usePricesShown';

it('CARD-03 a visitor is offered once per list to sign in for prices', async () => {
  renderInShop(<SignInForPrices />);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in to see prices' }));
  expect(screen.getByTestId('modal').textContent).toMatch(/^signIn/);
  act(closeModal);
});

it('CARD-03 a customer is not', () => {
  renderInShop(<SignInForPrices />, { signedIn: true });
  expect(screen.queryByRole('button')).toBeNull();
});
