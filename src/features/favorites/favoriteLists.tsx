import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { getFavoriteListsQuery } from '../../api/generated/queries';
import type { FavoriteList } from '../../api/generated/types';
import { useRefetchOnStorage } from '../../api/useRefetchOnStorage';
import { hasFeature } from '../../config/deployment';
import { useSignedIn } from '../session/customer';

export interface Favorite {
  code: string;
  name: string;
}

/** A line with its quantity, to be saved to a list. */
export interface FavoriteLine extends Favorite {
  quantity: number;
}

/** Codes of the customer's favourites, in any list (FAV-02), provided by FavoritesProvider; empty for a visitor. */
const FavoritesContext = createContext<ReadonlySet<string>>(new Set());

/** Codes of the customer's favourites, for hearts. */
export function useFavorites(): ReadonlySet<string> {
  return use(FavoritesContext);
}

/** NAV-10, FAV-02: provide the customer's favourites, fetched once for all hearts (getFavoriteLists). */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const signedIn = useSignedIn();
  const enabled = signedIn && hasFeature('favorites');
  // Silent: a heart has no room for an error.
  const lists = useQuery({ ...favoriteListsQuery(), enabled, meta: { isSilent: true } }).data;
  useRefetchOnStorage(favoritesChangeKey, getFavoriteListsQuery);
  const codes = useMemo(() => favoriteCodes((signedIn && lists) || []), [signedIn, lists]);
  return <FavoritesContext value={codes}>{children}</FavoritesContext>;
}

/** Local storage key written after a change of the lists; its storage event makes other tabs refetch them. */
export const favoritesChangeKey = 'favoritesChange';

/** FAV-01: drop empty lists; the cache keeps the server's response. */
export const withoutEmpty = (lists: readonly FavoriteList[]) =>
  lists.filter(({ items }) => items.some(Boolean));

/** FAV-01: query options of the customer's favourites lists (getFavoriteLists), without empty ones. */
export const favoriteListsQuery = () => queryOptions({ ...getFavoriteListsQuery(), select: withoutEmpty });

/** FAV-01: the cached lists without empty ones, for code outside components; none before they are fetched. */
export function cachedLists(client: QueryClient): FavoriteList[] {
  return withoutEmpty(client.getQueryData(favoriteListsQuery().queryKey) ?? []);
}

export function favoriteCodes(lists: readonly FavoriteList[]): ReadonlySet<string> {
  return new Set(lists.flatMap(({ items }) => items.map(({ code }) => code)));
}
