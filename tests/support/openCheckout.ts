import { screen, within } from '@testing-library/react';
import { request } from './request';
import { writeDraft } from '../../src/components/Form/drafts';
import { checkout, plentiful } from './mockCheckout';
import { openShop, type OpenShop } from './openShop';
import { signIn, type mockCustomers } from './signIn';

const headers = { 'Content-Language': 'en' };

/** Puts pieces of an article there is enough of into the cart. */
export const fillCart = (quantity = 2) =>
  request('addToCart', { headers, body: { code: plentiful, quantity } });

/** Opens the checkout of a customer whose cart holds two pieces. */
export async function openCheckout(kind: keyof typeof mockCustomers = 'private'): Promise<OpenShop> {
  await signIn(kind);
  await fillCart();
  return openShop('/en/checkout');
}

/** Opens the checkout of the private customer at payment, with every step saved in this tab before. */
export async function openAtPayment(paymentMethod: 'card' | 'invoice' = 'invoice'): Promise<OpenShop> {
  const { id } = await signIn('private');
  const { shippingMethod } = await fillCart();
  const delivery = { shippingMethod, requestedDeliveryDate: null };
  const saved = { ...checkout, delivery, payment: { paymentMethod } };
  writeDraft('checkout', { owner: id, saved: JSON.stringify(saved), active: 'payment' });
  const opened = openShop('/en/checkout');
  await openStep('Payment');
  return opened;
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
  await user.click((await openStep('Reference and message')).getByRole('button', { name: 'Continue' }));
  await user.click((await openStep('Payment')).getByRole('radio', { name: new RegExp(`^${method}`) }));
}

/** The orders of the customer who is signed in, as the server has them. */
export const placedOrders = () => request('getAllOrders', { headers, query: { skip: 0, take: 24 } });
