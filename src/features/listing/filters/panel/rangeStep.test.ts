import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stepOf } from './rangeStep';

it('FILT-06 a step is 1, 2 or 5 with zeros, about a hundred of them from end to end', () => {
  const bounds = fc
    .tuple(fc.nat(50_000), fc.integer({ min: 1, max: 50_000 }))
    .map(([min, wide]) => ({ min, max: min + wide }));
  expect(stepOf({ min: 40, max: 140 })).toBe(1);
  expect(stepOf({ min: 249, max: 32_990 })).toBe(500);
  expect(stepOf({ min: 7, max: 7 })).toBe(1);
  fc.assert(
    fc.property(bounds, (range) => {
      expect(String(stepOf(range))).toMatch(/^[125]0*$/);
      expect((range.max - range.min) / stepOf(range)).toBeLessThanOrEqual(100);
    }),
  );
});
