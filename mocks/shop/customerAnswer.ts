import type { Customer, OrganizationUser } from '../../src/api/generated/types';
import type { AddressRecord, CustomerRecord, ShopState } from '../state';

const allAddresses = ({ billingAddresses, deliveryAddresses }: CustomerRecord): AddressRecord[] => [
  ...billingAddresses,
  ...deliveryAddresses,
];

/** A customer as the contract has the person signed in. */
export function customerAnswer(customer: CustomerRecord, { organizations }: ShopState): Customer {
  const organization = customer.organizationId === null ? undefined : organizations[customer.organizationId];
  const { id, customerId, firstName, lastName, phoneNumber, email, role } = customer;
  return {
    id,
    customerId,
    firstName,
    lastName,
    phoneNumber,
    email,
    address: allAddresses(customer).find((address) => address.id === customer.primaryAddressId) ?? null,
    billingAddresses: customer.billingAddresses,
    deliveryAddresses: customer.deliveryAddresses,
    organizationName: organization?.name ?? null,
    organizationId: customer.organizationId,
    organizationNumber: organization?.number ?? null,
    contactPhone: organization?.contactPhone ?? null,
    contactEmail: organization?.contactEmail ?? null,
    role,
    authenticated: true,
    authenticateToken: `token-${customerId}`,
  };
}

/** A customer as an organisation's administrator sees it. */
export function organizationUserAnswer(customer: CustomerRecord, organizationId: string): OrganizationUser {
  const { id, customerId, firstName, lastName, email, phoneNumber, role } = customer;
  return { id, customerId, firstName, lastName, email, phoneNumber, role, organizationId };
}
