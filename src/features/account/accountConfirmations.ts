import type { QueryClient } from '@tanstack/react-query';
import { isUpdated, readAgain } from '../../api/confirmed';
import { getCustomerQuery } from '../../api/generated/queries';
import type { OperationInput } from '../../api/operation';

/** Confirmation of loginCustomer: a signed-in customer, for a visitor's sign-in. */
export const signedIn = () => async () => (await readAgain(getCustomerQuery())) ?? undefined;

/**
 * Confirmation of registerCustomer: the new customer. Without one the account may exist all the same: the session is in
 * the lost response.
 */
export const registered = () => async () => {
  const customer = await readAgain(getCustomerQuery());
  if (!customer) throw new Error('The session was lost with the response');
  return customer;
};

/** Confirmation of logoutCustomer, and of deleteCustomer for one's own account: no customer. */
export const sessionEnded = () => async () => ((await readAgain(getCustomerQuery())) ? undefined : null);

/** Confirmation of updateCustomer for one's own details: the changed details. */
export function detailsUpdated(
  { body: { currentPassword: _, ...details } }: OperationInput<'updateCustomer'>,
  client: QueryClient,
) {
  const before = client.getQueryData(getCustomerQuery().queryKey) ?? undefined;
  return async () => {
    const customer = await readAgain(getCustomerQuery());
    if (!customer) throw new Error('The session has ended');
    return isUpdated(details, before, customer) ? customer : undefined;
  };
}
