import { useQueryClient } from '@tanstack/react-query';
import { getAllCustomersQuery, getCustomerQuery } from '../../api/generated/queries';
import type { components } from '../../api/generated/types';
import { collator } from '../../i18n/intl';
import type { Sorting } from './usersAddress';
import { normalizeText } from '../../lib/normalizeText';

/** A user of an organisation (getAllCustomers). */
export type OrganizationUser = components['schemas']['OrganizationUser'];

/** A role that users can have (getRoles). */
export type Role = components['schemas']['Role'];

/** A user with the texts of its row. */
export interface UserRow {
  user: OrganizationUser;
  name: string;
  email: string;
  role: string;
}

const administratorRole = 'administrator';

/** True for an administrator of the organisation. */
export const isAdministrator = ({ role }: Pick<OrganizationUser, 'role'>): boolean =>
  role === administratorRole;

/** True for the organisation's only administrator, whose role must not change (ORG-01). */
export const isLastAdministrator = (
  user: Pick<OrganizationUser, 'role'>,
  users: readonly OrganizationUser[],
): boolean => isAdministrator(user) && users.filter(isAdministrator).length === 1;

/**
 * The rows matching a filter, sorted.
 * @param filter words that must all occur in name, e-mail address or role
 * @param language BCP 47 tag of the collation
 */
export function sortedRows(
  rows: readonly UserRow[],
  filter: string,
  { key, isDescending }: Sorting,
  language: string,
): UserRow[] {
  const words = normalizeText(filter).toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
  const { compare } = collator(language);
  const direction = isDescending ? -1 : 1;
  return rows
    .filter(({ name, email, role }) => {
      const text = `${name} ${email} ${role}`.toLocaleLowerCase(language);
      return words.every((word) => text.includes(word));
    })
    .sort((one, other) => direction * compare(one[key], other[key]) || compare(one.name, other.name));
}

/** Refetch the users of an organisation, and the customer, who may be among the changed ones. */
export function useRefetchUsers(organizationId: string) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: getAllCustomersQuery({ query: { organizationId } }).queryKey }),
      client.invalidateQueries({ queryKey: getCustomerQuery().queryKey }),
    ]);
}
