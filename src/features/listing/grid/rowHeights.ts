import { readPrivateList, writePrivate } from '../../../lib/privateStorage';

// Private, since the id of a list contains the search text.
const key = 'listingRows';

const maxLists = 10;

function isHeights(value: unknown): value is (number | null)[] {
  return Array.isArray(value) && value.every((height) => height === null || Number(height) > 0);
}

function isEntry(entry: unknown): entry is [string, (number | null)[]] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && isHeights(entry[1]);
}

const readHeights = () => new Map(readPrivateList(key, isEntry));

function storeHeights(list: string, heights: readonly (number | null)[]): void {
  const stored = readHeights();
  stored.delete(list);
  stored.set(list, [...heights]);
  writePrivate(key, [...stored].slice(-maxLists));
}

/** Measured row heights of a list, in px. */
export interface RowHeights {
  /**
   * Estimated height: as when the list was last shown, otherwise that of the first measured row; undefined before that.
   * It does not change when the row is measured, so that the difference can be compensated by scrolling.
   */
  expected: (row: number) => number | undefined;
  /** The measured height, otherwise the estimated one. */
  latest: (row: number) => number | undefined;
  set: (row: number, height: number) => void;
  /** Store the heights for this tab, estimates included, for the ten latest lists. */
  store: () => void;
}

/**
 * Read the row heights of the last time a list was shown, so that Back restores the scroll position before its rows
 * are rendered (APP-04).
 * @param list id of the list and its layout
 * @param rendered heights of the rows that are in the document already, by index, in px
 */
export function readRowHeights(list: string, rendered: readonly number[] = []): RowHeights {
  const before = readHeights().get(list) ?? [];
  rendered.forEach((height, row) => (before[row] ??= height));
  const heights = [...before];
  let typical = before.find((height) => height !== null) ?? undefined;
  return {
    expected: (row) => before[row] ?? typical,
    latest: (row) => heights[row] ?? typical,
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
