import { readStoredList, writeStored } from '../../lib/storage';

const key = 'scroll';
const limit = 50;

const isEntry = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

const positions = new Map(readStoredList('session', key, isEntry));

/** Give the first history entry a random key: that of React Router is always `default`, and so ambiguous. */
export function nameFirstEntry(): void {
  if (window.history.state === null)
    window.history.replaceState({ key: Math.random().toString(36).slice(2, 10) }, '');
}

/** Save the scroll position of a history entry, in px; the 50 latest entries are stored, by random keys (APP-04). */
export function saveScrollPosition(entry: string, top: number): void {
  positions.delete(entry);
  positions.set(entry, top);
  for (const oldest of positions.keys()) {
    if (positions.size <= limit) break;
    positions.delete(oldest);
  }
}

/** Saved scroll position of a history entry in px; undefined when there is none (APP-04). */
export function savedScrollPosition(entry: string): number | undefined {
  return positions.get(entry);
}

/** Store the positions in sessionStorage, so that they survive a reload (APP-04). */
export function storeScrollPositions(): void {
  writeStored('session', key, JSON.stringify([...positions]));
}
