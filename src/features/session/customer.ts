import { useQuery } from '@tanstack/react-query';
import { getCustomerQuery } from '../../api/generated/queries';
import type { components } from '../../api/generated/types';

/** The person signed in (getCustomer). */
export type Customer = components['schemas']['Customer'];

/** The person signed in; null for a visitor, and as long as it is not known (CALL-10). */
function useCustomer(): Customer | null {
  return useQuery(getCustomerQuery()).data ?? null;
}

/** Whether somebody is signed in; only they see prices and can buy (CARD-03). */
export function useSignedIn(): boolean {
  return useCustomer()?.authenticated ?? false;
}
