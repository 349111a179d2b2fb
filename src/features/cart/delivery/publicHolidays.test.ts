import { describe, expect, it } from 'vitest';
import { addDays, isDeliveryDay } from './publicHolidays';

const weekdaysWithout = (country: string, year: number) => {
  const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index));
  return days.filter((day) => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    return day.startsWith(String(year)) && weekday % 6 !== 0 && !isDeliveryDay(day, country);
  });
};

describe('the days on which goods are delivered', () => {
  it('CHK-02 are no public holiday of Norway', () => {
    expect(weekdaysWithout('NO', 2026)).toEqual(
      // New Year, Maundy Thursday to Easter Monday, Labour Day, Ascension, Whit Monday; 17 May is a Sunday.
      [
        '2026-01-01',
        '2026-04-02',
        '2026-04-03',
        '2026-04-06',
        '2026-05-01',
        '2026-05-14',
        '2026-05-25',
        '2026-12-25',
      ],
    );
    expect(weekdaysWithout('NO', 2027)).toEqual([
      '2027-01-01',
      '2027-03-25',
      '2027-03-26',
      '2027-03-29',
      '2027-05-06',
      '2027-05-17',
    ]);
  });

  it('CHK-02 are no public holiday of Sweden, nor an eve that counts like one', () => {
    expect(weekdaysWithout('SE', 2026)).toEqual([
      '2026-01-01',
      '2026-01-06',
      '2026-04-03',
      '2026-04-06',
      '2026-05-01',
      '2026-05-14',
      '2026-06-19',
      '2026-12-24',
      '2026-12-25',
      '2026-12-31',
    ]);
  });

  it.each([
    ['2024', '2024-04-01'],
    ['2025', '2025-04-21'],
    ['2030', '2030-04-22'],
    ['2038', '2038-04-26'],
    ['2049', '2049-04-19'],
    ['2076', '2076-04-20'],
  ])('CHK-02 Easter Monday of %s is %s', (_, day) => {
    expect(isDeliveryDay(day, 'NO')).toBe(false);
    expect(isDeliveryDay(addDays(day, 1), 'NO')).toBe(true);
  });

  it('CHK-02 are never at a weekend, also in a country whose holidays are not known', () => {
    expect(
      ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'].map((day) => isDeliveryDay(day, 'FI')),
    ).toEqual([true, false, false, true]);
  });
});
