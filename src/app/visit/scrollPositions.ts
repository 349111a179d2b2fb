import { readStoredList, writeStored } from '../../config/storage';

const key = 'scroll';
const limit = 50;

const isEntry = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

const positions = new Map(readStoredList('session', key, isEntry));

/** What history calls the first entry of every document; the path distinguishes them. */
const firstEntry = `default ${window.location.pathname}`;

// An entry without state is new, not one of a reload or of Back: a position stored under its key belongs to another.
if (window.history.state === null) positions.delete(firstEntry);

/** Saves the scroll position of a history entry, in px; the 50 latest entries are stored (APP-04). */
export function saveScrollPosition(entry: string, top: number): void {
  positions.delete(entry);
  positions.set(entry, top);
  for (const oldest of positions.keys()) {
    if (positions.size <= limit) break;
    positions.delete(oldest);
  }
}

/** How far down the page of a history entry was scrolled, in px; undefined when it was never seen (APP-04). */
export function savedScrollPosition(entry: string): number | undefined {
  return positions.get(entry);
}

/** Keeps the positions in the tab, so that they survive a reload (APP-04). */
export function storeScrollPositions(): void {
  writeStored('session', key, JSON.stringify([...positions]));
}
