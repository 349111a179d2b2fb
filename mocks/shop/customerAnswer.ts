import type { Customer, OrganizationUser } from '../../src/api/generated/types';
import type { AddressRecord, CustomerRecord, ShopState } from '../store/state';
import { addressAnswer } from './addressAnswer';
import type { Language } from './languages';
import { permissionsOf } from './roles';

/** The signed-in customer in the contract's form, with names of countries in a language. */
export function customerAnswer(
  customer: CustomerRecord,
  { organizations }: ShopState,
  language: Language,
): Customer {
  const answer = (address: AddressRecord) => addressAnswer(address, language);
  const billingAddresses = customer.billingAddresses.map(answer);
  const deliveryAddresses = customer.deliveryAddresses.map(answer);
  const addresses = [...billingAddresses, ...deliveryAddresses];
  const organization = customer.organizationId === null ? undefined : organizations[customer.organizationId];
  const { id, customerId, firstName, lastName, phoneNumber, email, role } = customer;
  const permissions = permissionsOf(customer);
  return {
    id,
    customerId,
    firstName,
    lastName,
    phoneNumber,
    email,
    address: addresses.find((address) => address.id === customer.primaryAddressId) ?? null,
    billingAddresses,
    deliveryAddresses,
    organizationName: organization?.name ?? null,
    organizationId: customer.organizationId,
    organizationNumber: organization?.number ?? null,
    contactPhone: organization?.contactPhone ?? null,
    contactEmail: organization?.contactEmail ?? null,
    role,
    ...(permissions && { permissions }),
    authenticated: true,
    authenticateToken: `token-${customerId}`,
  };
}

/** A customer in the contract's form for an organisation's administrator. */
export function organizationUserAnswer(customer: CustomerRecord, organizationId: string): OrganizationUser {
  const { id, customerId, firstName, lastName, email, phoneNumber, role } = customer;
  return { id, customerId, firstName, lastName, email, phoneNumber, role, organizationId };
}
