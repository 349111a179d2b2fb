import type { QueryClient } from '@tanstack/react-query';
import { getCartQuery, getCustomerQuery } from '../../api/generated/queries';
import type { components } from '../../api/generated/types';
import { customerId, type Customer } from '../session/customer';

/** An address of the customer. */
export type Address = components['schemas']['Address'];

/** Which of the customer's two lists an address is in, as createAddress names it. */
export type AddressType = components['schemas']['AddressCreation']['addressType'];

/** The address that the checkout starts with (CHK-01): of its list the primary one, without that the first. */
export function checkoutAddress(customer: Customer, addressType: AddressType): Address | undefined {
  const list = customer[`${addressType}Addresses`];
  return list.find(({ id }) => id === customer.address?.id) ?? list[0];
}

/** The address on one line, for names of buttons and questions about it. */
export const addressLine = ({ address, postalCode, city }: Address): string =>
  `${address}, ${postalCode} ${city}`;

/** Stores the customer that a call has answered with, unless another customer has signed in since (AUTH-03). */
export function cacheCustomer(client: QueryClient, customer: Customer): void {
  if (customerId(client) !== customer.id) return;
  const { queryKey } = getCustomerQuery();
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, customer);
  // Shipping is computed for the primary address.
  void client.invalidateQueries({ queryKey: getCartQuery().queryKey });
}

/** The customer without an address that has been deleted; deleteAddress answers without the customer. */
export function withoutAddress(customer: Customer, id: string): Customer {
  const others = (list: readonly Address[]) => list.filter((address) => address.id !== id);
  return {
    ...customer,
    address: customer.address?.id === id ? null : customer.address,
    billingAddresses: others(customer.billingAddresses),
    deliveryAddresses: others(customer.deliveryAddresses),
  };
}
