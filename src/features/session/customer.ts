import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { getCustomerQuery } from '../../api/generated/queries';
import type { components } from '../../api/generated/types';

/** The person signed in (getCustomer). */
export type Customer = components['schemas']['Customer'];

/** Who is signed in, as far as the server has said (CALL-10). */
export interface Session {
  /** Null for a visitor, and as long as it is not known. */
  customer: Customer | null;
  /** The customer could not be fetched: it is unknown whether a customer is signed in (AUTH-02). */
  isUnknown: boolean;
  /** Fetches the customer again. */
  retry: () => void;
}

/** Who is signed in. SessionProvider provides it. */
export const SessionContext = createContext<Session>({
  customer: null,
  isUnknown: false,
  retry: () => undefined,
});

/** Who is signed in, or that it is not known, with a retry (AUTH-02). */
export function useSession(): Session {
  return use(SessionContext);
}

/** Whether a customer is signed in; visitors see no prices and cannot buy (CARD-03). */
export function useSignedIn(): boolean {
  return use(SessionContext).customer?.authenticated ?? false;
}

/**
 * Who is signed in at this moment: the customer's id, null for a visitor. Compared before and after a call, it shows
 * whether the answer still belongs to the person at the screen (AUTH-03).
 */
export function customerId(client: QueryClient): string | null {
  return client.getQueryData(getCustomerQuery().queryKey)?.id ?? null;
}
