import { useQuery } from '@tanstack/react-query';
import { Fragment, useMemo, useState, type ReactNode } from 'react';
import { getCustomerQuery } from '../../api/generated/queries';
import { SessionContext } from './customer';

interface SessionProviderProps {
  /** Refetch the customer. */
  onRetry?: () => void;
  children: ReactNode;
}

const doNothing = () => undefined;

/** Number of changes from one customer directly to another. */
function useCustomerChanges(id: string | undefined): number {
  const [last, setLast] = useState({ id, changes: 0 });
  if (id === last.id) return last.changes;
  const changes = id !== undefined && last.id !== undefined ? last.changes + 1 : last.changes;
  setLast({ id, changes });
  return changes;
}

/**
 * Provide the session (CALL-10), read once for all components below: a list has thousands of cards that need it.
 * Another customer remounts them, so that no form keeps the input of the one before (AUTH-03).
 */
export function SessionProvider({ onRetry: retry = doNothing, children }: SessionProviderProps) {
  const { data: customer = null, isError } = useQuery(getCustomerQuery());
  const isUnknown = isError && customer === null;
  const session = useMemo(() => ({ customer, isUnknown, retry }), [customer, isUnknown, retry]);
  const changes = useCustomerChanges(customer?.id);
  return (
    <SessionContext value={session}>
      <Fragment key={changes}>{children}</Fragment>
    </SessionContext>
  );
}
