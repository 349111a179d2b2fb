import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { getFavoriteListsQuery } from '../../api/generated/queries';
import { useRefetchOnStorage } from '../../api/useRefetchOnStorage';
import { hasFeature } from '../../config/deployment';
import { useSignedIn } from '../session/customer';
import { favoriteCodes, favoriteListsQuery, favoritesChangeKey } from './favoriteLists';

export interface Favorite {
  code: string;
  name: string;
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
