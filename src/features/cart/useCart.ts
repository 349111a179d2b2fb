import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getCartQuery } from '../../api/generated/queries';
import type { Cart } from './cartCache';
import { usePendingEdits, applyPendingEdits } from './pendingEdits';

interface CartState {
  /** With the pending edits applied; undefined until it has been fetched (CART-05). */
  cart: Cart | undefined;
  isPending: boolean;
  /** The cart could not be fetched: it is not known what it holds (CART-05). */
  isUnknown: boolean;
  retry: () => void;
  /** Whether a change of this line is not confirmed yet. */
  isChanging: (code: string) => boolean;
  /** Whether any is: totals are out of date. */
  changing: boolean;
}

/** CART-02: the cart (getCart), with every change showing at once. */
export function useCart(): CartState {
  const { data, isPending, isError, refetch } = useQuery(getCartQuery());
  const edits = usePendingEdits();
  const cart = useMemo(() => data && applyPendingEdits(data, edits), [data, edits]);
  return {
    cart,
    isPending,
    isUnknown: isError && !data,
    retry: () => void refetch(),
    isChanging: (code) => edits.has(code),
    changing: edits.size > 0,
  };
}
