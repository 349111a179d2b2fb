import { readPageNumber } from '../../components/mui/readPageNumber';

/** Sortable columns of the users. */
export type SortKey = 'name' | 'email' | 'role';

/** A column and a direction to sort by. */
export interface Sorting {
  key: SortKey;
  isDescending: boolean;
}

/** State of the users view in the URL (ORG-01). */
export interface UsersAddress {
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
