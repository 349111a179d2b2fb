import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInShop } from '../../../tests/support/renderInShop';
import { closeModal } from '../../components/Modal/modalStore';
import { PriceBasis } from './PriceBasis';
import { chooseSystemSetting } from './systemSetting';

it('CARD-03 CARD-08 a list says once whether its prices include VAT', () => {
  chooseSystemSetting('OPTI');
  renderInShop(<PriceBasis />, { signedIn: true });
  expect(screen.getByText('Prices incl. VAT')).toBeTruthy();
  act(() => chooseSystemSetting('EXCL'));
  expect(screen.getByText('Prices ex VAT')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('CARD-03 a visitor is offered once per list to sign in for prices', async () => {
  renderInShop(<PriceBasis />);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in to see prices' }));
  expect(screen.getByTestId('modal').textContent).toMatch(/^signIn/);
  act(closeModal);
});
