import { readStored, writeStored } from '../../config/storage';

const key = 'scroll';
const limit = 50;
const positions = readPositions();

/** What history calls the first entry of every document; the path tells them apart. */
const firstEntry = `default ${window.location.pathname}`;

// An entry without a state is a new one, neither reloaded nor stepped back to: what was left under its name is another's.
if (window.history.state === null) positions.delete(firstEntry);

function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(readStored('session', key) ?? '[]');
    if (!Array.isArray(stored)) return new Map();
    const entries = stored.filter(
      (entry): entry is [string, number] =>
        Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
    );
    return new Map(entries);
  } catch {
    return new Map();
  }
}

/** Remembers how far down the page of a history entry is scrolled, in px; the 50 latest entries are kept (APP-04). */
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
