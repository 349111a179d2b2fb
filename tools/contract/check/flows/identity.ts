import { text } from '../read';

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
}

/** Read the customer from a response. */
export function accountOf(customer: unknown): Account | undefined {
  const [email, customerId] = [text(customer, 'email'), text(customer, 'customerId')];
  if (email === undefined || customerId === undefined) return undefined;
  const [organizationId, role] = [text(customer, 'organizationId'), text(customer, 'role')];
  return { email, customerId, ...(organizationId ? { organizationId } : {}), ...(role ? { role } : {}) };
}
