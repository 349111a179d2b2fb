import { useEffect, useReducer, useRef } from 'react';
import type { ListedProducts, Stretch } from '../query/listedProducts';
import type { CardRow } from './useCardRows';

/** So many products before and after those drawn are ready, for a quick hand. */
const around = 72;

/** How long products that are far from the window stay as they are at most, in ms. */
const packingMs = 1000;

/** The products of rows that follow each other, with those around them. */
function stretches(rows: readonly CardRow[], columns: number): Stretch[] {
  const begins = rows.filter(({ index }, at) => rows[at - 1]?.index !== index - 1);
  const ends = rows.filter(({ index }, at) => rows[at + 1]?.index !== index + 1);
  return begins.map((begin, run) => {
    const end = ends[run] ?? begin;
    return [Math.max(0, begin.index * columns - around), (end.index + 1) * columns + around];
  });
}

/**
 * Keeps the products ready that are drawn or soon may be, and draws those that had to be unpacked. All others are
 * packed a while later, so that a place one comes back to at once is still there.
 */
export function useReadyProducts(products: ListedProducts, rows: readonly CardRow[], columns: number): void {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const packing = useRef<{ timer?: ReturnType<typeof setTimeout>; start?: () => void }>({});
  useEffect(() => {
    const near = stretches(rows, columns);
    void products.unpack(near).then((unpacked) => unpacked && draw());
    const { current } = packing;
    current.start = () => products.packOthers(near);
    current.timer ??= setTimeout(() => {
      current.timer = undefined;
      current.start?.();
    }, packingMs);
  });
  useEffect(() => {
    const { current } = packing;
    return () => {
      clearTimeout(current.timer);
      current.timer = undefined;
    };
  }, []);
}
