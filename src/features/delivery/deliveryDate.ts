import type { TranslationKey } from '../../i18n/english';
import { formatDay } from '../../i18n/formatDay';
import type { GlobalSettings } from '../settings/settings';
import { shopTime } from '../settings/shopTime';

const withEaster: Readonly<Record<string, readonly number[]>> = {
  // Maundy Thursday, Good Friday, Easter, Easter Monday, Ascension, Whit Sunday and Monday.
  NO: [-3, -2, 0, 1, 39, 49, 50],
  // Good Friday, Easter, Easter Monday, Ascension, Whit Sunday.
  SE: [-2, 0, 1, 39, 49],
};

/** Fixed holidays as MM-DD, by country. In Sweden the eves of Christmas and New Year count as holidays. */
const fixed: Readonly<Record<string, readonly string[]>> = {
  NO: ['01-01', '05-01', '05-17', '12-25', '12-26'],
  SE: ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'],
};

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Add days to a date; both as YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return isoDay(date);
}

/** Easter Sunday of a year in the Gregorian calendar (Anonymous Gregorian algorithm; Meeus). */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return isoDay(new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)));
}

/** Day of the week of a date; 0 is Sunday. */
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The first Saturday on or after a date. */
const saturdayFrom = (day: string): string => addDays(day, 6 - weekday(day));

/** Swedish holidays on a Saturday: Midsummer Day with its eve, and All Saints' Day. */
function swedishSaturdays(year: number): string[] {
  const midsummer = saturdayFrom(`${year}-06-20`);
  return [addDays(midsummer, -1), midsummer, saturdayFrom(`${year}-10-31`)];
}

/**
 * Public holidays of a year.
 * @param country two letters; no holidays for a country without a table
 * @returns dates as YYYY-MM-DD
 */
function publicHolidays(country: string, year: number): ReadonlySet<string> {
  const easter = easterSunday(year);
  return new Set([
    ...(withEaster[country] ?? []).map((days) => addDays(easter, days)),
    ...(fixed[country] ?? []).map((day) => `${year}-${day}`),
    ...(country === 'SE' ? swedishSaturdays(year) : []),
  ]);
}

export function isDeliveryDay(day: string, country: string): boolean {
  const isWeekend = weekday(day) % 6 === 0;
  return !isWeekend && !publicHolidays(country, Number(day.slice(0, 4))).has(day);
}

/** Latest selectable delivery date, in days after the lead time. */
const furthestDays = 180;

const maxLeadTimeDays = 3650;

export interface DeliveryLimits {
  from: string;
  leadTimeDays: number;
  /** Country code of the market, two letters: no delivery on its public holidays. */
  country: string;
}

/**
 * Limits of the delivery of an order placed now.
 * @param settings market and time zone of the shop
 * @example earliestDelivery(deliveryLimits(useSettings(), method.leadTimeDays))
 */
export const deliveryLimits = (
  { currentCountry, timeZone }: Pick<GlobalSettings, 'currentCountry' | 'timeZone'>,
  leadTimeDays: number,
): DeliveryLimits => ({ from: shopTime({ timeZone }).day, leadTimeDays, country: currentCountry });

const leadTime = ({ leadTimeDays }: DeliveryLimits): number =>
  Math.min(maxLeadTimeDays, Math.max(0, Math.floor(leadTimeDays) || 0));

/** Earliest delivery day: after the lead time, and not on a weekend or public holiday. */
export function earliestDelivery(limits: DeliveryLimits): string {
  let day = addDays(limits.from, leadTime(limits));
  while (!isDeliveryDay(day, limits.country)) day = addDays(day, 1);
  return day;
}

export interface DeliveryTexts {
  language: string;
  settings: Pick<GlobalSettings, 'currentCountry' | 'timeZone'>;
}

/** Format the earliest delivery day after a lead time. */
export function deliveryDay(leadTimeDays: number, { language, settings }: DeliveryTexts): string {
  return formatDay(
    earliestDelivery(deliveryLimits(settings, leadTimeDays)),
    language,
    settings.currentCountry,
  );
}

export const latestDelivery = (limits: DeliveryLimits): string =>
  addDays(limits.from, leadTime(limits) + furthestDays);

/**
 * Reason why a date cannot be selected; undefined for a valid one.
 * @param day a date as YYYY-MM-DD, validated by its field; empty for none
 */
export function deliveryDateProblem(day: string, limits: DeliveryLimits): TranslationKey | undefined {
  if (day === '') return undefined;
  if (day < earliestDelivery(limits)) return 'checkout.dateTooEarly';
  if (day > latestDelivery(limits)) return 'checkout.dateTooLate';
  return isDeliveryDay(day, limits.country) ? undefined : 'checkout.dateNotDelivered';
}
