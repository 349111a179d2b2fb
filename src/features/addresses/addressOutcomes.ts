import type { QueryClient } from '@tanstack/react-query';
import { isUpdated, readAgain } from '../../api/confirmed';
import { getCustomerQuery } from '../../api/generated/queries';
import type { OperationInput } from '../../api/operation';
import type { Customer } from '../session/customer';
import type { Address } from './address';

const cachedCustomer = (client: QueryClient) => client.getQueryData(getCustomerQuery().queryKey);

/** @throws Error without the customer: the session has ended, and the addresses are unknown */
async function readCustomer(client: QueryClient): Promise<Customer> {
  const customer = await readAgain(getCustomerQuery());
  if (!customer || customer.id !== cachedCustomer(client)?.id) throw new Error('The session has ended');
  return customer;
}

const addressOf = (customer: Customer | null | undefined, id: string): Address | undefined =>
  [...(customer?.billingAddresses ?? []), ...(customer?.deliveryAddresses ?? [])].find(
    (address) => address.id === id,
  );

/** Confirmation of createAddress: a new address in the list. */
export function addressCreated(
  { body: { addressType } }: OperationInput<'createAddress'>,
  client: QueryClient,
) {
  const before = cachedCustomer(client);
  return async () => {
    const customer = await readCustomer(client);
    const isNew = customer[`${addressType}Addresses`].some(({ id }) => !addressOf(before, id));
    return isNew ? customer : undefined;
  };
}

/** Confirmation of updateAddress: the changed address. */
export function addressUpdated(
  { body: { id, newAddress } }: OperationInput<'updateAddress'>,
  client: QueryClient,
) {
  const before = addressOf(cachedCustomer(client), id);
  return async () => {
    const customer = await readCustomer(client);
    const after = addressOf(customer, id);
    return after && isUpdated(newAddress, before, after) ? customer : undefined;
  };
}

/** Confirmation of deleteAddress: no address of that id. */
export const addressDeleted =
  ({ body: { id } }: OperationInput<'deleteAddress'>, client: QueryClient) =>
  async () =>
    addressOf(await readCustomer(client), id) ? undefined : null;

/** Confirmation of setPrimaryAddress: that address as the primary one. */
export const primaryAddressSet =
  ({ body: { id } }: OperationInput<'setPrimaryAddress'>, client: QueryClient) =>
  async () => {
    const customer = await readCustomer(client);
    return customer.address?.id === id ? customer : undefined;
  };
