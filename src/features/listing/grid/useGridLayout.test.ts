// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { readRowHeights } from './useGridLayout';

test('APP-04 row heights of a list are restored when it is opened again, also after a reload', async () => {
  const heights = readRowHeights('sofas grid 3');
  heights.set(0, 520.25);
  heights.set(2, 498);
  heights.store();
  const again = readRowHeights('sofas grid 3');
  expect([0, 1, 2, 3].map(again.expected)).toEqual([520.25, 520.25, 498, 520.25]);
  expect(readRowHeights('sofas list 1').expected(0)).toBeUndefined();
  vi.resetModules();
  const reloaded = await import('./useGridLayout');
  expect(reloaded.readRowHeights('sofas grid 3').expected(2)).toBe(498);
});

test('APP-04 a row that was not measured has the same estimate when the list is opened again', () => {
  const heights = readRowHeights('chairs grid 3');
  heights.set(0, 484);
  heights.set(0, 580);
  heights.set(2, 498);
  heights.store();
  const again = readRowHeights('chairs grid 3');
  expect([0, 1, 2].map(again.expected)).toEqual([580, 484, 498]);
});

test('CARD-03 the estimated row height does not change once rows are measured', () => {
  const heights = readRowHeights('lamps grid 3');
  heights.set(0, 484);
  heights.set(0, 580);
  heights.set(1, 580);
  expect([0, 1, 2].map(heights.expected)).toEqual([484, 484, 484]);
});

test('CARD-03 the latest height of a row is the measured one, otherwise the estimate', () => {
  const heights = readRowHeights('rugs grid 3');
  expect(heights.latest(0)).toBeUndefined();
  heights.set(0, 484);
  heights.set(1, 580);
  expect([0, 1, 2].map(heights.latest)).toEqual([484, 580, 484]);
});

test.each(['{', '{"a":1}', '[["sofas grid 3",["high",-5]]]', '[["sofas grid 3",null]]', 'null'])(
  'APP-04 %s in storage is no heights',
  async (stored) => {
    window.sessionStorage.setItem('listingRows', stored);
    vi.resetModules();
    const { readRowHeights: open } = await import('./useGridLayout');
    expect(open('sofas grid 3').expected(0)).toBeUndefined();
  },
);
