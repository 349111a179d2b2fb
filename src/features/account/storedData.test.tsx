import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { password } from '../../../mocks/shop/customers';
import { fillCart } from '../../../tests/support/openCheckout';
import { openShop, withShop, type OpenShop } from '../../../tests/support/openShop';
import { request } from '../../../tests/support/request';
import { mockCustomers, signIn } from '../../../tests/support/signIn';
import { customerChangeKey } from '../../lib/privateStorage';
import { closeModal } from '../../components/plain/modalStore';

withShop();
beforeAll(() => import('./SignInModal'));
beforeEach(closeModal);

const typed = 'Doorcode1234';
const stored = () => JSON.stringify([window.localStorage, window.sessionStorage]);

interface Place {
  path: string;
  type: (shop: OpenShop) => Promise<void>;
  /** The page of the place for the customer who is signed in. */
  shown: () => Promise<unknown>;
}

const places: Record<string, Place> = {
  profile: {
    path: '/en/account?view=Profile',
    type: async ({ user }) => user.type(await screen.findByLabelText('First name'), typed),
    shown: async () =>
      waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Linn')),
  },
  'new address': {
    path: '/en/account?view=Addresses',
    type: async ({ user }) => {
      const [add] = await screen.findAllByRole('button', { name: /^Add/ });
      if (add) await user.click(add);
      await user.type(await screen.findByLabelText('City'), typed);
    },
    shown: () => screen.findAllByRole('button', { name: /^Add/ }),
  },
  'quick order': {
    path: '/en/quick-order',
    type: async ({ user }) => {
      await user.click(await screen.findByRole('combobox', { name: 'Article, row 1' }));
      await user.paste(typed);
    },
    shown: () => screen.findByRole('combobox', { name: 'Article, row 1' }),
  },
  checkout: {
    path: '/en/checkout',
    type: async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: 'Continue' }));
      await user.click(await screen.findByRole('button', { name: 'Add a reference or a message' }));
      await user.type(await screen.findByLabelText(/^Your reference/), typed);
      await user.click(screen.getByRole('button', { name: 'Continue' }));
    },
    shown: () => screen.findByRole('region', { name: 'Your order' }),
  },
};

/** The private customer types at a place. */
async function typeAt(place: Place): Promise<OpenShop> {
  await signIn('private');
  await fillCart();
  const shop = openShop(place.path);
  await place.type(shop);
  await waitFor(() => expect(stored()).toContain(typed));
  return shop;
}

/** The buyer signs in through the page. */
async function enterAsBuyer({ user }: OpenShop): Promise<void> {
  await signIn('buyer');
  await fillCart();
  await request('logoutCustomer', {});
  await user.click(within(await screen.findByRole('main')).getByRole('button', { name: 'Sign in' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Sign in' }));
  await user.type(modal.getByLabelText('E-mail'), mockCustomers.buyer);
  await user.type(modal.getByLabelText('Password'), password);
  await user.click(modal.getByRole('button', { name: 'Sign in' }));
}

function expectNothingTyped(): void {
  expect(stored()).not.toContain(typed);
  expect(document.body.textContent).not.toContain(typed);
  expect(screen.queryByDisplayValue(new RegExp(typed))).toBeNull();
  expect(screen.queryByText('Your unsaved changes have been restored.')).toBeNull();
}

describe.each(Object.entries(places))('AUTH-03 input at the %s', (_, place) => {
  test('AUTH-03 leaves with a session that ended before a reload, and the next customer finds none of it', async () => {
    const { unmount } = await typeAt(place);
    unmount();
    await request('logoutCustomer', {});
    const shop = openShop(place.path);
    await within(await screen.findByRole('main')).findByRole('button', { name: 'Sign in' });
    expectNothingTyped();
    await enterAsBuyer(shop);
    await place.shown();
    expectNothingTyped();
  });

  test('AUTH-03 is not shown to a customer who signs in in another tab', async () => {
    await typeAt(place);
    await request('logoutCustomer', {});
    const { id } = await signIn('buyer');
    await fillCart();
    window.dispatchEvent(new StorageEvent('storage', { key: customerChangeKey }));
    await waitFor(() => expect(window.localStorage.getItem(customerChangeKey)).toBe(id));
    await waitFor(expectNothingTyped);
    await place.shown();
    expectNothingTyped();
  });
});

test('APP-04 stored scroll positions name no path', async () => {
  await signIn('private');
  const { user } = openShop('/en/account?view=Orders');
  const views = within(await screen.findByRole('navigation', { name: 'Account pages' }));
  await user.click(views.getByRole('link', { name: 'Profile' }));
  await screen.findByLabelText('First name');
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(window.sessionStorage.getItem('scroll')).toMatch(/^\[\[/);
  expect(window.sessionStorage.getItem('scroll')).not.toContain('account');
});
