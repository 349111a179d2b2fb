import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { getFavoriteListsQuery } from '../../api/generated/queries';
import { useRefetchOnStorage } from '../../api/useRefetchOnStorage';
import { hasFeature } from '../../config/deployment';
import { useTranslate } from '../../i18n/useTranslate';
import { useSignedIn } from '../session/customer';
import { favoriteCodes, saveProduct } from './favoriteChanges';
import { FavoritesContext, type Favorite } from './favorites';
import { favoriteListsQuery } from './favoriteLists';
import { favoritesChangeKey } from './listsCache';
import { useChangeLists } from './useChangeLists';

/** NAV-10, FAV-02: provide the customer's favourites, fetched once for all hearts (getFavoriteLists). */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const enabled = signedIn && hasFeature('favorites');
  // Silent: a heart has no room for an error.
  const lists = useQuery({ ...favoriteListsQuery(), enabled, meta: { isSilent: true } }).data;
  const change = useChangeLists();
  useRefetchOnStorage(favoritesChangeKey, getFavoriteListsQuery);
  const favorites = useMemo(
    () => ({
      codes: favoriteCodes((signedIn && lists) || []),
      save: ({ code, name }: Favorite) =>
        change({
          subject: name,
          changes: (before) => saveProduct(before, code, t('account.favoritesList')),
          done: (translate) => translate('account.favoriteSaved', [name]),
        }),
    }),
    [signedIn, lists, change, t],
  );
  return <FavoritesContext value={favorites}>{children}</FavoritesContext>;
}
