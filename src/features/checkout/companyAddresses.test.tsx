import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withCustomer } from '../../../mocks/scenarios/orders';
import { goToPayment, openCheckout, openStep, placedOrders } from '../../../tests/support/openCheckout';
import { withShop } from '../../../tests/support/openShop';
import { mockCustomers } from '../../../tests/support/signIn';

const shop = withShop();

test('CHK-02 a user without addresses chooses one of the organisation, which is named so', async () => {
  const { user } = await openCheckout('buyer');
  const step = await openStep('Address');
  expect(step.getAllByText('Company address')).toHaveLength(3);
  await user.click(step.getByRole('radio', { name: /Martin Linges vei 25, 1364 Fornebu/ }));
  await user.click(step.getByRole('button', { name: 'Continue' }));
  await goToPayment(user);
  await user.click(screen.getByRole('button', { name: /^Buy on invoice/ }));
  await screen.findByRole('heading', { name: 'Thank you for your order' });
  const [order] = (await placedOrders()).orders;
  expect(order?.shippingAddress.city).toBe('Fornebu');
  expect(order?.costCenter).toBe('2050 Resepsjon');
});

test('CHK-01 the default delivery address of the user is filled in, and the first in the list', async () => {
  const usual = { deliveryAddressId: 'A-1042-3' };
  shop.store.write(withCustomer(mockCustomers.administrator, usual)(shop.store.read()));
  const { user } = await openCheckout('administrator');
  await openStep('Delivery');
  const address = screen.getByRole('button', { name: 'Address Change' });
  expect(address.closest('li')?.textContent).toContain('Sandviksbodene 68, 5035 Bergen');
  expect(address.closest('li')?.textContent).toContain('Billed to Kongens gate 9');
  await user.click(address);
  const [first] = (await openStep('Address')).getAllByRole<HTMLInputElement>('radio');
  expect(first?.checked).toBe(true);
});

test('CHK-01 private customers have their own addresses alone', async () => {
  const { user } = await openCheckout();
  await openStep('Delivery');
  await user.click(screen.getByRole('button', { name: 'Address Change' }));
  expect((await openStep('Address')).queryByText('Company address')).toBeNull();
});
