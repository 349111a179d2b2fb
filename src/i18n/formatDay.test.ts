import { expect, test } from 'vitest';
import { formatMoment } from './dateFormats';
import { formatDay } from './formatDay';

test.each([
  ['en', 'NO', '21 November 2026'],
  ['en', 'SE', '21 November 2026'],
  ['no', 'NO', '21. november 2026'],
  ['sv', 'SE', '21 november 2026'],
])(
  'PDP-03 a day is written in the language %s as in the country %s, and is not broken',
  (language, country, written) => {
    expect(formatDay('2026-11-21', language, country)).toBe(written.replaceAll(' ', '\u00a0'));
  },
);

test('PDP-03 an unknown locale falls back, and what is no day shows as it came', () => {
  expect(formatDay('2026-11-21', 'n_o', '')).toBe('21\u00a0November\u00a02026');
  expect(formatDay('soon', 'en', 'NO')).toBe('soon');
});

test.each(['2026-02-30', '2025-02-29', '2026-11-21T10:00:00Z', '21.11.2026'])(
  'PDP-03 %s is no day and shows as it came',
  (day) => expect(formatDay(day, 'en', 'NO')).toBe(day),
);

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
