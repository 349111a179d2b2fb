import { expect, test } from 'vitest';
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
