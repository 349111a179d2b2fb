import type { QueryClient } from '@tanstack/react-query';
import { isUpdated, readAgain } from '../../api/confirmed';
import { getCartQuery, getCustomerQuery } from '../../api/generated/queries';
import type { components } from '../../api/generated/types';
import type { OperationInput } from '../../api/operation';
import type { Customer } from '../session/customer';

/** An address of the customer. */
export type Address = components['schemas']['Address'];

/** The customer's list that an address belongs to, in terms of createAddress. */
export type AddressType = components['schemas']['AddressCreation']['addressType'];

/** Cache the customer of a response. */
export function cacheCustomer(client: QueryClient, customer: Customer): void {
  const { queryKey } = getCustomerQuery();
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, customer);
  // Shipping is calculated for the primary address.
  void client.invalidateQueries({ queryKey: getCartQuery().queryKey });
}

/** The customer without a deleted address: deleteAddress does not return the customer. */
export function withoutAddress(customer: Customer, id: string): Customer {
  const others = (list: readonly Address[]) => list.filter((address) => address.id !== id);
  return {
    ...customer,
    address: customer.address?.id === id ? null : customer.address,
    billingAddresses: others(customer.billingAddresses),
    deliveryAddresses: others(customer.deliveryAddresses),
    ...(customer.companyAddresses && { companyAddresses: others(customer.companyAddresses) }),
  };
}

const cachedCustomer = (client: QueryClient) => client.getQueryData(getCustomerQuery().queryKey);

/** @throws Error without the customer: the session has ended, and the addresses are unknown */
async function readCustomer(client: QueryClient): Promise<Customer> {
  const customer = await readAgain(getCustomerQuery());
  if (!customer || customer.id !== cachedCustomer(client)?.id) throw new Error('The session has ended');
  return customer;
}

const addressOf = (customer: Customer | null | undefined, id: string): Address | undefined =>
  [customer?.billingAddresses, customer?.deliveryAddresses, customer?.companyAddresses]
    .flatMap((list = []) => list)
    .find((address) => address.id === id);

/** Confirmation of createAddress: a new address in the list. */
export function addressCreated(
  { body: { addressType } }: OperationInput<'createAddress'>,
  client: QueryClient,
) {
  const before = cachedCustomer(client);
  return async () => {
    const customer = await readCustomer(client);
    const isNew = customer[`${addressType}Addresses`]?.some(({ id }) => !addressOf(before, id));
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
