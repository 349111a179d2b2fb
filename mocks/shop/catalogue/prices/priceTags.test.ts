import { expect, test } from 'vitest';
import { reduced } from './priceTags';

test.each([
  [545, 25, 408],
  [545, 20, 436],
  [2395, 25, 1796],
])('CARD-07 %i kr less %i%% is %i kr: never less off than promised', (amount, percentage, left) => {
  expect(reduced(amount, percentage)).toBe(left);
  expect(amount - left).toBeGreaterThanOrEqual((amount * percentage) / 100);
});
