// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { request } from '../../src/api/request';
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

  it('DEV-03 CALL-10 no customer is signed in at first', async () => {
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
    city: 'Sjusjøen',
    postalCode: '2612',
    countryCode: 'SE',
    email: 'ingrid@furulia.example',
    phoneNumber: '4791234501',
  };

  it('DEV-03 addresses are made, changed, made primary and deleted', async () => {
    await signIn('private');
    const made = await request('createAddress', { body: { address, addressType: 'delivery' } });
    const id = made.deliveryAddresses.at(-1)?.id ?? '';
    expect(made.deliveryAddresses.at(-1)).toMatchObject({ ...address, countryName: 'Sverige' });

    const newAddress = { ...address, city: 'Åre' };
    await request('updateAddress', { body: { id, newAddress } });
    const primary = await request('setPrimaryAddress', { body: { id } });
    expect(primary.address).toMatchObject({ id, city: 'Åre' });

    await request('deleteAddress', { body: { id } });
    const left = await request('getCustomer', {});
    expect(left?.address).toBeNull();
    expect(left?.deliveryAddresses.map((each) => each.id)).not.toContain(id);
  });

  it('DEV-03 an address that is not there is not found', async () => {
    await signIn('private');
    await expect(request('setPrimaryAddress', { body: { id: 'A-3' } })).rejects.toMatchObject({
      httpStatus: 404,
    });
  });
});
