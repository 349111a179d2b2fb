import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestStop, stepOf, stopAfter, stopsOf } from './rangeSteps';

const bounds = fc
  .tuple(fc.nat(50_000), fc.integer({ min: 1, max: 50_000 }))
  .map(([min, wide]) => ({ min, max: min + wide }));
const key = (name: string, shiftKey = false) => stopsOf({ key: name, shiftKey });

describe('FILT-06 steps of the slider', () => {
  it('FILT-06 a step is 1, 2 or 5 with zeros, about a hundred of them from end to end', () => {
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

  it('FILT-06 a drag stops at round values and at the bounds', () => {
    const range = { min: 249, max: 32_990 };
    expect(nearestStop(249, range)).toBe(249);
    expect(nearestStop(135, { min: 135, max: 310 })).toBe(135);
    expect(nearestStop(1234, range)).toBe(1000);
    expect(nearestStop(32_980, range)).toBe(32_990);
    expect(nearestStop(32_990, range)).toBe(32_990);
  });

  it('FILT-06 arrow keys move one stop, with Shift or as a page key ten, Home and End to the ends', () => {
    expect([key('ArrowRight'), key('ArrowUp'), key('ArrowLeft'), key('ArrowDown')]).toEqual([1, 1, -1, -1]);
    expect([key('PageUp'), key('PageDown'), key('ArrowUp', true)]).toEqual([10, -10, 10]);
    expect([key('Home'), key('End')]).toEqual([undefined, undefined]);
  });

  it('FILT-06 a key moves a value between two stops to a round one, in the direction of the key', () => {
    const range = { min: 249, max: 32_990 };
    expect(stopAfter(249, 1, range)).toBe(500);
    expect(stopAfter(500, 1, range)).toBe(1000);
    expect(stopAfter(1234, -1, range)).toBe(1000);
    fc.assert(
      fc.property(bounds, fc.nat(100_000), fc.constantFrom(1, 10), (outer, value, stops) => {
        expect(stopAfter(value, stops, outer)).toBeGreaterThan(value);
        expect(stopAfter(value, -stops, outer)).toBeLessThan(value);
      }),
    );
  });
});
