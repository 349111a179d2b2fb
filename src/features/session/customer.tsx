import { createContext, use, useState, Fragment, useMemo, type ReactNode } from 'react';
import type { Address, components, Permissions } from '../../api/generated/types';
import { useQuery } from '@tanstack/react-query';
import { getCustomerQuery } from '../../api/generated/queries';

/** The signed-in customer (getCustomer). */
export type Customer = components['schemas']['Customer'];

/** Actions that a role may allow, in the order of their texts. */
export const permissionNames = [
  'placeOrders',
  'approveOrders',
  'viewOrganizationOrders',
  'manageUsers',
] as const satisfies readonly (keyof Permissions)[];

/**
 * True unless the permissions of the customer exclude an action (ORG-01). Without permissions the server alone decides.
 * @param customer null for a visitor
 * @example {may(customer, 'placeOrders') && <Button>{t('cart.toCheckout')}</Button>}
 */
export const may = (customer: Pick<Customer, 'permissions'> | null, permission: keyof Permissions): boolean =>
  customer?.permissions?.[permission] !== false;

/** Default address of the checkout (CHK-01): the server's for deliveries, else the primary one of the list or its first. */
export function checkoutAddress(
  customer: Customer,
  addressType: 'billing' | 'delivery',
): Address | undefined {
  const list = customer[`${addressType}Addresses`];
  const { companyAddresses = [], deliveryAddressId } = customer;
  const usual = [...companyAddresses, ...list].find(({ id }) => id === deliveryAddressId);
  if (usual && addressType === 'delivery') return usual;
  return list.find(({ id }) => id === customer.address?.id) ?? list[0];
}

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
 * True when a customer is signed in. Prices and purchases depend on usePricesShown.
 * @example const signedIn = useSignedIn();
 */
export function useSignedIn(): boolean {
  return use(SessionContext).customer?.authenticated ?? false;
}

/**
 * Number of sign-outs since the component was mounted. As a key of a field that visitors have too, it
 * empties the field of what the customer has typed (AUTH-03).
 */
export function useSignOutCount(): number {
  const id = use(SessionContext).customer?.id;
  const [last, setLast] = useState({ id, signOuts: 0 });
  if (id === last.id) return last.signOuts;
  const signOuts = last.id === undefined ? last.signOuts : last.signOuts + 1;
  setLast({ id, signOuts });
  return signOuts;
}

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
