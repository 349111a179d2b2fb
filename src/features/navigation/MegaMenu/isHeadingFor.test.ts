import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isHeadingFor } from './isHeadingFor';

const panel = { left: 0, right: 1000, top: 100 };

it('NAV-07 moving down or diagonally down heads for the panel, sideways or up does not', () => {
  expect(isHeadingFor(panel, { x: 500, y: 80 }, { x: 500, y: 84 })).toBe(true);
  expect(isHeadingFor(panel, { x: 500, y: 80 }, { x: 510, y: 85 })).toBe(true);
  expect(isHeadingFor(panel, { x: 500, y: 80 }, { x: 540, y: 80 })).toBe(false);
  expect(isHeadingFor(panel, { x: 500, y: 80 }, { x: 560, y: 81 })).toBe(false);
  expect(isHeadingFor(panel, { x: 500, y: 80 }, { x: 500, y: 70 })).toBe(false);
});

it('NAV-07 a pointer that heads for the panel reaches it between its edges', () => {
  const place = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 99 }) });
  fc.assert(
    fc.property(
      place,
      fc.integer({ min: 0, max: 1000 }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      (from, x, part) => {
        const to = { x: from.x + (x - from.x) * part, y: from.y + (panel.top - from.y) * part };
        const wide = { left: -1, right: 1001, top: panel.top };
        expect(isHeadingFor(wide, from, to)).toBe(true);
      },
    ),
  );
});
