import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { updateFavorites } from '../../api/generated/mutations';
import { getFavoriteListsQuery } from '../../api/generated/queries';
import type { FavoriteList } from '../../api/generated/types';
import { announce } from '../../components/LiveRegion/announce';
import { showNotice } from '../../components/Notice/noticeStore';
import { useTranslate } from '../../i18n/useTranslate';
import { customerId, useSignedIn } from '../session/customer';
import { failureText } from '../../i18n/failureText';
import { afterChange, favoriteChanges, favoriteCodes } from './favoriteChanges';
import { FavoritesContext, type Favorite } from './favorites';

const { queryKey } = getFavoriteListsQuery();

/** Keeps lists unless somebody else is signed in by now (AUTH-03). */
function keepLists(client: QueryClient, owner: string | null, lists: FavoriteList[]): void {
  if (customerId(client) === owner) client.setQueryData(queryKey, lists);
}

/** What a press on a heart asks for. */
interface Press extends Favorite {
  /** A product that is saved already stays so. */
  keeps: boolean;
}

async function changeFavorites(client: QueryClient, { code, keeps }: Press, newName: string): Promise<void> {
  const owner = customerId(client);
  const before = await client.ensureQueryData(getFavoriteListsQuery());
  if (keeps && favoriteCodes(before).has(code)) return;
  const changes = favoriteChanges(before, code, newName);
  await client.cancelQueries({ queryKey });
  keepLists(client, owner, changes.reduce(afterChange, before));
  try {
    for (const body of changes) keepLists(client, owner, await updateFavorites({ body }));
  } catch (error) {
    keepLists(client, owner, before);
    void client.invalidateQueries({ queryKey });
    throw error;
  }
}

/** NAV-10, FAV-02: the customer's favourites, asked for once for all the hearts below (getFavoriteLists). */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const client = useQueryClient();
  const signedIn = useSignedIn();
  const lists = useQuery({ ...getFavoriteListsQuery(), enabled: signedIn }).data;
  const { mutate } = useMutation({
    scope: { id: 'favorites' },
    mutationFn: (press: Press) => changeFavorites(client, press, t('account.favoritesList')),
    onSuccess: (_, { code, name }) => {
      const saved = favoriteCodes(client.getQueryData(queryKey) ?? []).has(code);
      announce(t(saved ? 'account.favoriteSaved' : 'account.favoriteRemoved', [name]));
    },
    onError: (error, { name }) => {
      showNotice({
        tone: 'failure',
        title: () => t('account.favoritesUnchanged'),
        subject: name,
        text: () => failureText(t, error, 'errors.unexpectedText'),
      });
    },
  });
  const favorites = useMemo(
    () => ({
      codes: favoriteCodes((signedIn && lists) || []),
      toggle: (product: Favorite) => mutate({ ...product, keeps: false }),
      save: (product: Favorite) => mutate({ ...product, keeps: true }),
    }),
    [signedIn, lists, mutate],
  );
  return <FavoritesContext value={favorites}>{children}</FavoritesContext>;
}
