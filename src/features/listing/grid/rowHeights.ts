import { readStored, writeStored } from '../../../config/storage';

const key = 'listingRows';

/** Of how many lists the heights are kept. */
const mostLists = 10;

const kept = readHeights();

function isHeights(value: unknown): value is (number | null)[] {
  return Array.isArray(value) && value.every((height) => height === null || Number(height) > 0);
}

function isEntry(entry: unknown): entry is [string, (number | null)[]] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && isHeights(entry[1]);
}

function readHeights(): Map<string, (number | null)[]> {
  try {
    const stored: unknown = JSON.parse(readStored('session', key) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

function keep(list: string, heights: readonly (number | null)[]): void {
  kept.delete(list);
  kept.set(list, [...heights]);
  for (const oldest of kept.keys()) {
    if (kept.size <= mostLists) break;
    kept.delete(oldest);
  }
  writeStored('session', key, JSON.stringify([...kept]));
}

/** How high the rows of a list are, in px, as far as they were seen. */
export interface RowHeights {
  /**
   * What a row most likely has: what it had when the list was last seen, else what the first row seen has; undefined
   * before any was seen. What is noted changes nothing of it: how far rows have moved is told from it.
   */
  expected: (row: number) => number | undefined;
  note: (row: number, height: number) => void;
  /** Keeps them in the tab; those of the ten latest lists are kept. */
  keep: () => void;
}

/**
 * Opens the heights of a list's rows, as they were when it was last seen: the way back to it leads to the same place
 * before its rows are drawn (APP-04).
 * @param list the list, and the form it is in
 */
export function openRowHeights(list: string): RowHeights {
  const before = kept.get(list) ?? [];
  const heights = [...before];
  let typical = before.find((height) => height !== null) ?? undefined;
  return {
    expected: (row) => before[row] ?? typical,
    note(row, height) {
      typical ??= height;
      while (heights.length < row) heights.push(null);
      heights[row] = height;
    },
    keep: () => keep(list, heights),
  };
}
