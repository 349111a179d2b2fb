import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getFavoriteListsQuery } from '../../api/generated/queries';
import type { FavoriteList } from '../../api/generated/types';

/** FAV-01: drops the lists without items; the cache keeps what the server sent. */
const withoutEmpty = (lists: readonly FavoriteList[]) => lists.filter(({ items }) => items.length > 0);

/** FAV-01: options of the customer's favourites lists (getFavoriteLists); empty ones are dropped. */
export const favoriteListsQuery = () => queryOptions({ ...getFavoriteListsQuery(), select: withoutEmpty });

/** FAV-01: the cached lists as the query selects them, for code that is no component; none before they are fetched. */
export function cachedLists(client: QueryClient): FavoriteList[] {
  return withoutEmpty(client.getQueryData(favoriteListsQuery().queryKey) ?? []);
}
