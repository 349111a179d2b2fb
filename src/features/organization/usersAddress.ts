import { readPageNumber } from '../../components/Pagination/readPageNumber';

/** What the users can be sorted by. */
export type SortKey = 'name' | 'email' | 'role';

/** A column and a direction to sort by. */
export interface Sorting {
  key: SortKey;
  isDescending: boolean;
}

/** What the users' view shows, as its address says (ORG-01). */
export interface UsersAddress {
  /** Words that a user must match; empty for all users. */
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
 * Reads the address of the users' view. A sorting or page that is none counts as absent.
 * @param search query of the address
 */
export function readUsersAddress(search: string): UsersAddress {
  const parameters = new URLSearchParams(search);
  return {
    query: (parameters.get('query') ?? '').slice(0, longestQuery),
    sorting: sortings.get(parameters.get('sort') ?? '') ?? byName,
    page: readPageNumber(parameters.get('page')),
  };
}

/** The address of the users' view that shows this; what is left out is as at first. */
export function usersHref({ query, sorting = byName, page }: Partial<UsersAddress>): string {
  const parameters = new URLSearchParams({ view: 'Users' });
  if (query) parameters.set('query', query);
  const sort = `${sorting.isDescending ? '-' : ''}${sorting.key}`;
  if (sort !== byName.key) parameters.set('sort', sort);
  if (page !== undefined && page > 1) parameters.set('page', String(page));
  return `?${parameters}`;
}
