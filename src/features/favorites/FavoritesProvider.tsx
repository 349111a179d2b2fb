import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { getFavoriteListsQuery } from '../../api/generated/queries';
import { useRefetchOnStorage } from '../../api/useRefetchOnStorage';
import { hasFeature } from '../../config/deployment';
import { useSignedIn } from '../session/customer';
import { FavoritesContext } from './favorites';
import { favoriteCodes, favoriteListsQuery, favoritesChangeKey } from './favoriteLists';

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
