import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stockLevel } from './StockStatus';

it.each([
  [-3, 'none'],
  [0, 'none'],
  [1, 'few'],
  [10, 'few'],
  [11, 'some'],
  [50, 'some'],
  [51, 'many'],
  [5000, 'many'],
] as const)('CARD-02 a quantity of %i is %s', (inStockQuantity, level) => {
  expect(stockLevel({ active: true, inStockQuantity })).toBe(level);
});

it('CARD-02 what is not active is discontinued, however many are left', () => {
  fc.assert(
    fc.property(fc.integer(), (inStockQuantity) => {
      expect(stockLevel({ active: false, inStockQuantity })).toBe('discontinued');
    }),
  );
});

it('CARD-02 a larger quantity never has a lower level', () => {
  const order = ['none', 'few', 'some', 'many'];
  const rank = (inStockQuantity: number) => order.indexOf(stockLevel({ active: true, inStockQuantity }));
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 200 }), fc.nat(200), (quantity, more) => {
      expect(rank(quantity + more)).toBeGreaterThanOrEqual(rank(quantity));
    }),
  );
});
