import type { StoreStorage } from '../store';

/** Where a tab keeps that its test bench is open. */
const benchKey = 'furulia-mock-bench';

/**
 * Whether an address asks for the test bench (`?bench`, `?bench=off`), or the tab has done so before; the parameter
 * leaves the address.
 */
export function wantsBench(address: URL, storage: StoreStorage): boolean {
  const asked = address.searchParams.get('bench');
  try {
    if (asked === null) return storage.getItem(benchKey) === 'on';
    storage.setItem(benchKey, asked === 'off' ? 'off' : 'on');
  } catch {
    // A blocked storage keeps nothing: the bench is there until the page is loaded again.
  }
  address.searchParams.delete('bench');
  return asked !== null && asked !== 'off';
}
