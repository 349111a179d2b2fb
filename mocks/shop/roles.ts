import type { Permissions, Role } from '../../src/api/generated/types';
import type { CustomerRecord } from '../store/state';
import type { Localized } from './context';
import type { Language } from './languages';
import { localized } from './context';

/** Role of an organisation's first customer. */
export const administratorRole = 'administrator';

interface RoleRecord {
  name: Localized;
  permissions: Permissions;
}

/** Permissions of a user without a role. */
const none: Permissions = {
  manageUsers: false,
  placeOrders: false,
  approveOrders: false,
  viewOrganizationOrders: false,
};

const roleRecords: Record<string, RoleRecord> = {
  [administratorRole]: {
    name: localized('Administrator', 'Administratör', 'Administrator'),
    permissions: { manageUsers: true, placeOrders: true, approveOrders: true, viewOrganizationOrders: true },
  },
  buyer: {
    name: localized('Innkjøper', 'Inköpare', 'Buyer'),
    permissions: { ...none, placeOrders: true },
  },
  approver: {
    name: localized('Godkjenner', 'Attestant', 'Approver'),
    permissions: { ...none, placeOrders: true, approveOrders: true, viewOrganizationOrders: true },
  },
};

/** True for the key of a role. */
export const isRole = (key: string): boolean => Object.hasOwn(roleRecords, key);

/** The roles of an organisation's users. */
export function roles(language: Language): Role[] {
  return Object.entries(roleRecords).map(([key, { name, permissions }]) => ({
    key,
    name: name[language],
    permissions,
  }));
}

/** Permissions of an organisation's user; undefined for a private customer. */
export function permissionsOf({
  organizationId,
  role,
}: Pick<CustomerRecord, 'organizationId' | 'role'>): Permissions | undefined {
  if (organizationId === null) return undefined;
  return role === null ? none : (roleRecords[role]?.permissions ?? none);
}
