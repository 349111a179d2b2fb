import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { getCustomerQuery } from '../../api/generated/queries';
import type { components } from '../../api/generated/types';

/** The signed-in customer (getCustomer). */
export type Customer = components['schemas']['Customer'];

/** State of the session (CALL-10). */
export interface Session {
  /** Null for a visitor, and while unknown. */
  customer: Customer | null;
  /** True when the customer could not be fetched, so that it is unknown whether one is signed in (AUTH-02). */
  isUnknown: boolean;
  /** Refetch the customer. */
  retry: () => void;
}

/** Context of the session, provided by SessionProvider. */
export const SessionContext = createContext<Session>({
  customer: null,
  isUnknown: false,
  retry: () => undefined,
});

/**
 * The session: the customer, or that it is unknown, with a retry (AUTH-02).
 * @example const { customer, isUnknown, retry } = useSession();
 */
export function useSession(): Session {
  return use(SessionContext);
}

/**
 * True when a customer is signed in; visitors see no prices and cannot buy (CARD-03).
 * @example const canBuy = useSignedIn();
 */
export function useSignedIn(): boolean {
  return use(SessionContext).customer?.authenticated ?? false;
}

/**
 * Id of the signed-in customer; null for a visitor. Compare it before and after a request, to drop a response that
 * belongs to another customer (AUTH-03).
 */
export function customerId(client: QueryClient): string | null {
  return client.getQueryData(getCustomerQuery().queryKey)?.id ?? null;
}
