import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getCustomerQuery } from '../../api/generated/queries';
import { CustomerContext } from './customer';
import { InclVatContext, useSystemSetting } from './systemSetting';

/**
 * Who is signed in (CALL-10) and how prices are shown (CARD-08), found out once for everything below: a list has
 * thousands of cards that ask. Needs the settings around it.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const customer = useQuery(getCustomerQuery()).data ?? null;
  const inclVat = useSystemSetting() === 'OPTI';
  return (
    <CustomerContext value={customer}>
      <InclVatContext value={inclVat}>{children}</InclVatContext>
    </CustomerContext>
  );
}
