import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getCartQuery } from '../../api/generated/queries';
import { writeStored } from '../../config/storage';

/** Storage key that a tab changes with its cart, so that the other tabs fetch theirs. */
const storageKey = 'cartChange';

/** Makes the other tabs fetch the cart, which this one has changed (CART-01). */
export function notifyCartChange(): void {
  writeStored('local', storageKey, `${Date.now()} ${Math.random()}`);
}

/** Fetches the cart whenever another tab has changed it, so that all show the same (CART-01). */
export function useCartOfOtherTabs(): void {
  const client = useQueryClient();
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey) void client.invalidateQueries({ queryKey: getCartQuery().queryKey });
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [client]);
}
