import { useSyncExternalStore } from 'react';

/** Something that has just gone into the cart. */
export interface LatestAddition {
  code: string;
  name: string;
  /** Pieces. */
  quantity: number;
}

let latest: LatestAddition | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** CART-02: tells, or with null stops telling, what has just gone into the cart. */
export function tellAddition(addition: LatestAddition | null): void {
  latest = addition;
  for (const listener of listeners) listener();
}

/** CART-02: what has just gone into the cart; a new object each time, null when that has been told. */
export function useLatestAddition(): LatestAddition | null {
  return useSyncExternalStore(subscribe, () => latest);
}
