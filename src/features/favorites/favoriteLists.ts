import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getFavoriteListsQuery } from '../../api/generated/queries';
import type { FavoriteList } from '../../api/generated/types';

/** Local storage key written after a change of the lists; its storage event makes other tabs refetch them. */
export const favoritesChangeKey = 'favoritesChange';

/** FAV-01: drop empty lists; the cache keeps the server's response. */
const withoutEmpty = (lists: readonly FavoriteList[]) => lists.filter(({ items }) => items.some(Boolean));

/** FAV-01: query options of the customer's favourites lists (getFavoriteLists), without empty ones. */
export const favoriteListsQuery = () => queryOptions({ ...getFavoriteListsQuery(), select: withoutEmpty });

/** FAV-01: the cached lists without empty ones, for code outside components; none before they are fetched. */
export function cachedLists(client: QueryClient): FavoriteList[] {
  return withoutEmpty(client.getQueryData(favoriteListsQuery().queryKey) ?? []);
}

export function favoriteCodes(lists: readonly FavoriteList[]): ReadonlySet<string> {
  return new Set(lists.flatMap(({ items }) => items.map(({ code }) => code)));
}
