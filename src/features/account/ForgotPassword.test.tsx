import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openShop, withShop } from '../../../tests/support/openShop';
import { signIn } from '../../../tests/support/signIn';
import { closeModal } from '../../components/plain/modalStore';

withShop();
beforeAll(() => import('./SignInModal'));
beforeEach(closeModal);

const openPage = async () => {
  const { user } = openShop('/en/forgotten-password');
  const main = within(await screen.findByRole('main'));
  await main.findByLabelText('E-mail');
  return { user, main };
};

test('AUTH-05 whoever remembers the password after all is led back to signing in', async () => {
  const { user, main } = await openPage();
  await user.click(main.getByRole('button', { name: 'Back to sign in' }));
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy();
});

test('AUTH-05 a customer who is signed in is not asked to sign in', async () => {
  await signIn('private');
  const { main } = await openPage();
  expect(main.getByRole('button', { name: 'Continue' })).toBeTruthy();
  expect(main.queryByRole('button', { name: 'Back to sign in' })).toBeNull();
});
