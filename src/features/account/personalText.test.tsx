import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openShop, withShop, type OpenShop } from '../../../tests/support/openShop';
import { request } from '../../../tests/support/request';
import { signIn } from '../../../tests/support/signIn';
import { storageCustomer } from '../../lib/privateStorage';
import { dropForeignText } from '../../routing/address/personalText';

withShop();

/** Addresses with text of a customer, and without it. */
const addresses = [
  ['/en/search?query=gift-for-nora', '/en/search'],
  ['/en/account?view=Orders&query=gift-for-nora', '/en/account?view=Orders'],
  ['/en/account?view=Orders&order=gift-for-nora', '/en/account?view=Orders'],
  ['/en/order-confirmation?orderNumber=gift-for-nora', '/en/order-confirmation'],
  ['/en/account?view=Users&query=gift-for-nora', '/en/account?view=Users'],
] as const;

const isSettled = () => screen.findAllByRole('link', { name: 'My account' });

/** Another tab signs the customer out, and maybe somebody else in. */
async function changeElsewhere(next?: 'private' | 'administrator'): Promise<void> {
  await request('logoutCustomer', {});
  const customer = next && (await signIn(next));
  window.localStorage.setItem('customerChange', customer?.id ?? '');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'customerChange' })));
  await waitFor(() => expect(storageCustomer()).toBe(customer?.id ?? null));
}

/** The administrator opens the addresses; each is left only when it is known whose it is. */
async function openAll(): Promise<OpenShop> {
  await signIn('administrator');
  const opened = openShop('/en/about-us');
  await isSettled();
  for (const [address] of addresses) {
    opened.visit(address);
    await isSettled();
  }
  return opened;
}

test('AUTH-03 what a customer has searched for leaves the address with the customer', async () => {
  const { address } = await openAll();
  await changeElsewhere();
  expect(address()).toBe('/en/account?view=Users');
});

test('AUTH-03 Back neither shows nor sends what the customer before has searched for', async () => {
  const { address, go, visit } = await openAll();
  visit('/en/about-us');
  await changeElsewhere('private');
  await isSettled();
  // Requests that are aborted at once are none for the server.
  const fetching = vi.spyOn(window, 'fetch');
  const shown: string[] = [];
  const observer = new MutationObserver(() => {
    const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
    shown.push(document.body.textContent, ...fields);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  for (const [, rest] of addresses.toReversed()) {
    await go(-1);
    expect(address()).toBe(rest);
  }
  await isSettled();
  observer.disconnect();
  expect(shown.join()).not.toContain('gift-for-nora');
  const sent = fetching.mock.calls.map(([call]) =>
    call instanceof Request ? `${call.url} ${call.headers.get('Context-Url')}` : String(call),
  );
  expect(sent.join()).toContain('/api/');
  expect(sent.join()).not.toContain('gift-for-nora');
});

test('AUTH-02 what a customer has searched for is back with the customer after a session that ended on its own', async () => {
  const { address } = await openAll();
  await changeElsewhere();
  await changeElsewhere('administrator');
  await waitFor(() => expect(address()).toBe('/en/account?view=Users&query=gift-for-nora'));
});

test('AUTH-03 Back returns the same customer to each search', async () => {
  const { address, go, visit } = await openAll();
  visit('/en/about-us');
  for (const [full] of addresses.toReversed()) {
    await go(-1);
    expect(address()).toBe(full);
  }
});

test('AUTH-03 a page loaded from the history sends nothing that another customer has searched for', async () => {
  const { address } = await openAll();
  window.localStorage.setItem('customerChange', '');
  const { state } = window.history;
  await changeElsewhere();
  window.history.replaceState(state, '', addresses[0][0]);
  // As the boot script does, before its first request.
  dropForeignText();
  expect(address()).toBe('/en/search');
});
