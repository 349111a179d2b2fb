import fc from 'fast-check';
import { expect, it } from 'vitest';
import { discountPercentage } from './usePriceTexts';

const amount = fc.integer({ min: 1, max: 1_000_000 });

it.each([
  [800, 1000, 20],
  [0, 500, 100],
  [995, 999, 0.4],
  [999, 1000, 0.1],
  [500, 0, 0],
])('CARD-07 %d instead of %d is %d %% off', (price, regular, percentage) => {
  expect(discountPercentage(price, regular)).toBeCloseTo(percentage, 2);
});

it('CARD-07 the percentage taken off the regular price gives the price; it is 0 only when nothing is taken off', () => {
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [price, regular] = [Math.min(one, other), Math.max(one, other)];
      const percentage = discountPercentage(price, regular);
      expect(regular * (1 - percentage / 100)).toBeCloseTo(price, 3);
      expect(percentage === 0).toBe(price === regular);
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
