import { describe, expect, it } from 'vitest';
import { addDays, isDeliveryDay } from './deliveryDate';

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
    // Midsummer is the Saturday from 20 to 26 June; All Saints' Day and Christmas Day are on Saturdays.
    expect(weekdaysWithout('SE', 2027)).toEqual([
      '2027-01-01',
      '2027-01-06',
      '2027-03-26',
      '2027-03-29',
      '2027-05-06',
      '2027-06-25',
      '2027-12-24',
      '2027-12-31',
    ]);
  });

  // Easter Sundays from published church calendars, including the earliest and latest possible dates.
  it.each(
    `2024-03-31 2025-04-20 2026-04-05 2027-03-28 2028-04-16 2029-04-01 2030-04-21 2031-04-13 2032-03-28 2033-04-17
    2034-04-09 2035-03-25 2036-04-13 2037-04-05 2038-04-25 2039-04-10 2040-04-01 2049-04-18 2076-04-19 2285-03-22`.split(
      /\s+/,
    ),
  )('CHK-02 move with Easter, which is on %s', (easter) => {
    // From the Wednesday before Easter to the Tuesday after Whitsun; 1 and 17 May and 6 June are separate holidays.
    const year = easter.slice(0, 4);
    const fixed = [`${year}-05-01`, `${year}-05-17`, `${year}-06-06`];
    const daysOff = (country: string) =>
      Array.from({ length: 56 }, (_, index) => index - 4).filter((days) => {
        const day = addDays(easter, days);
        const isWeekend = new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0;
        return !isWeekend && !fixed.includes(day) && !isDeliveryDay(day, country);
      });
    const isFixed = (days: number) => fixed.includes(addDays(easter, days));
    expect(daysOff('NO')).toEqual([-3, -2, 1, 39, 50].filter((days) => !isFixed(days)));
    expect(daysOff('SE')).toEqual([-2, 1, 39].filter((days) => !isFixed(days)));
  });

  it('CHK-02 are never at a weekend, also in a country whose holidays are not known', () => {
    expect(
      ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'].map((day) => isDeliveryDay(day, 'FI')),
    ).toEqual([true, false, false, true]);
  });
});
