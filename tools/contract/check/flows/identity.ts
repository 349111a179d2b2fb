import { at, text } from '../read';

/** Credentials of an account. */
export interface User {
  name: string;
  password: string;
}

/** Data of the signed-in customer. */
export interface Account {
  email: string;
  customerId: string;
  organizationId?: string;
  role?: string;
  /** The permissions in the response, if any. */
  permissions?: unknown;
}

/**
 * True when a customer may do something: by the permissions in the response, without them an administrator.
 * @param permission of Permissions in the contract
 */
export const isAllowed = ({ role, permissions }: Account, permission: string): boolean => {
  const allowed = at(permissions, permission);
  return typeof allowed === 'boolean' ? allowed : role === 'administrator';
};

/** Read the customer from a response. */
export function accountOf(customer: unknown): Account | undefined {
  const [email, customerId] = [text(customer, 'email'), text(customer, 'customerId')];
  if (email === undefined || customerId === undefined) return undefined;
  const permissions = at(customer, 'permissions');
  const [organizationId, role] = [text(customer, 'organizationId'), text(customer, 'role')];
  return {
    email,
    customerId,
    ...(organizationId ? { organizationId } : {}),
    ...(role ? { role } : {}),
    ...(permissions === undefined ? {} : { permissions }),
  };
}
