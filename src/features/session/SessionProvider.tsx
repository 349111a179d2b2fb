import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { getCustomerQuery } from '../../api/generated/queries';
import { SessionContext } from './customer';

interface SessionProviderProps {
  /** Refetches the customer. */
  onRetry?: () => void;
  children: ReactNode;
}

const doNothing = () => undefined;

/** Provides the session (CALL-10), read once for all components below: a list has thousands of cards that need it. */
export function SessionProvider({ onRetry: retry = doNothing, children }: SessionProviderProps) {
  const { data: customer = null, isError } = useQuery(getCustomerQuery());
  const isUnknown = isError && customer === null;
  const session = useMemo(() => ({ customer, isUnknown, retry }), [customer, isUnknown, retry]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
