// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { openRowHeights } from './rowHeights';

test('APP-04 the heights of a list’s rows are there when it is opened again, also after a reload', async () => {
  const heights = openRowHeights('sofas grid 3');
  heights.note(0, 520.25);
  heights.note(2, 498);
  heights.keep();
  const again = openRowHeights('sofas grid 3');
  expect([0, 1, 2, 3].map(again.at)).toEqual([520.25, undefined, 498, undefined]);
  expect(openRowHeights('sofas list 1').at(0)).toBeUndefined();
  vi.resetModules();
  const reloaded = await import('./rowHeights');
  expect(reloaded.openRowHeights('sofas grid 3').at(2)).toBe(498);
});

test.each(['{', '{"a":1}', '[["sofas grid 3",["high",-5]]]', '[["sofas grid 3",null]]', 'null'])(
  'APP-04 %s in storage is no heights',
  async (stored) => {
    window.sessionStorage.setItem('listingRows', stored);
    vi.resetModules();
    const { openRowHeights: open } = await import('./rowHeights');
    expect(open('sofas grid 3').at(0)).toBeUndefined();
  },
);
