import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { withCustomer } from '../../../mocks/scenarios/orders';
import { exampleResponse } from '../../../tests/support/exampleResponse';
import { loseResponse } from '../../../tests/support/loseResponse';
import { openShop, withShop } from '../../../tests/support/openShop';
import { mockCustomers, signIn } from '../../../tests/support/signIn';
import { request } from '../../../tests/support/request';

const shop = withShop();
const list = async (name: string) => within(await screen.findByRole('region', { name }));
const billing = () => list('Billing addresses');
const delivery = () => list('Delivery addresses');
const addresses = ({ getAllByRole }: Awaited<ReturnType<typeof list>>) =>
  getAllByRole('article').map(({ textContent }) => textContent);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const notice = (name: string) => screen.findByRole('region', { name });
const called = (id: string) => shop.calls.filter(({ operationId }) => operationId === id).length;

async function openAddresses(kind: keyof typeof mockCustomers = 'private', password?: string) {
  await signIn(kind, password);
  return openShop('/en/account?view=Addresses');
}

type User = ReturnType<typeof openShop>['user'];
type Fields = Awaited<ReturnType<typeof dialog>>;

async function fill(user: User, fields: Fields, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(fields.getByLabelText(label));
    await user.type(fields.getByLabelText(label), value);
  }
}

const cottage = { 'Street address': 'Nordseterveien 2', 'Postal code': '2612', City: 'Sjusjøen' };

describe('ACC-02 addresses', () => {
  test('ACC-02 both lists show, with the primary address marked and countries by name', async () => {
    await openAddresses();
    const [home = '', ...others] = addresses(await billing());
    expect(others).toEqual([]);
    expect(home).toContain('Ingrid SolbakkenMain addressStorgata 14B2609 LillehammerNorway');
    const delivered = addresses(await delivery());
    expect(delivered).toHaveLength(2);
    expect(delivered.join()).not.toContain('Main addressS');
    expect(screen.getByText(/^At checkout we fill in the marked addresses/)).toBeTruthy();
    expect((await delivery()).getAllByRole('button', { name: /^Make main address: / })).toHaveLength(2);
  });

  test('ACC-02 a new address is in its list, with a confirmation, and focus is at the button again', async () => {
    const { user } = await openAddresses();
    const add = (await delivery()).getByRole('button', { name: 'Add delivery address' });
    await user.click(add);
    const form = await dialog('Add delivery address');
    expect(form.getByLabelText<HTMLInputElement>('First name').value).toBe('Ingrid');
    const phone = form.getByLabelText<HTMLInputElement>('Phone number (optional)');
    expect(phone.value).toBe('+47\u00a0912\u00a034\u00a0501');
    const country = form.getByLabelText<HTMLSelectElement>('Country');
    expect([...country.options].map(({ text }) => text)).toEqual(['Norway', 'Sweden']);
    const tokens = ['Street address', 'Postal code', 'City', 'Country'].map((label) =>
      form.getByLabelText(label).getAttribute('autocomplete'),
    );
    expect(tokens).toEqual(['street-address', 'postal-code', 'address-level2', 'country']);
    await fill(user, form, cottage);
    await user.click(form.getByRole('button', { name: 'Save' }));
    await notice('The address is saved');
    expect(document.activeElement).toBe(add);
    expect(addresses(await delivery()).at(-1)).toContain('Nordseterveien 22612 Sjusjøen');
    const saved = (await request('getCustomer', {}))?.deliveryAddresses;
    expect(saved).toHaveLength(3);
    expect(saved?.at(-1)?.phoneNumber).toBe('4791234501');
  });

  test('ACC-02 the postal code fills in the city, which can be changed', async () => {
    const { user } = await openAddresses();
    await user.click((await delivery()).getByRole('button', { name: 'Add delivery address' }));
    const form = await dialog('Add delivery address');
    const city = form.getByLabelText<HTMLInputElement>('City');
    // As pasted, with an invisible character.
    await fill(user, form, { 'Postal code': '\u200b5003' });
    await waitFor(() => expect(city.value).toBe('Bergen'));
    await fill(user, form, { City: 'Paradis' });
    expect(city.value).toBe('Paradis');
  });

  test('ACC-02 a server without the lookup of cities is not asked', async () => {
    shop.server.use(
      http.get('*/api/site/global-settings', () => {
        const { body } = exampleResponse('getGlobalSettings', 'swedishSettings');
        return HttpResponse.json(body as object);
      }),
    );
    const { user } = await openAddresses();
    await user.click((await delivery()).getByRole('button', { name: 'Add delivery address' }));
    await fill(user, await dialog('Add delivery address'), { 'Postal code': '5003' });
    expect(called('getCity')).toBe(0);
  });

  test('ACC-02 the city of a text that is too long for a postal code is not asked for', async () => {
    const { user } = await openAddresses();
    await user.click((await delivery()).getByRole('button', { name: 'Add delivery address' }));
    const form = await dialog('Add delivery address');
    await user.click(form.getByLabelText('Postal code'));
    await user.paste('12345678901');
    await user.tab();
    expect(await form.findByText('Postal code can have at most 10 characters')).toBeTruthy();
    expect(called('getCity')).toBe(0);
  });

  test('ACC-02 a changed address shows as it is now', async () => {
    const { user } = await openAddresses();
    await user.click((await billing()).getByRole('button', { name: /^Edit: Storgata 14B/ }));
    const form = await dialog('Edit billing address');
    await fill(user, form, { City: 'Hamar', 'Postal code': '2315' });
    await user.click(form.getByRole('button', { name: 'Save' }));
    await notice('The address is saved');
    expect(addresses(await billing())[0]).toContain('Storgata 14B2315 Hamar');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit: Storgata 14B, 2315 Hamar');
  });

  test('FORM-01 invisible characters of a pasted postal code and e-mail address are not saved', async () => {
    const { user } = await openAddresses();
    await user.click((await billing()).getByRole('button', { name: /^Edit: Storgata 14B/ }));
    const form = await dialog('Edit billing address');
    for (const [label, text] of Object.entries({
      'Postal code': '\u200b23\u00ad15',
      'E-mail': '\u200ekari@example.com\u2060',
    })) {
      await user.clear(form.getByLabelText(label));
      await user.click(form.getByLabelText(label));
      await user.paste(text);
    }
    await user.click(form.getByRole('button', { name: 'Save' }));
    await notice('The address is saved');
    const customer = await request('getCustomer', {});
    expect(customer?.billingAddresses[0]).toMatchObject({ postalCode: '2315', email: 'kari@example.com' });
  });

  test('ACC-02 what the server refuses is told at its field, and what was typed stays', async () => {
    const { user } = await openAddresses();
    await user.click((await billing()).getByRole('button', { name: 'Add billing address' }));
    const form = await dialog('Add billing address');
    await fill(user, form, { ...cottage, 'Postal code': '26' });
    await user.click(form.getByRole('button', { name: 'Save' }));
    const text = 'A Norwegian postal code has four digits.';
    expect((await form.findByRole('group', { name: 'Please check the following' })).textContent).toContain(
      text,
    );
    const field = form.getByLabelText<HTMLInputElement>('Postal code');
    expect(field.value).toBe('26');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(text);
  });

  test('FORM-02 a rejected postal code is no longer marked when the country changes', async () => {
    const { user } = await openAddresses();
    await user.click((await billing()).getByRole('button', { name: 'Add billing address' }));
    const form = await dialog('Add billing address');
    await fill(user, form, { ...cottage, 'Postal code': '111 43' });
    await user.click(form.getByRole('button', { name: 'Save' }));
    const field = form.getByLabelText('Postal code');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    await fill(user, form, { 'Last name': 'Berg' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.selectOptions(form.getByLabelText('Country'), 'Sweden');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('false'));
    expect(form.queryByText('A Norwegian postal code has four digits.', { selector: 'p' })).toBeNull();
  });

  test('ACC-02 another address becomes the primary one: it is marked, confirmed, and in focus', async () => {
    const { user } = await openAddresses();
    await user.click((await delivery()).getByRole('button', { name: /^Make main address: Fjellveien 3/ }));
    await notice('This is now your main address');
    expect(addresses(await delivery())[1]).toContain('Main address');
    expect(addresses(await billing())[0]).not.toContain('Main addressS');
    expect(document.activeElement?.textContent).toBe('Ingrid Solbakken');
    expect((await request('getCustomer', {}))?.address?.id).toBe('A-2');
  });

  test('ACC-02 in each list the address that the checkout starts with is marked', async () => {
    const { user } = await openAddresses();
    const marked = async (mark: string) =>
      [...addresses(await billing()), ...addresses(await delivery())].map((text) => text?.includes(mark));
    expect(await marked('Used for delivery')).toEqual([false, true, false]);
    expect(await marked('Main address')).toEqual([true, false, false]);
    expect(await marked('Used for billing')).toEqual([false, false, false]);
    await user.click((await delivery()).getByRole('button', { name: /^Make main address: Fjellveien 3/ }));
    await notice('This is now your main address');
    expect(await marked('Used for delivery')).toEqual([false, false, false]);
    expect(await marked('Used for billing')).toEqual([true, false, false]);
  });

  test('ACC-02 deleting asks first; cancelled, nothing happens; confirmed, the address goes', async () => {
    const { user } = await openAddresses();
    const remove = (await delivery()).getByRole('button', { name: /^Delete: Fjellveien 3/ });
    await user.click(remove);
    const question = await dialog('Delete this address?');
    expect(question.getByText(/Fjellveien 3, 2640 Vinstra will be removed/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(remove);
    expect(called('deleteAddress')).toBe(0);
    await user.click(remove);
    await user.click((await dialog('Delete this address?')).getByRole('button', { name: 'Delete' }));
    await notice('The address is deleted');
    expect(addresses(await delivery())).toHaveLength(1);
    expect(document.activeElement?.textContent).toBe('Delivery addresses');
  });

  test('ACC-02 a refused deletion says why, at the address', async () => {
    const { user } = await openAddresses();
    await user.click((await billing()).getByRole('button', { name: /^Delete: / }));
    await user.click((await dialog('Delete this address?')).getByRole('button', { name: 'Delete' }));
    const alert = await (await billing()).findByRole('alert');
    expect(alert.textContent).toContain('Choose another main address before you delete it.');
    expect(addresses(await billing())).toHaveLength(1);
  });

  test('ACC-02 the refusal to delete the main address goes when another one becomes it', async () => {
    const { user } = await openAddresses();
    await user.click((await billing()).getByRole('button', { name: /^Delete: / }));
    await user.click((await dialog('Delete this address?')).getByRole('button', { name: 'Delete' }));
    await (await billing()).findByRole('alert');
    await user.click((await delivery()).getByRole('button', { name: /^Make main address: Fjellveien 3/ }));
    await notice('This is now your main address');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['Make main address', 'This is now your main address', 'set-primary-address'],
    ['Delete', 'The address is deleted', 'delete-address'],
  ])('ACC-02 a failure of "%s" removes the notice "%s" of the success before', async (action, done, path) => {
    const { user } = await openAddresses();
    const press = async () => {
      const [button] = (await delivery()).getAllByRole('button', { name: new RegExp(`^${action}: `) });
      if (button) await user.click(button);
      if (action === 'Delete') await user.click(await screen.findByRole('button', { name: action }));
    };
    await press();
    await notice(done);
    shop.server.use(http.all(`*/api/customer/${path}`, () => new HttpResponse(null, { status: 500 })));
    await press();
    await (await delivery()).findByRole('alert');
    expect(screen.queryByRole('region', { name: done })).toBeNull();
  });

  test('ACC-02 without addresses both lists say so; the first one becomes the primary one', async () => {
    const { user } = await openAddresses('empty', 'blåbærłąka🌲');
    await screen.findByText('The first address you add becomes your main address.');
    expect((await billing()).getByText('No billing address yet.')).toBeTruthy();
    expect((await delivery()).getByText('No delivery address yet.')).toBeTruthy();
    await user.click((await billing()).getByRole('button', { name: 'Add billing address' }));
    const form = await dialog('Add billing address');
    await fill(user, form, cottage);
    await user.click(form.getByRole('button', { name: 'Save' }));
    await notice('The address is saved');
    expect(addresses(await billing())[0]).toContain('Main address');
  });

  test('ACC-02 a failed change says so, and can be tried again', async () => {
    const { user } = await openAddresses();
    shop.server.use(
      http.post('*/api/customer/set-primary-address', () => new HttpResponse(null, { status: 500 }), {
        once: true,
      }),
    );
    const primary = (await delivery()).getByRole('button', { name: /^Make main address: Fjellveien 3/ });
    await user.click(primary);
    await (await delivery()).findByRole('alert');
    await user.click(primary);
    await notice('This is now your main address');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('ACC-02 customers that cannot be fetched give an error with a retry, not empty lists', async () => {
    await signIn('private');
    shop.server.use(http.get('*/api/customer', () => new HttpResponse(null, { status: 500 })));
    const { user } = openShop('/en/account?view=Addresses');
    const alert = within(await screen.findByRole('alert'));
    expect(screen.queryByText('No billing address yet.')).toBeNull();
    shop.server.resetHandlers();
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(addresses(await billing())).toHaveLength(1);
  });
});

describe('ACC-02 an address whose change got no answer', () => {
  const save = async (user: User, form: Fields) => user.click(form.getByRole('button', { name: 'Save' }));
  const unknown = /do not know whether this was done/;
  const delivered = async () => (await request('getCustomer', {}))?.deliveryAddresses.length;

  async function openNew() {
    const { user } = await openAddresses();
    await user.click((await delivery()).getByRole('button', { name: 'Add delivery address' }));
    const form = await dialog('Add delivery address');
    await fill(user, form, cottage);
    return { user, form };
  }

  test('ACC-02 a new address that is on the server is saved', async () => {
    const { user, form } = await openNew();
    loseResponse(shop, 'createAddress');
    await save(user, form);
    await notice('The address is saved');
    expect(addresses(await delivery())).toHaveLength(3);
  });

  test('ACC-02 a new address that is not on the server is told as not sent, and is saved next time', async () => {
    const { user, form } = await openNew();
    loseResponse(shop, 'createAddress', false);
    await save(user, form);
    await form.findByText(/could not reach the shop/);
    await save(user, form);
    await notice('The address is saved');
    expect(await delivered()).toBe(3);
  });

  test('ACC-02 where the server cannot be asked, that is said, and saving again makes no second address', async () => {
    const { user, form } = await openNew();
    loseResponse(shop, 'createAddress');
    loseResponse(shop, 'getCustomer');
    await save(user, form);
    await form.findByText(unknown);
    await save(user, form);
    await notice('The address is saved');
    expect(await delivered()).toBe(3);
  });

  test('ACC-02 a changed address shows as it is on the server', async () => {
    const { user } = await openAddresses();
    await user.click((await billing()).getByRole('button', { name: /^Edit: Storgata 14B/ }));
    const form = await dialog('Edit billing address');
    await fill(user, form, { City: 'Hamar', 'Postal code': '2315' });
    loseResponse(shop, 'updateAddress');
    await save(user, form);
    await notice('The address is saved');
    expect(addresses(await billing())[0]).toContain('2315 Hamar');
  });

  test.each([
    ['deleteAddress', 'Delete', 'The address is deleted'],
    ['setPrimaryAddress', 'Make main address', 'This is now your main address'],
  ] as const)('ACC-02 %s that was done is confirmed', async (operation, action, done) => {
    const { user } = await openAddresses();
    loseResponse(shop, operation);
    await user.click(
      (await delivery()).getByRole('button', { name: new RegExp(`^${action}: Fjellveien 3`) }),
    );
    if (action === 'Delete') await user.click(await screen.findByRole('button', { name: action }));
    await notice(done);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('ACC-02 addresses of the organisation', () => {
  const company = () => list('Company addresses');
  const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));

  test('ACC-02 customers of no organisation have none', async () => {
    await openAddresses();
    await delivery();
    expect(screen.queryByRole('region', { name: 'Company addresses' })).toBeNull();
  });

  test('ACC-02 a user who may not change them reads them', async () => {
    await openAddresses('buyer');
    const found = await company();
    expect(addresses(found)).toHaveLength(3);
    expect(found.queryByRole('button')).toBeNull();
  });

  test('ACC-02 an administrator adds, changes and deletes one, for everyone', async () => {
    const { user } = await openAddresses('administrator');
    await user.click((await company()).getByRole('button', { name: 'Add company address' }));
    await fill(user, await dialog('Add company address'), cottage);
    await save(user);
    await waitFor(async () => expect(addresses(await company())).toHaveLength(4));
    await user.click((await company()).getByRole('button', { name: /^Edit: Nordseterveien 2/ }));
    await fill(user, await dialog('Edit company address'), { 'Street address': 'Nordseterveien 4' });
    await save(user);
    await waitFor(async () => expect(addresses(await company()).join()).toContain('Nordseterveien 4'));
    await user.click((await company()).getByRole('button', { name: /^Delete: Nordseterveien 4/ }));
    const question = await screen.findByText(/will be removed for everyone in your company/);
    expect(question.textContent).toContain('Nordseterveien 4');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(addresses(await company())).toHaveLength(3));
  });

  test('ACC-02 an address whose response was lost is in the list once', async () => {
    const { user } = await openAddresses('administrator');
    await user.click((await company()).getByRole('button', { name: 'Add company address' }));
    await fill(user, await dialog('Add company address'), cottage);
    loseResponse(shop, 'createAddress');
    await save(user);
    await notice('The address is saved');
    expect(addresses(await company())).toHaveLength(4);
  });

  test('ACC-02 who may no longer change them is told so, and keeps the input', async () => {
    const { user } = await openAddresses('administrator');
    await user.click((await company()).getByRole('button', { name: 'Add company address' }));
    const form = await dialog('Add company address');
    await fill(user, form, cottage);
    // In another tab, a colleague has taken the role away.
    shop.store.write(withCustomer(mockCustomers.administrator, { role: 'buyer' })(shop.store.read()));
    await save(user);
    await screen.findByText('Your role does not allow this.');
    expect(form.getByLabelText<HTMLInputElement>('City').value).toBe('Sjusjøen');
  });
});
