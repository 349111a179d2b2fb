type Area = 'local' | 'session';

/** What could not be kept in the browser: it lasts as long as the page. */
const memory = new Map<string, string>();

const memoryKey = (area: Area, key: string) => `${area} ${key}`;
const storageOf = (area: Area) => (area === 'local' ? window.localStorage : window.sessionStorage);

/**
 * Reads a value kept in the browser.
 * @returns null where nothing is kept; a full or blocked storage is answered from memory, never with an exception
 */
export function readStored(area: Area, key: string): string | null {
  const kept = memory.get(memoryKey(area, key));
  if (kept !== undefined) return kept;
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value in the browser, in memory where storage is full or blocked; null forgets it. */
export function writeStored(area: Area, key: string, value: string | null): void {
  memory.delete(memoryKey(area, key));
  try {
    if (value === null) storageOf(area).removeItem(key);
    else storageOf(area).setItem(key, value);
  } catch {
    if (value !== null) memory.set(memoryKey(area, key), value);
  }
}

/**
 * Reads a list stored as JSON.
 * @param isItem tells which items can be used; the others are left out
 * @returns an empty list where nothing is stored, or nothing that can be read
 */
export function readStoredList<Item>(
  area: Area,
  key: string,
  isItem: (value: unknown) => value is Item,
): Item[] {
  try {
    const stored: unknown = JSON.parse(readStored(area, key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isItem) : [];
  } catch {
    return [];
  }
}
