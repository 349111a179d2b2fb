import { useSyncExternalStore } from 'react';

/** What a notice can tell, beside what people do. */
export type ToldNotice =
  | {
      /** CART-02: something has just gone into the cart. */
      kind: 'added';
      code: string;
      name: string;
      /** Pieces. */
      quantity: number;
    }
  | {
      /** CART-01: the cart is another than the one that stood there before signing in. */
      kind: 'otherCart';
      /** Pieces in it. */
      count: number;
    }
  | {
      /** CALL-07: something failed that has no place of its own on the page to say so. */
      kind: 'failed';
      title: string;
      /** What it was about. */
      name: string;
      reason: string;
    };

let told: ToldNotice | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a notice in place of the one before; null takes it away. */
export function tellNotice(notice: ToldNotice | null): void {
  told = notice;
  for (const listener of listeners) listener();
}

/** The notice to show: a new object each time something is told, null when there is nothing to tell. */
export function useNotice(): ToldNotice | null {
  return useSyncExternalStore(subscribe, () => told);
}
