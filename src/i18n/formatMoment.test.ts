import { expect, test } from 'vitest';
import { formatMoment } from './formatMoment';

test.each([
  ['2026-11-21T10:00:00Z', '21 November 2026'],
  ['2024-02-29T10:00:00.123+01:00', '29 February 2024'],
  ['2026-11-21T10:00:00+01', null],
  ['2026-11-21T10:00:00+0100', null],
  ['2026-11-21T10:00:00', null],
  ['2026-11-21 10:00:00Z', null],
  ['2026-11-21T10:00Z', null],
  ['2026-12-31T23:59:60Z', null],
  ['2025-02-29T10:00:00Z', null],
  ['2026-11-21', null],
])('ORD-01 the date-time %s is written as %s, or as it came', (moment, written) => {
  expect(formatMoment(moment, 'en', 'NO', 'Europe/Oslo').replaceAll('\u00a0', ' ')).toBe(written ?? moment);
});
