import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampMax,
  clampMin,
  digitsOf,
  rangeFromTexts,
  shownRange,
  stepOf,
  wholeBounds,
  type Range,
} from './rangeRules';

const bounds = fc
  .tuple(fc.nat(50_000), fc.nat(50_000))
  .map(([a, b]): Range => ({ min: Math.min(a, b), max: Math.max(a, b) }));
/** A range within the bounds, as a selection always is. */
const selectedWithin = bounds.chain((outer) =>
  fc
    .tuple(fc.integer(outer), fc.integer(outer))
    .map(([a, b]) => ({ outer, selected: { min: Math.min(a, b), max: Math.max(a, b) } })),
);
const anyValue = fc.integer({ min: -10_000, max: 100_000 });
const typed = fc.oneof(fc.nat(100_000).map(String), fc.constantFrom('', 'abc', '-', '1e3', '0x10', '٣'));

describe('FILT-06 what a thumb may reach', () => {
  it('FILT-06 the least value lies between the least there is and the greatest selected', () => {
    expect(clampMin(50, { min: 100, max: 1000 }, { min: 200, max: 500 })).toBe(100);
    expect(clampMin(700, { min: 100, max: 1000 }, { min: 200, max: 500 })).toBe(500);
    expect(clampMin(300, { min: 100, max: 1000 }, { min: 200, max: 500 })).toBe(300);
  });

  it('FILT-06 the greatest value lies between the least selected and the greatest there is', () => {
    expect(clampMax(100, { min: 100, max: 1000 }, { min: 200, max: 500 })).toBe(200);
    expect(clampMax(5000, { min: 100, max: 1000 }, { min: 200, max: 500 })).toBe(1000);
    expect(clampMax(300, { min: 100, max: 1000 }, { min: 200, max: 500 })).toBe(300);
  });

  it('FILT-06 however the thumbs are moved, they stay within the bounds and never cross', () => {
    fc.assert(
      fc.property(
        selectedWithin,
        fc.array(fc.tuple(fc.boolean(), anyValue)),
        ({ outer, selected }, moves) => {
          let now = selected;
          for (const [isMin, to] of moves) {
            now = isMin
              ? { ...now, min: clampMin(to, outer, now) }
              : { ...now, max: clampMax(to, outer, now) };
            expect(outer.min <= now.min && now.min <= now.max && now.max <= outer.max).toBe(true);
          }
        },
      ),
    );
  });
});

describe('FILT-06 inputs that are left', () => {
  const outer = { min: 100, max: 1000 };
  const selected = { min: 200, max: 500 };

  it.each([
    ['', 'abc', { min: 200, max: 500 }],
    ['300', '', { min: 300, max: 500 }],
    ['800', '300', { min: 300, max: 800 }],
    ['800', '500', { min: 500, max: 800 }],
    ['1', '99999', { min: 100, max: 1000 }],
    ['5000', '4000', { min: 1000, max: 1000 }],
    ['99999', '1', { min: 100, max: 1000 }],
  ])('FILT-06 %j and %j are committed as %j', (min, max, committed) => {
    expect(rangeFromTexts({ min, max }, selected, outer)).toEqual(committed);
  });

  it('FILT-06 any input is committed in order and within the bounds, and committing again changes nothing', () => {
    fc.assert(
      fc.property(selectedWithin, typed, typed, ({ outer: ends, selected: before }, min, max) => {
        const committed = rangeFromTexts({ min, max }, before, ends);
        expect(ends.min <= committed.min && committed.min <= committed.max && committed.max <= ends.max).toBe(
          true,
        );
        const again = { min: String(committed.min), max: String(committed.max) };
        expect(rangeFromTexts(again, committed, ends)).toEqual(committed);
      }),
    );
  });
});

describe('FILT-06 what inputs take', () => {
  it.each([
    ['1299', '1299'],
    ['1 299,00 kr', '1299'],
    ['kr 12.990', '12990'],
    ['12,990.50', '12990'],
    ['99.5', '99'],
    ['', ''],
  ])('FILT-06 %j is pasted as %j', (text, digits) => {
    expect(digitsOf(text)).toBe(digits);
  });

  it.each(['1e3', '0x10', '٣', 'abc', '1-2'])('FILT-06 %j is no amount', (text) => {
    expect(digitsOf(text)).toBeNull();
  });
});

describe('FILT-06 what shows as selected', () => {
  it('FILT-06 without a selection the bounds of the facet, in whole numbers', () => {
    expect(wholeBounds({ min: 99.5, max: 1299.1 })).toEqual({ min: 99, max: 1300 });
    expect(shownRange({}, { min: 99, max: 1300 })).toEqual({ min: 99, max: 1300 });
  });

  it('FILT-06 any range of the address is shown in order and within the bounds', () => {
    const end = fc.option(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { nil: undefined });
    fc.assert(
      fc.property(bounds, end, end, (outer, min, max) => {
        const shown = shownRange(
          { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
          outer,
        );
        expect(outer.min <= shown.min && shown.min <= shown.max && shown.max <= outer.max).toBe(true);
      }),
    );
  });
});

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
