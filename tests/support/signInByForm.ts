import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { password } from '../../mocks/shop/customers';
import { mockCustomers } from './signIn';

/** Load the chunk of the sign-in modal, so that a test does not wait for it. */
export const loadSignIn = () => import('../../src/features/account/SignInModal');

/**
 * Sign in as a mock customer by the form of the open modal, and wait for the header of a customer.
 * @example await signInByForm(user, 'private');
 */
export async function signInByForm(user: UserEvent, kind: keyof typeof mockCustomers): Promise<void> {
  const modal = within(await screen.findByRole('dialog', { name: 'Sign in' }));
  await user.type(modal.getByLabelText('E-mail'), mockCustomers[kind]);
  await user.type(modal.getByLabelText('Password'), password);
  await user.click(modal.getByRole('button', { name: 'Sign in' }));
  const header = within(await screen.findByRole('banner'));
  await header.findByRole('link', { name: 'My account' });
}
