import { useEffect, useRef } from 'react';
import { pushViewCart } from '../analytics/cartEvents';
import type { Cart } from './cartCache';

/**
 * ANA-01: push view_cart once per mounted cart page, mini cart or listing page, when a cart with lines has been
 * fetched.
 */
export function useViewCart(cart: Cart | undefined): void {
  const isPushed = useRef(false);
  useEffect(() => {
    if (isPushed.current || !cart) return;
    isPushed.current = true;
    if (cart.lineItems.length > 0) pushViewCart(cart);
  }, [cart]);
}
