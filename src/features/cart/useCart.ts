import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getCartQuery } from '../../api/generated/queries';
import type { Cart } from './cartCache';
import { usePendingEdits, applyPendingEdits } from './pendingEdits';

interface CartState {
  /** The cart with the pending edits applied; undefined until fetched (CART-05). */
  cart: Cart | undefined;
  isPending: boolean;
  /** The cart could not be fetched, so its contents are unknown (CART-05). */
  isUnknown: boolean;
  retry: () => void;
  /** True while a change of the line with this code is not confirmed. */
  isChanging: (code: string) => boolean;
  /** True while any change is not confirmed: totals are outdated. */
  changing: boolean;
}

/**
 * CART-02: the cart (getCart) with optimistic updates.
 * @example const { cart, isUnknown } = useCart();
 */
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
