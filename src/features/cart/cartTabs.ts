import { getCartQuery } from '../../api/generated/queries';
import { useRefetchOnStorage } from '../../api/useRefetchOnStorage';
import { writeStored } from '../../lib/storage';

/** Local storage key written on every change of the cart; its storage event makes other tabs refetch. */
const storageKey = 'cartChange';

/** Make the other tabs refetch the cart after a change in this one (CART-01). */
export function notifyCartChange(): void {
  writeStored('local', storageKey, `${Date.now()} ${Math.random()}`);
}

/** Refetch the cart when another tab has changed it, so that all tabs show the same (CART-01). */
export function useCartOfOtherTabs(): void {
  useRefetchOnStorage(storageKey, getCartQuery);
}
