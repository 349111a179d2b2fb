import { readStoredList, writeStored, type PrivateKey } from '../../../config/storage';

// The name of a list holds the text that was searched for.
const key = 'listingRows' satisfies PrivateKey;

/** Of how many lists the heights are stored. */
const maxLists = 10;

function isHeights(value: unknown): value is (number | null)[] {
  return Array.isArray(value) && value.every((height) => height === null || Number(height) > 0);
}

function isEntry(entry: unknown): entry is [string, (number | null)[]] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && isHeights(entry[1]);
}

const readHeights = () => new Map(readStoredList('session', key, isEntry));

function storeHeights(list: string, heights: readonly (number | null)[]): void {
  const stored = readHeights();
  stored.delete(list);
  stored.set(list, [...heights]);
  writeStored('session', key, JSON.stringify([...stored].slice(-maxLists)));
}

/** The heights of a list's rows, in px, as far as they have been measured. */
export interface RowHeights {
  /**
   * An estimate: the height that the row had when the list was last shown, else that of the first row measured;
   * undefined before any is. It does not change when the row is measured, so that the difference can be scrolled by.
   */
  expected: (row: number) => number | undefined;
  set: (row: number, height: number) => void;
  /** Stores them in the tab, a row that was not measured as it was estimated; those of the ten latest lists stay. */
  store: () => void;
}

/**
 * Reads the heights of a list's rows as they were when it was last shown, so that Back reaches the same place before its
 * rows are rendered (APP-04).
 * @param list identifies the list and its layout
 */
export function openRowHeights(list: string): RowHeights {
  const before = readHeights().get(list) ?? [];
  const heights = [...before];
  let typical = before.find((height) => height !== null) ?? undefined;
  return {
    expected: (row) => before[row] ?? typical,
    set(row, height) {
      typical ??= height;
      while (heights.length < row) heights.push(null);
      heights[row] = height;
    },
    store: () =>
      storeHeights(
        list,
        heights.map((height) => height ?? typical ?? null),
      ),
  };
}
