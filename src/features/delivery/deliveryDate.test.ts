import { expect, it } from 'vitest';
import { deliveryDateProblem, earliestDelivery, latestDelivery } from './deliveryDate';

const limits = { from: '2026-12-18', leadTimeDays: 5, country: 'NO' };

it('CHK-02 the earliest delivery is after the lead time, on a working day of the market', () => {
  expect(earliestDelivery(limits)).toBe('2026-12-23');
  expect(earliestDelivery({ ...limits, leadTimeDays: 7 })).toBe('2026-12-28');
  expect(earliestDelivery({ ...limits, leadTimeDays: 6 })).toBe('2026-12-24');
  expect(earliestDelivery({ ...limits, leadTimeDays: 6, country: 'SE' })).toBe('2026-12-28');
  expect(earliestDelivery({ ...limits, leadTimeDays: 0 })).toBe('2026-12-18');
});

it.each([1e300, Infinity, -3, 2.5, NaN])(
  'CHK-02 a lead time of %s days gives dates all the same',
  (leadTimeDays) => {
    expect(earliestDelivery({ ...limits, leadTimeDays })).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(latestDelivery({ ...limits, leadTimeDays })).toMatch(/^20\d\d-\d\d-\d\d$/);
  },
);

it.each([
  ['', undefined],
  ['2026-12-23', undefined],
  ['2026-12-22', 'checkout.dateTooEarly'],
  ['2025-12-23', 'checkout.dateTooEarly'],
  ['2026-12-25', 'checkout.dateNotDelivered'],
  ['2026-12-27', 'checkout.dateNotDelivered'],
  ['2027-05-17', 'checkout.dateNotDelivered'],
  ['2027-06-21', undefined],
  ['2027-06-22', 'checkout.dateTooLate'],
] as const)('CHK-02 a delivery on “%s”: %s', (day, problem) => {
  expect(deliveryDateProblem(day, limits)).toBe(problem);
});

it('CHK-02 the last day is half a year after the lead time', () => {
  expect(latestDelivery(limits)).toBe('2027-06-21');
});
