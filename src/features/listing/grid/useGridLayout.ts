import { type RefObject, useLayoutEffect, useState } from 'react';
import { readPrivateList, writePrivate } from '../../../lib/privateStorage';
import type { ListingView } from '../sortBar/useListingView';
import { cellOf, type TileCells } from './tileCells';
import { widthOf } from './useScrollAnchor';

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

/** Layout of a grid of cards; lengths in px. */
export interface GridLayout {
  columns: number;
  width: number;
  /** Distance from the top of the page. */
  top: number;
  /** Heights of the rendered rows, by index. */
  rowHeights: readonly number[];
}

/** Round to 1/64 px, the unit of the browser's layout: the sum of many rows is exact. */
export const roundHeight = (height: number) => Math.round(height * 64) / 64;

/** Heights of the rendered rows, by index: those of their first cards, or of the tile. */
function rowHeightsOf(list: HTMLElement, columns: number, tile: TileCells | undefined): number[] {
  const heights: number[] = [];
  for (const item of list.querySelectorAll<HTMLElement>(':scope > [role=listitem]')) {
    const { card } = item.dataset;
    const row = (card === undefined ? (tile?.at ?? 0) : cellOf(Number(card), tile)) / columns;
    const height = roundHeight(item.getBoundingClientRect().height);
    if (Number.isInteger(row) && height > 0) heights[row] = height;
  }
  return heights;
}

function layoutOf(list: HTMLElement, tile: TileCells | undefined): GridLayout {
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
  const { top } = list.getBoundingClientRect();
  return {
    columns,
    width: widthOf(list),
    top: Math.round((top + window.scrollY) * 100) / 100,
    rowHeights: rowHeightsOf(list, columns, tile),
  };
}

const isSame = (a: GridLayout, b: GridLayout) =>
  a.columns === b.columns && a.width === b.width && a.top === b.top;

/**
 * Observe the layout of a long list of cards, which the style sheet determines.
 * @param view the view, which changes the layout
 * @param isLong false for a list that is rendered completely: nothing is measured
 * @param tile the same object in each render
 * @returns undefined until measured
 */
export function useGridLayout(
  listRef: RefObject<HTMLElement | null>,
  view: ListingView,
  isLong: boolean,
  tile: TileCells | undefined,
): GridLayout | undefined {
  const [layout, setLayout] = useState<GridLayout>();
  useLayoutEffect(() => {
    const { current } = listRef;
    if (!current || !isLong) return;
    const measure = () => {
      const next = layoutOf(current, tile);
      setLayout((before) => (before && isSame(before, next) ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [listRef, view, isLong, tile]);
  return layout;
}
