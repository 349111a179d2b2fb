// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { checkout, plentiful } from '../../tests/support/mockCheckout';
import { request } from '../../tests/support/request';
import { useMockServer } from '../../tests/support/mockServer';
import { signIn } from '../../tests/support/signIn';

const organizationId = 'ORG-1042';
const user = {
  organizationId,
  firstName: 'Nora',
  lastName: 'Vik',
  email: 'nora@kontorhotellet.example',
  phoneNumber: '4790000001',
  role: 'buyer',
};
const usersOf = () => request('getAllCustomers', { query: { organizationId } });

describe('organisation users', () => {
  useMockServer();

  it('DEV-03 an administrator makes, changes and deletes users', async () => {
    await signIn('administrator');
    const { customerId } = await request('createOrganizationCustomer', { body: user });
    const { organizationId: _, ...change } = { ...user, customerId, role: 'administrator' };
    const updated = await request('updateCustomer', { body: change });
    expect(updated).toEqual({ ...change, id: `U-${customerId}`, organizationId, isInvited: true });
    expect(await usersOf()).toContainEqual(expect.objectContaining({ customerId, role: 'administrator' }));
    await request('deleteCustomer', { query: { customerId } });
    expect((await usersOf()).map((each) => each.customerId)).not.toContain(customerId);
  });

  it('DEV-03 a user without the role is refused', async () => {
    await signIn('buyer');
    expect((await usersOf()).length).toBe(3);
    const refused = { httpStatus: 403 };
    await expect(request('createOrganizationCustomer', { body: user })).rejects.toMatchObject(refused);
    await expect(request('deleteCustomer', { query: { customerId: 'C-2001' } })).rejects.toMatchObject(
      refused,
    );
    await signIn('withoutRole');
    await expect(usersOf()).rejects.toMatchObject(refused);
  });

  it('DEV-03 the administrator of one organisation has no say in another', async () => {
    await signIn('manyOrders');
    await expect(usersOf()).rejects.toMatchObject({ httpStatus: 403 });
    await expect(request('deleteCustomer', { query: { customerId: 'C-2003' } })).rejects.toMatchObject({
      httpStatus: 404,
    });
  });

  it('DEV-03 the last administrator stays one, with the reason in the asker’s language', async () => {
    const { customerId } = await signIn('administrator');
    const { organizationId: _, ...self } = { ...user, email: 'ase@kontorhotellet.example', customerId };
    const message = 'The company needs an administrator. Make someone else an administrator first.';
    const headers = { 'Content-Language': 'en' };
    await expect(request('updateCustomer', { headers, body: self })).rejects.toMatchObject({
      inputErrors: [{ field: 'role', message }],
    });
    await expect(request('deleteCustomer', { headers, query: { customerId } })).rejects.toMatchObject({
      httpStatus: 400,
      message,
    });
    await request('createOrganizationCustomer', { body: { ...user, role: 'administrator' } });
    expect(await request('updateCustomer', { body: self })).toMatchObject({ role: 'buyer' });
    await expect(request('deleteCustomer', { query: { customerId: 'C-2003' } })).rejects.toMatchObject({
      httpStatus: 403,
    });
  });

  it('ORG-01 the permissions of a customer are those of the role, and orders without the permission are refused', async () => {
    const { permissions } = await signIn('administrator');
    const [administrator] = await request('getRoles', {});
    expect(permissions).toEqual(administrator?.permissions);
    expect((await signIn('private')).permissions).toBeUndefined();
    expect((await signIn('withoutRole')).permissions?.placeOrders).toBe(false);
    await request('addToCart', { body: { code: plentiful, quantity: 1 } });
    await expect(request('createOrder', { body: checkout })).rejects.toMatchObject({ httpStatus: 403 });
    expect((await request('getCart', {})).numberOfItems).toBe(1);
  });

  it('DEV-03 a role must be one of the server’s', async () => {
    await signIn('administrator');
    const roles = await request('getRoles', {});
    expect(roles.map(({ key }) => key)).toEqual(['administrator', 'buyer', 'approver']);
    await expect(
      request('createOrganizationCustomer', { body: { ...user, role: 'sjef' } }),
    ).rejects.toMatchObject({ inputErrors: [{ field: 'role' }] });
  });
});

describe('one’s own account', () => {
  useMockServer();

  it('DEV-03 the new password holds, once the current one is right', async () => {
    await signIn('private');
    const newPassword = 'nøtteskrike';
    await expect(
      request('changePassword', { body: { newPassword, currentPassword: 'feil' } }),
    ).rejects.toMatchObject({ httpStatus: 400, inputErrors: [{ field: 'currentPassword' }] });
    await request('changePassword', { body: { newPassword, currentPassword: 'furulia2026' } });
    await request('logoutCustomer', {});
    expect(await signIn('private', newPassword)).toMatchObject({ customerId: 'C-1001' });
  });

  it('DEV-03 a profile is changed and an account deleted', async () => {
    await signIn('withoutRole');
    const profile = { firstName: 'Mats', lastName: 'Ek', email: 'mats@ek.example', phoneNumber: '' };
    const changed = await request('updateCustomer', { body: { ...profile, role: 'administrator' } });
    expect(changed).toMatchObject({ ...profile, role: null });
    await request('deleteCustomer', { query: { customerId: changed.customerId } });
    expect(await request('getCustomer', {})).toBeNull();
  });
});
