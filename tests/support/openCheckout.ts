import { screen, within } from '@testing-library/react';
import { request } from './request';
import { setStorageCustomer } from '../../src/lib/privateStorage';
import { writeDraft } from '../../src/components/mui/form/useDraft';
import { checkout, plentiful } from './mockCheckout';
import { openShop, type OpenShop } from './openShop';
import { signIn, type mockCustomers } from './signIn';

const headers = { 'Content-Language': 'en' };

/** Add pieces of a well-stocked article to the cart. */
export const fillCart = (quantity = 2) =>
  request('addToCart', { headers, body: { code: plentiful, quantity } });

/** Open the checkout of a customer with two pieces in the cart. */
export async function openCheckout(kind: keyof typeof mockCustomers = 'private'): Promise<OpenShop> {
  await signIn(kind);
  await fillCart();
  return openShop('/en/checkout');
}

/** Open the checkout of the private customer at payment, with every step saved in this tab before. */
export async function openAtPayment(paymentMethod: 'card' | 'invoice' = 'invoice'): Promise<OpenShop> {
  const { id } = await signIn('private');
  const { shippingMethod } = await fillCart();
  const delivery = { shippingMethod, requestedDeliveryDate: null };
  const saved = { ...checkout, delivery, payment: { paymentMethod } };
  setStorageCustomer(id);
  writeDraft('checkout', { saved: JSON.stringify(saved), active: 'payment' });
  const opened = openShop('/en/checkout');
  await openStep('Payment');
  return opened;
}

/** The open step. */
export async function openStep(name: string) {
  const button = await screen.findByRole('button', {
    name: new RegExp(`^${name}( Close)?$`),
    expanded: true,
  });
  const step = button.closest('li');
  if (!step) throw new Error(`${name} is no step`);
  return within(step);
}

/** Go from the delivery step to payment, and select a payment method. */
export async function goToPayment(user: OpenShop['user'], method = 'Invoice'): Promise<void> {
  await user.click((await openStep('Delivery')).getByRole('button', { name: 'Continue' }));
  if (screen.queryByRole('button', { name: 'Reference and message Close' }))
    await user.click((await openStep('Reference and message')).getByRole('button', { name: 'Continue' }));
  await user.click((await openStep('Payment')).getByRole('radio', { name: new RegExp(`^${method}`) }));
}

/** The orders of the signed-in customer according to the server. */
export const placedOrders = () => request('getAllOrders', { headers, query: { skip: 0, take: 24 } });
