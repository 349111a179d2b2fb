import type { Customer, OrganizationUser, SpendingLimits } from '../../src/api/generated/types';
import type { AddressRecord, CustomerRecord, OrganizationRecord, ShopState } from '../store/state';
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
  const companyAddresses = organization?.companyAddresses?.map(answer);
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
    ...(companyAddresses && {
      companyAddresses,
      companyAddressesEditable: permissions?.manageUsers ?? false,
    }),
    ...usualAddress(customer, organization),
    organizationName: organization?.name ?? null,
    organizationId: customer.organizationId,
    organizationNumber: organization?.number ?? null,
    contactPhone: organization?.contactPhone ?? null,
    contactEmail: organization?.contactEmail ?? null,
    role,
    ...(permissions && { permissions }),
    ...(organization && {
      referenceRequired: organization.referenceRequired ?? false,
      listQuantities: true,
    }),
    authenticated: true,
    authenticateToken: `token-${customerId}`,
  };
}

/** The organisation's address for the deliveries of a user, while it exists. */
function usualAddress({ deliveryAddressId }: CustomerRecord, organization: OrganizationRecord | undefined) {
  const usual = organization?.companyAddresses?.find(({ id }) => id === deliveryAddressId);
  return usual && { deliveryAddressId: usual.id };
}

/** A customer in the contract's form for an organisation's administrator. */
export function organizationUserAnswer(
  customer: CustomerRecord,
  organizationId: string,
  { organizations }: ShopState,
  spendingLimits: SpendingLimits | undefined,
): OrganizationUser {
  const { id, customerId, firstName, lastName, email, phoneNumber, role, isInvited } = customer;
  const user = { id, customerId, firstName, lastName, email, phoneNumber, role, organizationId };
  const usual = usualAddress(customer, organizations[organizationId]);
  return { ...user, ...usual, ...(spendingLimits && { spendingLimits }), ...(isInvited && { isInvited }) };
}
