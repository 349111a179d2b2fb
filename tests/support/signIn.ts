import { basicAuthentication } from '../../src/api/basicAuthentication';
import { request } from './request';
import { password as commonPassword } from '../../mocks/shop/customers';

/** Mock customers by kind. */
export const mockCustomers = {
  private: 'ingrid@furulia.example',
  empty: 'elin@furulia.example',
  administrator: 'ase@kontorhotellet.example',
  withoutRole: 'mattias@kontorhotellet.example',
  buyer: 'linn@kontorhotellet.example',
  locked: 'vidar@furulia.example',
  manyOrders: 'gunnar@hotellnordan.example',
} as const;

/**
 * Sign in as a mock customer, through the client.
 * @example await signIn('private');
 */
export function signIn(kind: keyof typeof mockCustomers, password: string = commonPassword) {
  const Authentication = basicAuthentication(mockCustomers[kind], password);
  return request('loginCustomer', { headers: { Authentication } });
}
