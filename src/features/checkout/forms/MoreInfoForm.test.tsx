import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withRequiredReference } from '../../../../mocks/scenarios/orders';
import { checkout } from '../../../../tests/support/mockCheckout';
import { openCheckout, openStep } from '../../../../tests/support/openCheckout';
import { withShop } from '../../../../tests/support/openShop';
import { request } from '../../../../tests/support/request';
import { signIn } from '../../../../tests/support/signIn';

const shop = withShop();
const missing = 'Your company needs a reference for every order.';

test('CHK-02 where the organisation requires a reference, the step does not go on without one, and says why', async () => {
  shop.store.write(withRequiredReference(shop.store.read()));
  const { user } = await openCheckout('administrator');
  await user.click((await openStep('Delivery')).getByRole('button', { name: 'Continue' }));
  const step = await openStep('Reference and message');
  const field = step.getByRole('textbox', { name: 'Your reference' });
  await user.clear(field);
  await user.click(step.getByRole('button', { name: 'Continue' }));
  expect((await step.findAllByText(missing)).length).toBeGreaterThan(0);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.type(field, 'PO 4711');
  await user.click(step.getByRole('button', { name: 'Continue' }));
  await openStep('Payment');
});

test('CHK-02 an order without the required reference is rejected, with the step to enter it', async () => {
  shop.store.write(withRequiredReference(shop.store.read()));
  await signIn('administrator');
  const moreInfo = { title: null, description: null };
  await expect(request('createOrder', { body: { ...checkout, moreInfo } })).rejects.toMatchObject({
    inputErrors: [{ field: 'moreInfo.title' }],
  });
});

test('CHK-02 without that requirement the reference is optional', async () => {
  const { user } = await openCheckout('administrator');
  await user.click((await openStep('Delivery')).getByRole('button', { name: 'Continue' }));
  const step = await openStep('Reference and message');
  await user.clear(step.getByRole('textbox', { name: /^Your reference/ }));
  await user.click(step.getByRole('button', { name: 'Continue' }));
  await openStep('Payment');
  expect(screen.queryByText(missing)).toBeNull();
});
