import { screen, within } from '@testing-library/react';
import { request } from '../../src/api/request';
import { plentiful } from './mockCheckout';
import { openShop, type OpenShop } from './openShop';
import { signIn, type mockCustomers } from './signIn';

const headers = { 'Content-Language': 'en' };

/** Puts pieces of an article there is enough of into the cart. */
const fillCart = (quantity = 2) => request('addToCart', { headers, body: { code: plentiful, quantity } });

/** Opens the checkout of a customer whose cart holds two pieces. */
export async function openCheckout(kind: keyof typeof mockCustomers = 'private'): Promise<OpenShop> {
  await signIn(kind);
  await fillCart();
  return openShop('/en/checkout');
}

/** The step that is open. */
export async function openStep(name: string) {
  const button = await screen.findByRole('button', {
    name: new RegExp(`^${name}( Close)?$`),
    expanded: true,
  });
  const step = button.closest('li');
  if (!step) throw new Error(`${name} is no step`);
  return within(step);
}

/** Goes from the delivery step to payment, with the wanted payment method chosen. */
export async function goToPayment(user: OpenShop['user'], method = 'Invoice'): Promise<void> {
  await user.click((await openStep('Delivery')).getByRole('button', { name: 'Continue' }));
  await user.click((await openStep('Reference and note')).getByRole('button', { name: 'Continue' }));
  await user.click((await openStep('Payment')).getByRole('radio', { name: new RegExp(`^${method}`) }));
}

/** The orders of the customer who is signed in, as the server has them. */
export const placedOrders = () => request('getAllOrders', { headers, query: { skip: 0, take: 24 } });
