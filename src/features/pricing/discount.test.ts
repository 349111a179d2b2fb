import fc from 'fast-check';
import { expect, it } from 'vitest';
import { discountPercentage } from './discount';

const amount = fc.integer({ min: 1, max: 1_000_000 });

it.each([
  [800, 1000, 20],
  [2667, 4000, 33],
  [0, 500, 100],
  [999, 1000, 0],
  [500, 0, 0],
])('CARD-07 %i instead of %i is %i %% off', (price, regular, percentage) => {
  expect(discountPercentage(price, regular)).toBe(percentage);
});

it('CARD-07 the percentage taken off the regular price gives the price, to half a percent', () => {
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [price, regular] = [Math.min(one, other), Math.max(one, other)];
      const rebuilt = regular * (1 - discountPercentage(price, regular) / 100);
      expect(Math.abs(rebuilt - price)).toBeLessThanOrEqual(regular * 0.005 + 1e-6);
    }),
  );
});

it('CARD-07 a price at or above the regular one is no discount', () => {
  fc.assert(
    fc.property(amount, fc.nat(), (regular, more) => {
      expect(discountPercentage(regular + more, regular)).toBe(0);
    }),
  );
});
