/** Storages of the browser: `local` is shared by all tabs. */
export type Area = 'local' | 'session';

/** False on a server, where nothing is stored. */
const hasStorage = typeof window !== 'undefined';

/** Values that could not be stored; kept until the page is reloaded. */
const memory = new Map<string, string>();

const memoryKey = (area: Area, key: string) => `${area} ${key}`;
const storageOf = (area: Area) => (area === 'local' ? window.localStorage : window.sessionStorage);

/**
 * Read a stored value, or null; from memory where storage is full or blocked.
 * @example readStored('local', 'view') === 'list';
 */
export function readStored(area: Area, key: string): string | null {
  if (!hasStorage) return null;
  const fallback = memory.get(memoryKey(area, key));
  if (fallback !== undefined) return fallback;
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Store a value, in memory where storage is full or blocked; null removes it. */
export function writeStored(area: Area, key: string, value: string | null): void {
  if (!hasStorage) return;
  memory.delete(memoryKey(area, key));
  try {
    if (value === null) storageOf(area).removeItem(key);
    else storageOf(area).setItem(key, value);
  } catch {
    if (value !== null) memory.set(memoryKey(area, key), value);
  }
}

/** True unless the value is in memory only, since storage is full or blocked: a reload loses it. */
export function isPersistent(area: Area, key: string): boolean {
  return !memory.has(memoryKey(area, key));
}

/** Parse a value stored as JSON; null when it is missing or invalid. */
export function parseStored(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Valid items of a list stored as JSON; empty without any. */
export function parseStoredList<Item>(
  text: string | null | undefined,
  isItem: (value: unknown) => value is Item,
): Item[] {
  const stored = parseStored(text);
  return Array.isArray(stored) ? stored.filter(isItem) : [];
}

/** Read a list stored as JSON, without invalid items. */
export const readStoredList = <Item>(
  area: Area,
  key: string,
  isItem: (value: unknown) => value is Item,
): Item[] => parseStoredList(readStored(area, key), isItem);
