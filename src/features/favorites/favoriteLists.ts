import { queryOptions } from '@tanstack/react-query';
import { getFavoriteListsQuery } from '../../api/generated/queries';
import type { FavoriteList } from '../../api/generated/types';

/** The lists that hold something. */
const withoutEmpty = (lists: readonly FavoriteList[]) => lists.filter(({ items }) => items.length > 0);

/** FAV-01: options of the customer's favourites lists (getFavoriteLists); empty ones are dropped. */
export const favoriteListsQuery = () => queryOptions({ ...getFavoriteListsQuery(), select: withoutEmpty });
