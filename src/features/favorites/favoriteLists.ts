import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getFavoriteListsQuery } from '../../api/generated/queries';
import type { FavoriteList } from '../../api/generated/types';

/** FAV-01: drop empty lists; the cache keeps the server's response. */
const withoutEmpty = (lists: readonly FavoriteList[]) => lists.filter(({ items }) => items.some(Boolean));

/** FAV-01: query options of the customer's favourites lists (getFavoriteLists), without empty ones. */
export const favoriteListsQuery = () => queryOptions({ ...getFavoriteListsQuery(), select: withoutEmpty });

/** FAV-01: the cached lists without empty ones, for code outside components; none before they are fetched. */
export function cachedLists(client: QueryClient): FavoriteList[] {
  return withoutEmpty(client.getQueryData(favoriteListsQuery().queryKey) ?? []);
}
