// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { basicAuthentication } from '../../src/api/basicAuthentication';
import { request } from '../../tests/support/request';
import { useMockServer } from '../../tests/support/mockServer';
import { mockCustomers, signIn } from '../../tests/support/signIn';

const shop = useMockServer();
const newest = () => shop.store.read().passwordLinks?.[0];
const stateOf = (token: string) => request('checkPasswordLink', { body: { token } });

describe('links to choose a password', () => {
  it('AUTH-05 asking for one gives the same response with and without an account', async () => {
    const before = shop.store.read().passwordLinks?.length;
    const answers = [
      await request('requestPasswordLink', { body: { email: 'nobody@furulia.example' } }),
      await request('requestPasswordLink', { body: { email: mockCustomers.private } }),
    ];
    expect(answers).toEqual([null, null]);
    expect(shop.store.read().passwordLinks?.length).toBe((before ?? 0) + 1);
  });

  it('AUTH-05 a token works once, and with it go the other links of the account', async () => {
    const body = { email: mockCustomers.private };
    await request('requestPasswordLink', { body });
    const earlier = newest()?.token ?? '';
    await request('requestPasswordLink', { body });
    const token = newest()?.token ?? '';
    expect(await stateOf(token)).toEqual({ state: 'valid', email: mockCustomers.private });
    await request('setPassword', { body: { token, newPassword: 'skogstjerne' } });
    await expect(signIn('private')).rejects.toMatchObject({ httpStatus: 401 });
    expect((await signIn('private', 'skogstjerne')).email).toBe(mockCustomers.private);
    for (const each of [token, earlier]) {
      expect(await stateOf(each)).toEqual({ state: 'used', email: null });
      await expect(
        request('setPassword', { body: { token: each, newPassword: 'fjellvann' } }),
      ).rejects.toMatchObject({ httpStatus: 400, inputErrors: [{ field: 'token' }] });
    }
  });

  it('AUTH-05 a deleted account leaves links that nobody knows', async () => {
    const { customerId } = await signIn('private');
    await request('requestPasswordLink', { body: { email: mockCustomers.private } });
    await request('deleteCustomer', { query: { customerId } });
    expect(await stateOf(newest()?.token ?? '')).toEqual({ state: 'unknown', email: null });
  });

  it('ORG-01 a new user cannot sign in before choosing a password by the link of the invitation', async () => {
    const { organizationId } = await signIn('administrator');
    const email = 'nora@kontorhotellet.example';
    const person = { firstName: 'Nora', lastName: 'Vik', email, phoneNumber: '' };
    const body = { ...person, organizationId: organizationId ?? '', role: 'buyer' };
    const headers = { 'Idempotency-Key': 'once' };
    const before = shop.store.read().passwordLinks?.length ?? 0;
    for (let time = 0; time < 2; time++)
      expect(await request('createOrganizationCustomer', { headers, body })).toMatchObject({
        isInvited: true,
      });
    expect(shop.store.read().passwordLinks?.length).toBe(before + 1);
    await request('setPassword', { body: { token: newest()?.token ?? '', newPassword: 'skogstjerne' } });
    const users = await request('getAllCustomers', { query: { organizationId: organizationId ?? '' } });
    expect(users.find((user) => user.email === email)).not.toHaveProperty('isInvited');
    const Authentication = basicAuthentication(email, 'skogstjerne');
    expect((await request('loginCustomer', { headers: { Authentication } })).email).toBe(email);
  });
});
