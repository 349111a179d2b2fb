import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { getCustomerQuery } from '../../api/generated/queries';
import type { components } from '../../api/generated/types';

/** The person signed in (getCustomer). */
export type Customer = components['schemas']['Customer'];

/** The person signed in; null for a visitor, and as long as it is not known (CALL-10). SessionProvider provides it. */
export const CustomerContext = createContext<Customer | null>(null);

/** Whether somebody is signed in; only they see prices and can buy (CARD-03). */
export function useSignedIn(): boolean {
  return use(CustomerContext)?.authenticated ?? false;
}

/**
 * Who is signed in at this moment: the customer's id, null for a visitor. Compared before and after a call, it tells
 * whether the answer still belongs to the person at the screen (AUTH-03).
 */
export function customerId(client: QueryClient): string | null {
  return client.getQueryData(getCustomerQuery().queryKey)?.id ?? null;
}
