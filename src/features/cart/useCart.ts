import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getCartQuery } from '../../api/generated/queries';
import type { Cart } from './cartCache';
import { usePendingEdits, applyPendingEdits } from './pendingEdits';

interface CartState {
  /** As the person wants it, changes the server has not confirmed included; undefined until it is known (CART-05). */
  cart: Cart | undefined;
  isPending: boolean;
  /** Whether a change of this line is not confirmed yet. */
  isChanging: (code: string) => boolean;
  /** Whether any is: totals are out of date. */
  changing: boolean;
}

/** CART-02: the cart (getCart), with every change showing at once. */
export function useCart(): CartState {
  const { data, isPending } = useQuery(getCartQuery());
  const wishes = usePendingEdits();
  const cart = useMemo(() => data && applyPendingEdits(data, wishes), [data, wishes]);
  return { cart, isPending, isChanging: (code) => wishes.has(code), changing: wishes.size > 0 };
}
