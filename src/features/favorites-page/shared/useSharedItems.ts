import { useQueries } from '@tanstack/react-query';
import { searchQuery } from '../../../api/generated/queries';
import type { FavoriteItem, Product } from '../../../api/generated/types';

const hits = 10;
const queryOf = (code: string) => searchQuery({ query: { query: code, take: hits } });

const hasCode = (product: Product, code: string) =>
  product.code === code || product.variations.some((variation) => variation.code === code);

/** The products of a shared list. */
export interface SharedItems {
  isPending: boolean;
  /** Products that exist and are visible. */
  items: FavoriteItem[];
  /** Number of codes without a product. */
  gone: number;
  isFailed: boolean;
  isFetching: boolean;
  retry: () => void;
}

/** FAV-03: fetch the products of a shared list, each by its code (search). */
export function useSharedItems(codes: readonly string[]): SharedItems {
  const results = useQueries({ queries: codes.map(queryOf) });
  const items = results.flatMap(({ data }, index): FavoriteItem[] => {
    const code = codes[index] ?? '';
    const product = data?.productResult.result.find((each) => hasCode(each, code));
    return product && product.visible !== false ? [{ code, product }] : [];
  });
  const found = results.filter(({ data }) => data).length;
  const failed = results.filter(({ isError, data }) => isError && !data);
  return {
    isPending: results.some(({ isPending }) => isPending),
    items,
    gone: found - items.length,
    isFailed: failed.length > 0,
    isFetching: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
