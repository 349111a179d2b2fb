import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orderNumber, withOrder, withSpendingLimits } from '../../../../mocks/scenarios/orders';
import { answerNext } from '../../../../tests/support/answerNext';
import { loseResponse } from '../../../../tests/support/loseResponse';
import { openShop, withShop } from '../../../../tests/support/openShop';
import { request } from '../../../../tests/support/request';
import { mockCustomers, signIn } from '../../../../tests/support/signIn';

const shop = withShop();
const path = { orderNumber };
const buyer = mockCustomers.buyer;
const address = `/en/account?view=Approvals&order=${orderNumber}`;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const steps = async () => (await screen.findByRole('list', { name: 'Status of the order' })).textContent;
const asApprover = async () => {
  await signIn('administrator');
  return request('getOrder', { path });
};

const refuse = () =>
  Promise.resolve(Response.json({ message: 'Your role does not allow this.' }, { status: 403 }));

/** Let an order of the buyer, who has limits, await the approval of the administrator, who opens it. */
async function openRequest(isOutdated = false, at = address) {
  await signIn('administrator');
  const limited = withSpendingLimits(buyer, { orderLimit: 5000, monthlyLimit: 20000 })(shop.store.read());
  shop.store.write(withOrder('awaitingApproval', buyer, isOutdated)(limited));
  return openShop(at);
}

test('ORG-01 an approver finds the orders that wait in the account, counted in its navigation', async () => {
  const { user } = await openRequest(false, '/en/account');
  const link = await screen.findByRole('link', { name: 'Approvals 1 waiting' });
  await user.click(link);
  await user.click(await screen.findByRole('link', { name: orderNumber }));
  const back = within(screen.getByRole('main')).getByRole('link', { name: 'Approvals' });
  expect(back.getAttribute('href')).toContain('view=Approvals');
  await screen.findByText('Linn Haugen has sent this order for approval.');
  const section = within(screen.getByRole('region', { name: 'Approval' }));
  expect(section.getByText(/^The total is above the limit of 5.000 kr per order\.$/)).toBeTruthy();
  expect(section.getByText(/month’s limit: 20.000 kr of 20.000 kr\.$/)).toBeTruthy();
});

test('ORG-01 an approved order is placed, and the timeline names the approver', async () => {
  const { user } = await openRequest();
  await user.click(await button(/^Approve: /));
  await screen.findByRole('region', { name: `Order ${orderNumber} is approved` });
  expect(await steps()).toContain('by Åse Lindqvist');
  expect(screen.queryByRole('region', { name: 'Approval' })).toBeNull();
  expect(await request('getOrder', { path })).toMatchObject({ status: 'received' });
});

test('ORG-01 an approval whose response was lost is one order', async () => {
  const { user } = await openRequest();
  loseResponse(shop, 'approveOrder');
  await user.click(await button(/^Approve: /));
  await screen.findByRole('region', { name: `Order ${orderNumber} is approved` });
  const { totalOrderCount } = await request('getAllOrders', { query: { status: 'received' } });
  expect(totalOrderCount).toBe(1);
});

test('ORG-01 an order that another approver has declined meanwhile says so, and is not placed', async () => {
  const { user } = await openRequest();
  await button(/^Approve: /);
  shop.store.write(withOrder('declined', buyer)(shop.store.read()));
  await user.click(await button(/^Approve: /));
  expect((await screen.findByRole('alert')).textContent).toContain('no longer waits for an approval');
  await waitFor(async () => expect(await steps()).toContain('Declined'));
});

test('ORG-01 an approval that the role does not allow says so, and the order waits', async () => {
  const { user } = await openRequest();
  answerNext(shop, 'approveOrder', refuse);
  await user.click(await button(/^Approve: /));
  expect((await screen.findByRole('alert')).textContent).toBe('Your role does not allow this.');
  expect(await button(/^Approve: /)).toBeTruthy();
});

test('ORG-01 an order whose prices have changed says so before its approval, at the prices of now', async () => {
  const { user } = await openRequest(true);
  await screen.findByText('Changed since it was sent');
  const { approval } = await asApprover();
  const formattedString = approval?.currentTotal.formattedString ?? '';
  const text = formattedString.replaceAll(/\s/g, ' ');
  expect(screen.getByText(new RegExp(`^The total is now ${text} instead of`))).toBeTruthy();
  await user.click(await button(`Approve: ${formattedString}`));
  await screen.findByRole('region', { name: `Order ${orderNumber} is approved` });
  expect((await asApprover()).totalPrice.formattedString).toBe(formattedString);
});

test('ORG-01 an approver changes quantities, and the total follows', async () => {
  const { user } = await openRequest();
  const before = await asApprover();
  await user.click(await button('Change quantities'));
  const modal = within(await screen.findByRole('dialog', { name: 'Change quantities' }));
  const [first] = modal.getAllByRole('checkbox');
  if (first) await user.click(first);
  await user.click(modal.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await steps()).toContain('Quantities changed'));
  const after = await asApprover();
  expect(after.orderItems).toHaveLength(before.orderItems.length - 1);
  expect(await button(`Approve: ${after.totalPrice.formattedString}`)).toBeTruthy();
});

test('ORG-01 quantities that the role does not allow are kept for the next attempt', async () => {
  const { user } = await openRequest();
  const { orderItems } = await asApprover();
  const open = async () => {
    await user.click(await button('Change quantities'));
    return within(await screen.findByRole('dialog', { name: 'Change quantities' }));
  };
  let modal = await open();
  const [first] = modal.getAllByRole('checkbox');
  if (first) await user.click(first);
  answerNext(shop, 'updateOrderLines', refuse);
  await user.click(modal.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Your role does not allow this.');
  expect((await asApprover()).orderItems).toHaveLength(orderItems.length);
  modal = await open();
  expect(modal.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual(
    orderItems.map((_, index) => index > 0),
  );
  await user.click(modal.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await asApprover()).orderItems).toHaveLength(orderItems.length - 1));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('ORG-01 a refusal that the role does not allow keeps its message, and the order waits', async () => {
  const { user } = await openRequest();
  await user.click(await button('Decline'));
  await user.type(await screen.findByLabelText(/^Message to your colleague/), 'Too many chairs.');
  answerNext(shop, 'declineOrder', refuse);
  await user.click(await button('Decline order'));
  const problem = await screen.findByRole('group', { name: 'Please check the following' });
  expect(problem.textContent).toContain('Your role does not allow this.');
  expect(screen.getByDisplayValue('Too many chairs.')).toBeTruthy();
  expect(await asApprover()).toMatchObject({ status: 'awaitingApproval' });
});

test('ORG-01 a declined order is not placed, and shows its buyer who declined it and why', async () => {
  const { user, visit } = await openRequest();
  await user.click(await button('Decline'));
  await user.type(
    await screen.findByLabelText(/^Message to your colleague/),
    'We have chairs in the cellar.',
  );
  await user.click(await button('Decline order'));
  await screen.findByRole('region', { name: `Order ${orderNumber} is declined` });
  await signIn('buyer');
  visit(`/en/account?view=Orders&order=${orderNumber}`);
  await waitFor(async () => expect(await steps()).toContain('We have chairs in the cellar.'));
  expect(await steps()).toContain('by Åse Lindqvist');
});

test('ORG-01 who has sent an order cannot approve it, and can withdraw it', async () => {
  await openRequest();
  await signIn('buyer');
  await expect(request('approveOrder', { path, body: { expectedTotal: 1 } })).rejects.toMatchObject({
    httpStatus: 403,
  });
  const { approval, cancellable } = await request('getOrder', { path });
  expect({ decidable: approval?.decidable, cancellable }).toEqual({ decidable: false, cancellable: true });
});
