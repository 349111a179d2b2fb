import { readAgain } from '../../api/confirmed';
import { getFavoriteListsQuery } from '../../api/generated/queries';
import type { FavoriteList } from '../../api/generated/types';
import type { OperationInput } from '../../api/operation';

/** Read the lists again: the result of a change that they show. */
const listsWhere = (isMade: (find: (name: string) => FavoriteList | undefined) => boolean) => async () => {
  const lists = await readAgain(getFavoriteListsQuery());
  return isMade((name) => lists.find((list) => list.name === name)) ? lists : undefined;
};

/** Confirmation of updateFavorites: the list with the codes that were sent; a list without items may be gone. */
export const listUpdated = ({ body: { listName, items } }: OperationInput<'updateFavorites'>) =>
  listsWhere((find) => {
    const codes = find(listName)?.items.map(({ code }) => code) ?? [];
    return codes.length === items.length && items.every(({ code }) => codes.includes(code));
  });

/** Confirmation of deleteFavoriteList: no list of that name. */
export const listDeleted =
  ({ body: { listName } }: OperationInput<'deleteFavoriteList'>) =>
  async () =>
    (await listsWhere((find) => !find(listName))()) && null;

/** Confirmation of changeFavoriteListName: the new name in place of the former one. */
export const listRenamed = ({ body: { listName, newListName } }: OperationInput<'changeFavoriteListName'>) =>
  listsWhere((find) => find(newListName) !== undefined && !find(listName));
