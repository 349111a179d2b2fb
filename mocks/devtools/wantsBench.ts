import type { StoreStorage } from '../store/store';

/** Session storage key for an open test bench. */
const benchKey = 'furulia-mock-bench';

/**
 * True when the address has `?bench`, or had it earlier in this tab; `?bench=off` closes the bench. Removes the
 * parameter from the address.
 */
export function wantsBench(address: URL, storage: StoreStorage): boolean {
  const asked = address.searchParams.get('bench');
  try {
    if (asked === null) return storage.getItem(benchKey) === 'on';
    storage.setItem(benchKey, asked === 'off' ? 'off' : 'on');
  } catch {
    // With a blocked storage the bench stays open until the page reloads.
  }
  address.searchParams.delete('bench');
  return asked !== null && asked !== 'off';
}
