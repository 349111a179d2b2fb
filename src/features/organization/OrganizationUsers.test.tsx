import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { answerNext } from '../../../tests/support/answerNext';
import { loseResponse } from '../../../tests/support/loseResponse';
import { openShop, withShop, type OpenShop } from '../../../tests/support/openShop';
import { mockCustomers, signIn } from '../../../tests/support/signIn';
import { request } from '../../../tests/support/request';

const shop = withShop();
const called = (id: string) => shop.calls.filter(({ operationId }) => operationId === id).length;
const table = async () => within(await screen.findByRole('table', { name: 'Kontorhotellet AS' }));
const names = async () => (await table()).getAllByRole('rowheader').map(({ textContent }) => textContent);
/** Sort by a column; looks up its header first, since the page has about a hundred buttons. */
const sortBy = async (user: OpenShop['user'], name: string) =>
  user.click(within((await table()).getByRole('columnheader', { name })).getByRole('button'));
const button = (name: string) => screen.findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const notice = (name: string) => screen.findByRole('region', { name });
const summary = () => screen.findByRole('group', { name: 'Please check the following' });
const organizationId = 'ORG-1042';

async function openUsers(kind: keyof typeof mockCustomers = 'administrator') {
  await signIn(kind);
  return openShop('/en/account?view=Users');
}

const somebody = (number: number) => ({
  id: `U-C-5${number}`,
  customerId: `C-5${number}`,
  firstName: 'Bruker',
  lastName: String(number),
  email: `bruker${number}@kontorhotellet.example`,
  phoneNumber: '',
  role: 'buyer',
  organizationId,
});

const newcomer = { 'First name': 'Nora', 'Last name': 'Vik', 'E-mail': 'nora@kontorhotellet.example' };

async function fill(
  user: OpenShop['user'],
  form: Awaited<ReturnType<typeof dialog>>,
  values: Readonly<Record<string, string>>,
) {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(form.getByLabelText(label));
    await user.type(form.getByLabelText(label), value);
  }
}

describe('ORG-01 the users of an organisation', () => {
  test('ORG-01 private customers have no such view', async () => {
    await openUsers('private');
    await screen.findByRole('heading', { level: 1, name: 'Hello, Ingrid' });
    await screen.findByRole('navigation', { name: 'Account pages' });
    expect(screen.queryByRole('link', { name: 'Users' })).toBeNull();
    expect(called('getAllCustomers')).toBe(0);
  });

  test('ORG-01 all users show with their roles, oneself marked, and sort by each column', async () => {
    const { user } = await openUsers();
    expect(await names()).toEqual(['Åse LindqvistYou', 'Linn Haugen', 'Mattias Ek']);
    expect((await table()).getByRole('row', { name: /Mattias Ek/ }).textContent).toContain('No role');
    await sortBy(user, 'Name');
    expect(await names()).toEqual(['Mattias Ek', 'Linn Haugen', 'Åse LindqvistYou']);
    const name = (await table()).getByRole('columnheader', { name: 'Name' });
    expect(name.getAttribute('aria-sort')).toBe('descending');
    await sortBy(user, 'Role');
    expect(await names()).toEqual(['Åse LindqvistYou', 'Linn Haugen', 'Mattias Ek']);
    expect(name.getAttribute('aria-sort')).toBeNull();
  });

  test('ORG-01 500 users are filtered, sorted and paged, 25 at a time; the address holds it, and Back undoes it', async () => {
    const users = Array.from({ length: 500 }, (_, index) => somebody(index + 100));
    shop.server.use(http.get('*/api/customer/all-customers', () => HttpResponse.json(users)));
    const { user, address, go } = await openUsers();
    expect(await names()).toHaveLength(25);
    await screen.findByText('1–25 of 500 users');
    await user.click(await screen.findByRole('link', { name: 'Page 2' }));
    await screen.findByText('26–50 of 500 users');
    expect((await names())[0]).toBe('Bruker 125');
    expect(address()).toBe('/en/account?view=Users&page=2');
    await sortBy(user, 'Name');
    expect(address()).toBe('/en/account?view=Users&sort=-name');
    expect((await names())[0]).toBe('Bruker 599');
    const filter = screen.getByLabelText('Search users');
    await user.type(filter, 'bruker 42');
    await screen.findByText('15 users');
    expect(document.activeElement).toBe(filter);
    expect(address()).toBe('/en/account?view=Users&query=bruker+42&sort=-name');
    await user.type(filter, 'x');
    await screen.findByText('No users match “bruker 42x”.');
    await go(-1);
    await screen.findByText('1–25 of 500 users');
    expect((await names())[0]).toBe('Bruker 599');
    await go(-1);
    await screen.findByText('26–50 of 500 users');
    await user.type(filter, 'nobody');
    await user.click(await button('Show all users'));
    await screen.findByText('1–25 of 500 users');
    await go(-3);
    expect(address()).toBe('/en/account?view=Users');
  });

  test('ORG-01 a new user is invited by e-mail, and the invitation can be sent again', async () => {
    const { user } = await openUsers();
    await user.click(await button('Add user'));
    const form = await dialog('Add user');
    expect(form.getByText('The new user gets an e-mail with a link to choose a password.')).toBeTruthy();
    await fill(user, form, newcomer);
    await user.selectOptions(form.getByLabelText('Role'), 'Buyer');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const added = await notice('Nora Vik has been added');
    expect(added.textContent).toContain(`on its way to ${newcomer['E-mail']}`);
    expect(within(added).queryByRole('button', { name: 'Choose a password' })).toBeNull();
    const row = await (await table()).findByRole('row', { name: /Nora Vik/ });
    expect(row.textContent).toContain('Invited');
    const mails = () => shop.store.read().passwordLinks?.length ?? 0;
    const before = mails();
    await user.click(within(row).getByRole('button', { name: 'Send invitation again to Nora Vik' }));
    await notice(`An invitation is on its way to ${newcomer['E-mail']}`);
    expect(mails()).toBe(before + 1);
    expect(screen.queryByRole('button', { name: 'Send invitation again to Linn Haugen' })).toBeNull();
  });

  test.each([
    ['a 403', () => new HttpResponse(null, { status: 403 }), /^Your role does not allow this/],
    ['a lost response', () => HttpResponse.error(), /^The invitation could not be sent/],
  ])('ORG-01 %s to an invitation is told above the users', async (_, answer, text) => {
    const { customers, ...state } = shop.store.read();
    const linn = Object.values(customers).find(({ email }) => email === mockCustomers.buyer);
    if (!linn) throw new Error('The buyer is missing');
    shop.store.write({
      ...state,
      customers: { ...customers, [linn.customerId]: { ...linn, isInvited: true } },
    });
    shop.server.use(http.post('*/api/customer/password-link', answer));
    const { user } = await openUsers();
    await user.click(await button('Send invitation again to Linn Haugen'));
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
  });

  test('ORG-01 where the backend sends no links, the confirmation of a new user leads to setting the password', async () => {
    answerNext(shop, 'createOrganizationCustomer', async (handle) => {
      const { isInvited: _, ...user } = (await (await handle())?.json()) as object & { isInvited?: boolean };
      return HttpResponse.json(user);
    });
    const { user } = await openUsers();
    await user.click(await button('Add user'));
    const form = await dialog('Add user');
    await fill(user, form, newcomer);
    const role = form.getByLabelText<HTMLSelectElement>('Role');
    expect([...role.options].map(({ text }) => text)).toEqual([
      'Choose',
      'Administrator',
      'Buyer',
      'Approver',
    ]);
    await user.selectOptions(role, 'Buyer');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await notice('Nora Vik has been added');
    expect(document.activeElement?.textContent).toBe('Add user');
    await user.click(await button('Choose a password'));
    const password = await dialog('Change password');
    await user.type(password.getByLabelText('New password'), 'skogstjerne');
    await user.click(password.getByRole('button', { name: 'Save' }));
    await notice('The password for Nora Vik is changed');
    const { customers } = shop.store.read();
    expect(Object.values(customers).find(({ firstName }) => firstName === 'Nora')?.password).toBe(
      'skogstjerne',
    );
  });

  test('ORG-01 the buttons of a user say in a word what they do', async () => {
    await openUsers();
    expect((await button('Edit Linn Haugen')).textContent).toBe('Edit');
    expect((await button('Change password for Linn Haugen')).textContent).toBe('Change password');
    expect((await button('Delete Linn Haugen')).textContent).toBe('Delete');
  });

  test('ORG-01 an e-mail address that somebody else has is told at its field', async () => {
    const { user } = await openUsers();
    await user.click(await button('Edit Linn Haugen'));
    const form = await dialog('Edit user');
    await fill(user, form, { 'E-mail': mockCustomers.withoutRole });
    await user.click(form.getByRole('button', { name: 'Save' }));
    const text = 'There is already a customer with this e-mail address.';
    expect((await summary()).textContent).toContain(text);
    const described = form.getByLabelText('E-mail').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(text);
  });

  test('ORG-01 a changed user shows as it is now, with a confirmation', async () => {
    const { user } = await openUsers();
    await user.click(await button('Edit Mattias Ek'));
    const form = await dialog('Edit user');
    await user.selectOptions(form.getByLabelText('Role (optional)'), 'Administrator');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await notice('Mattias Ek is saved');
    const row = (await table()).getByRole('row', { name: /Mattias Ek/ });
    await waitFor(() => expect(row.textContent).toContain('Administrator'));
  });

  test('ORG-01 deleting asks first; then the user is gone, confirmed, and focus is at the heading', async () => {
    const { user } = await openUsers();
    await user.click(await button('Delete Linn Haugen'));
    const question = await dialog('Delete Linn Haugen?');
    expect(called('deleteCustomer')).toBe(0);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await notice('Linn Haugen is deleted');
    expect(document.activeElement?.textContent).toBe('Kontorhotellet AS');
    await waitFor(async () => expect(await names()).toEqual(['Åse LindqvistYou', 'Mattias Ek']));
  });

  test('ORG-01 the only administrator is told that the role stays, and has no delete button', async () => {
    const { user } = await openUsers();
    expect(await names()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Delete Åse Lindqvist' })).toBeNull();
    await user.click(await button('Edit Åse Lindqvist'));
    const form = await dialog('Edit user');
    expect(form.getByText(/You are the only administrator, so your role cannot be changed/)).toBeTruthy();
    expect(form.queryByLabelText('Role')).toBeNull();
    await fill(user, form, { 'Last name': 'Lind' });
    await user.click(form.getByRole('button', { name: 'Save' }));
    await notice('Åse Lind is saved');
    expect(await request('getCustomer', {})).toMatchObject({ lastName: 'Lind', role: 'administrator' });
  });

  test('ORG-01 one’s own role changes only after consent to what is lost', async () => {
    await signIn('administrator');
    const linn = { firstName: 'Linn', lastName: 'Haugen', email: mockCustomers.buyer, phoneNumber: '' };
    await request('updateCustomer', { body: { ...linn, customerId: 'C-2003', role: 'administrator' } });
    const { user } = await openUsers();
    await user.click(await button('Edit Åse Lindqvist'));
    const form = await dialog('Edit user');
    expect(form.queryByText(/you can no longer manage users/)).toBeNull();
    await user.selectOptions(form.getByLabelText('Role'), 'Buyer');
    expect(form.getByText(/you can no longer manage users/)).toBeTruthy();
    const before = called('updateCustomer');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect((await summary()).textContent).toContain(
      'Confirm below that you want to stop being an administrator',
    );
    expect(called('updateCustomer')).toBe(before);
    await user.click(form.getByRole('checkbox', { name: 'I want to stop being an administrator' }));
    expect(form.getByLabelText('Role').getAttribute('aria-invalid')).toBe('false');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await notice('Åse Lindqvist is saved');
    expect((await request('getCustomer', {}))?.role).toBe('buyer');
  });

  test('ORG-01 a user without a role has no view of users', async () => {
    await openUsers('withoutRole');
    await screen.findByRole('navigation', { name: 'Account pages' });
    expect(screen.queryByRole('link', { name: 'Users' })).toBeNull();
  });

  test('ORG-01 who may not see the users is told so in plain words, without a retry', async () => {
    shop.server.use(http.get('*/api/customer/all-customers', () => new HttpResponse(null, { status: 403 })));
    await openUsers('buyer');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Your role does not allow this. Ask an administrator in your company.');
  });

  test('ORG-01 a buyer sees the users without the buttons to add, edit and delete them, and why', async () => {
    await openUsers('buyer');
    const row = (await table()).getByRole('row', { name: /Mattias Ek/ });
    expect(within(row).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add user' })).toBeNull();
    expect(screen.getByText('Only an administrator in your company can add and change users.')).toBeTruthy();
  });

  test('ORG-01 without permissions in the response every button shows, and a refusal is told where it was tried', async () => {
    const { permissions: _, ...customer } = await signIn('buyer');
    shop.server.use(
      http.get('*/api/customer', () => HttpResponse.json(customer)),
      http.delete('*/api/customer', () => new HttpResponse(null, { status: 403 })),
    );
    const { user } = openShop('/en/account?view=Users');
    await button('Add user');
    await user.click(await button('Delete Mattias Ek'));
    await user.click((await dialog('Delete Mattias Ek?')).getByRole('button', { name: 'Delete' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your role does not allow this. Ask an administrator in your company.',
    );
    expect(await names()).toHaveLength(3);
  });

  test('ORG-01 a user without a role can be changed and keeps none', async () => {
    const { user } = await openUsers();
    await user.click(await button('Edit Mattias Ek'));
    const form = await dialog('Edit user');
    const role = form.getByLabelText<HTMLSelectElement>('Role (optional)');
    expect(role.selectedOptions[0]?.text).toBe('No role');
    await fill(user, form, { 'Last name': 'Ekman' });
    await user.click(form.getByRole('button', { name: 'Save' }));
    await notice('Mattias Ekman is saved');
    expect(shop.store.read().customers['C-2002']).toMatchObject({ lastName: 'Ekman', role: null });
  });

  test('ORG-01 the form shows what the selected role may do', async () => {
    const { user } = await openUsers();
    await user.click(await button('Edit Linn Haugen'));
    const form = await dialog('Edit user');
    const role = form.getByRole('combobox', { name: 'Role', description: 'Places orders' });
    await user.selectOptions(role, 'Administrator');
    form.getByRole('combobox', {
      name: 'Role',
      description: 'Places orders · Approves orders · Sees all orders of the company · Manages users',
    });
  });

  test('ORG-01 an administrator sets the limits of a user, which the table shows', async () => {
    const { user } = await openUsers();
    await user.click(await button('Edit Linn Haugen'));
    const form = await dialog('Edit user');
    await user.type(form.getByLabelText(/^Limit per order/), '5 000');
    await user.type(form.getByLabelText(/^Limit per month/), '5,000');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await form.findAllByText(/Limit per month.* is not valid/);
    await user.clear(form.getByLabelText(/^Limit per month/));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await notice('Linn Haugen is saved');
    const row = await screen.findByRole('row', { name: /^Linn Haugen .* 5.000 kr per order/ });
    expect(row.textContent).not.toContain('per month');
    await user.click(await button('Edit Linn Haugen'));
    expect((await dialog('Edit user')).getByLabelText(/^Limit per order/)).toHaveProperty('value', '5000');
  });

  test('ORG-01 an administrator sets the default delivery address of a user, sees it in the list, and takes it away', async () => {
    const { user } = await openUsers();
    const edit = async (from: string, to: string) => {
      await user.click(await button('Edit Linn Haugen'));
      const form = await dialog('Edit user');
      const address = form.getByLabelText<HTMLSelectElement>('Delivery address (optional)');
      expect(address.selectedOptions[0]?.text).toBe(from);
      await user.selectOptions(address, to);
      await user.click(form.getByRole('button', { name: 'Save' }));
      await notice('Linn Haugen is saved');
      const users = await request('getAllCustomers', { query: { organizationId } });
      return users.find(({ firstName }) => firstName === 'Linn')?.deliveryAddressId;
    };
    const [own, bergen] = ['The user’s own address', 'Sandviksbodene 68, 5035 Bergen'];
    expect(await edit(own, bergen)).toBe('A-1042-3');
    await screen.findByRole('row', { name: new RegExp(`^Linn Haugen .* Delivered to ${bergen}`) });
    expect(await edit(bergen, own)).toBeUndefined();
    await waitFor(() => expect(screen.queryByText(/^Delivered to/)).toBeNull());
  });

  test('ORG-01 a password that could not be changed is told in a list of errors in the footer', async () => {
    const { user } = await openUsers();
    await user.click(await button('Change password for Linn Haugen'));
    const form = await dialog('Change password');
    shop.server.use(
      http.post('*/api/customer/change-password', () => new HttpResponse(null, { status: 400 })),
    );
    await user.type(form.getByLabelText('New password'), 'skogstjerne');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const errors = await summary();
    expect(errors.textContent).toContain('The password could not be changed. Please try again.');
    expect(form.getByLabelText('New password').closest('form')?.contains(errors)).toBe(false);
  });

  test('ORG-01 users that cannot be fetched give an error with a retry', async () => {
    shop.server.use(http.get('*/api/customer/all-customers', () => new HttpResponse(null, { status: 500 })));
    const { user } = await openUsers();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('The users could not be loaded.')).toBeTruthy();
    shop.server.resetHandlers();
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await names()).toHaveLength(3);
  });
});

describe('ORG-01 a change of a user that got no answer', () => {
  const save = async (user: OpenShop['user'], form: Awaited<ReturnType<typeof dialog>>) =>
    user.click(form.getByRole('button', { name: 'Save' }));

  async function openNew() {
    const { user } = await openUsers();
    await user.click(await button('Add user'));
    const form = await dialog('Add user');
    await fill(user, form, newcomer);
    await user.selectOptions(form.getByLabelText('Role'), 'Buyer');
    return { user, form };
  }

  test('ORG-01 a new user who is on the server is added', async () => {
    const { user, form } = await openNew();
    loseResponse(shop, 'createOrganizationCustomer');
    await save(user, form);
    await notice('Nora Vik has been added');
  });

  test('ORG-01 where the users cannot be read, adding again adds the same user', async () => {
    const { user, form } = await openNew();
    loseResponse(shop, 'createOrganizationCustomer');
    loseResponse(shop, 'getAllCustomers');
    await save(user, form);
    await form.findByText(/do not know whether this was done/);
    await save(user, form);
    await notice('Nora Vik has been added');
    await waitFor(async () => expect(await names()).toHaveLength(4));
  });

  test('ORG-01 a changed user who is on the server is saved', async () => {
    const { user } = await openUsers();
    await user.click(await button('Edit Linn Haugen'));
    const form = await dialog('Edit user');
    await fill(user, form, { 'Last name': 'Haug' });
    loseResponse(shop, 'updateCustomer');
    await save(user, form);
    await notice('Linn Haug is saved');
  });

  test('ORG-01 a user without a role who is saved without a change is saved', async () => {
    const { user } = await openUsers();
    await user.click(await button('Edit Mattias Ek'));
    const form = await dialog('Edit user');
    loseResponse(shop, 'updateCustomer');
    await save(user, form);
    await notice('Mattias Ek is saved');
  });

  test('ORG-01 a user who is gone is deleted', async () => {
    const { user } = await openUsers();
    await user.click(await button('Delete Linn Haugen'));
    loseResponse(shop, 'deleteCustomer');
    await user.click((await dialog('Delete Linn Haugen?')).getByRole('button', { name: 'Delete' }));
    await notice('Linn Haugen is deleted');
  });

  test('ORG-01 it is not known whether the password was changed', async () => {
    const { user } = await openUsers();
    await user.click(await button('Change password for Linn Haugen'));
    const form = await dialog('Change password');
    await user.type(form.getByLabelText('New password'), 'skogstjerne');
    loseResponse(shop, 'changePassword');
    await save(user, form);
    expect((await summary()).textContent).toContain('Set it again to be sure');
  });
});
