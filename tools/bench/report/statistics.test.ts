import { expect, test } from 'vitest';
import { quantile, relativeSpread, sampleOf } from './statistics';

test('the median of an even number of measurements lies between the two in the middle', () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(quantile([5, 1, 3], 0.5)).toBe(3);
  expect(quantile([], 0.5)).toBeNaN();
});

test('the spread is half of what lies between the quartiles, so that one outlier does not count', () => {
  expect(sampleOf([1, 2, 3, 4, 100])).toEqual({ median: 3, spread: 1, values: [1, 2, 3, 4, 100] });
  expect(relativeSpread(sampleOf([10, 10, 12, 14, 14]))).toBeCloseTo(2 / 12);
  expect(relativeSpread(sampleOf([0, 0]))).toBe(0);
});
