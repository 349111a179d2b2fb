import type { QueryClient } from '@tanstack/react-query';
import { getCartQuery, getCustomerQuery } from '../../api/generated/queries';
import type { components } from '../../api/generated/types';
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
  };
}
