import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getCustomerQuery } from '../../api/generated/queries';
import { CustomerContext } from './customer';

/** Provides who is signed in (CALL-10), read once for everything below: a list has thousands of cards that ask. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const customer = useQuery(getCustomerQuery()).data ?? null;
  return <CustomerContext value={customer}>{children}</CustomerContext>;
}
