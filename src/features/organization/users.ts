import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { isUpdated, readAgain } from '../../api/confirmed';
import { getAllCustomersQuery, getCustomerQuery } from '../../api/generated/queries';
import type { components } from '../../api/generated/types';
import type { OperationInput } from '../../api/operation';
import { readPageNumber } from '../../components/mui/readPageNumber';
import { collator } from '../../i18n/intl';
import { normalizeText } from '../../lib/normalizeText';

/** Sortable columns of the users. */
export type SortKey = 'name' | 'email' | 'role';

/** A column and a direction to sort by. */
export interface Sorting {
  key: SortKey;
  isDescending: boolean;
}

/** State of the users view in the URL (ORG-01). */
interface UsersAddress {
  /** Filter words; empty for all users. */
  query: string;
  sorting: Sorting;
  /** From 1. */
  page: number;
}

const sortings = new Map<string, Sorting>(
  (['name', 'email', 'role'] as const).flatMap((key) => [
    [key, { key, isDescending: false }],
    [`-${key}`, { key, isDescending: true }],
  ]),
);

const byName: Sorting = { key: 'name', isDescending: false };
const longestQuery = 100;

/**
 * Read the state of the users view. An invalid sorting or page counts as absent.
 * @param search query of the URL
 */
export function readUsersAddress(search: string): UsersAddress {
  const parameters = new URLSearchParams(search);
  return {
    query: (parameters.get('query') ?? '').slice(0, longestQuery),
    sorting: sortings.get(parameters.get('sort') ?? '') ?? byName,
    page: readPageNumber(parameters.get('page')),
  };
}

/** URL of the users view in a given state; default values are omitted. */
export function usersHref({ query, sorting = byName, page }: Partial<UsersAddress>): string {
  const parameters = new URLSearchParams({ view: 'Users' });
  if (query) parameters.set('query', query);
  const sort = `${sorting.isDescending ? '-' : ''}${sorting.key}`;
  if (sort !== byName.key) parameters.set('sort', sort);
  if (page !== undefined && page > 1) parameters.set('page', String(page));
  return `?${parameters}`;
}

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

/** A user with the amounts of the limits and the usual address, as they are sent. */
const limitedUser = ({ spendingLimits, ...user }: OrganizationUser) => ({
  ...user,
  deliveryAddressId: user.deliveryAddressId ?? null,
  orderLimit: spendingLimits?.orderLimit?.amount ?? null,
  monthlyLimit: spendingLimits?.monthlyLimit?.amount ?? null,
});

/** Confirmations of changes of an organisation's users, by its list of users. */
export function userOutcomes(organizationId: string) {
  const query = getAllCustomersQuery({ query: { organizationId } });
  const usersBefore = (client: QueryClient) => client.getQueryData(query.queryKey) ?? [];
  const withId = (users: readonly OrganizationUser[], id: string | undefined) =>
    users.find(({ customerId }) => customerId === id);
  return {
    /** Confirmation of createOrganizationCustomer: a new user with that e-mail address. */
    userCreated({ body: { email } }: OperationInput<'createOrganizationCustomer'>, client: QueryClient) {
      const before = usersBefore(client);
      return async () =>
        (await readAgain(query)).find((user) => user.email === email && !withId(before, user.customerId));
    },

    /** Confirmation of updateCustomer: the changed user. */
    userUpdated({ body }: OperationInput<'updateCustomer'>, client: QueryClient) {
      const before = withId(usersBefore(client), body.customerId);
      return async () => {
        const after = withId(await readAgain(query), body.customerId);
        const { spendingLimits, ...sent } = body;
        if (!after) return undefined;
        const all = { ...sent, ...spendingLimits };
        return isUpdated(all, before && limitedUser(before), limitedUser(after)) ? after : undefined;
      };
    },

    /** Confirmation of deleteCustomer: no user of that id. */
    userDeleted:
      ({ query: { customerId } }: OperationInput<'deleteCustomer'>) =>
      async () =>
        withId(await readAgain(query), customerId) ? undefined : null,
  };
}
