import { createContext, use } from 'react';
import type { components } from '../../api/generated/types';

/** The person signed in (getCustomer). */
export type Customer = components['schemas']['Customer'];

/** The person signed in; null for a visitor, and as long as it is not known (CALL-10). SessionProvider provides it. */
export const CustomerContext = createContext<Customer | null>(null);

/** Whether somebody is signed in; only they see prices and can buy (CARD-03). */
export function useSignedIn(): boolean {
  return use(CustomerContext)?.authenticated ?? false;
}
