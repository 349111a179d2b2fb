// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { request } from '../../tests/support/request';
import { useMockServer } from '../../tests/support/mockServer';
import { mockCustomers, signIn } from '../../tests/support/signIn';

const kinds = ['private', 'empty', 'administrator', 'withoutRole', 'buyer', 'manyOrders'] as const;

const registration = {
  firstName: 'Åshild',
  lastName: 'Øverås',
  email: 'aashild@furulia.example',
  phoneNumber: '4791234599',
  password: 'skogstjerne',
  language: 'no',
};

describe('customers', () => {
  const shop = useMockServer();

  it('DEV-03 no customer is signed in at first', async () => {
    expect(await request('getCustomer', {})).toBeNull();
  });

  it.each(kinds)('DEV-03 the %s customer signs in, stays so and signs out', async (kind) => {
    const password = kind === 'empty' ? 'blåbærłąka🌲' : undefined;
    const customer = await signIn(kind, password);
    expect(customer).toMatchObject({ email: mockCustomers[kind], authenticated: true });
    expect(await request('getCustomer', {})).toEqual(customer);
    await request('logoutCustomer', {});
    expect(await request('getCustomer', {})).toBeNull();
  });

  it('DEV-03 a wrong password signs no customer in', async () => {
    await expect(signIn('private', 'feil passord')).rejects.toMatchObject({ httpStatus: 401 });
    expect(await request('getCustomer', {})).toBeNull();
  });

  it('DEV-03 a registered customer is signed in, and can sign in again', async () => {
    const customer = await request('registerCustomer', { body: registration });
    expect(customer).toMatchObject({ firstName: 'Åshild', billingAddresses: [], organizationId: null });
    expect(await request('getCustomer', {})).toEqual(customer);
  });

  it('DEV-03 an e-mail address belongs to one customer', async () => {
    const taken = { ...registration, email: mockCustomers.private.toUpperCase() };
    await expect(request('registerCustomer', { body: taken })).rejects.toMatchObject({
      httpStatus: 400,
      inputErrors: [{ field: 'email' }],
    });
  });

  it('DEV-03 what a customer did survives in the store, not in the session', async () => {
    await signIn('private');
    expect(shop.store.read().signedIn).toBe('C-1001');
  });
});

describe('addresses', () => {
  useMockServer();
  const address = {
    firstName: 'Ingrid',
    lastName: 'Solbakken',
    address: 'Nordseterveien 2',
    city: 'Järpen',
    postalCode: '837 31',
    countryCode: 'SE',
    email: 'ingrid@furulia.example',
    phoneNumber: '4791234501',
  };

  it('DEV-03 addresses are created, changed, made primary and deleted', async () => {
    await signIn('private');
    const made = await request('createAddress', { body: { address, addressType: 'delivery' } });
    const id = made.deliveryAddresses.at(-1)?.id ?? '';
    expect(made.deliveryAddresses.at(-1)).toMatchObject({ ...address, countryName: 'Sverige' });
    expect(made.address?.id).toBe('A-1');

    const newAddress = { ...address, city: 'Åre' };
    await request('updateAddress', { body: { id, newAddress } });
    const primary = await request('setPrimaryAddress', { body: { id } });
    expect(primary.address).toMatchObject({ id, city: 'Åre' });

    await request('deleteAddress', { body: { id: 'A-1' } });
    const left = await request('getCustomer', {});
    expect(left?.billingAddresses).toEqual([]);
    expect(left?.deliveryAddresses.map((each) => each.id)).toEqual(['A-1-D', 'A-2', id]);
  });

  it('DEV-03 the first address becomes the primary one, and only the last one goes as such', async () => {
    await signIn('empty', 'blåbærłąka🌲');
    const create = (addressType: 'billing' | 'delivery') =>
      request('createAddress', { body: { address, addressType } });
    const first = await create('delivery');
    const [{ id = '' } = {}] = first.deliveryAddresses;
    expect(first.address?.id).toBe(id);
    const second = await create('billing');
    expect(second.address?.id).toBe(id);
    await expect(request('deleteAddress', { body: { id } })).rejects.toMatchObject({
      httpStatus: 400,
      message: expect.stringContaining('hovedadressen'),
    });
    await request('deleteAddress', { body: { id: second.billingAddresses[0]?.id ?? '' } });
    await request('deleteAddress', { body: { id } });
    expect((await request('getCustomer', {}))?.address).toBeNull();
    expect((await create('billing')).address).not.toBeNull();
  });

  it('DEV-03 every address has an id of its own, and its country a name in the asker’s language', async () => {
    await signIn('administrator');
    const headers = { 'Content-Language': 'en' };
    const customer = await request('getCustomer', { headers });
    const addresses = [...(customer?.billingAddresses ?? []), ...(customer?.deliveryAddresses ?? [])];
    expect(new Set(addresses.map(({ id }) => id)).size).toBe(3);
    expect([customer?.address, ...addresses].map((each) => each?.countryName)).toEqual(
      Array(4).fill('Norway'),
    );
  });

  it.each([
    ['no', { countryCode: 'DK' }, 'address.countryCode', 'Vi leverer bare til Norge og Sverige.'],
    ['sv', { postalCode: '26' }, 'address.postalCode', 'Ett svenskt postnummer har fem siffror.'],
    [
      'en',
      { countryCode: 'NO', postalCode: '83013' },
      'address.postalCode',
      'A Norwegian postal code has four digits.',
    ],
  ])('DEV-03 in %s, %j is refused at its field', async (language, change, field, message) => {
    await signIn('private');
    const call = request('createAddress', {
      headers: { 'Content-Language': language },
      body: { address: { ...address, ...change }, addressType: 'billing' },
    });
    await expect(call).rejects.toMatchObject({ httpStatus: 400, inputErrors: [{ field, message }] });
  });

  it('DEV-03 an address that is not there is not found', async () => {
    await signIn('private');
    await expect(request('setPrimaryAddress', { body: { id: 'A-3' } })).rejects.toMatchObject({
      httpStatus: 404,
    });
  });
});
