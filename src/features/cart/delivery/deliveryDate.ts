import type { TranslationKey } from '../../../i18n/english';
import { addDays, isDeliveryDay } from './publicHolidays';

/** How far ahead a delivery can be asked for, in days. */
const furthestDays = 180;

/** Today where the person is, as YYYY-MM-DD. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** What a delivery date is limited by. */
export interface DeliveryLimits {
  /** Today as YYYY-MM-DD. */
  from: string;
  /** Days from the order to the earliest delivery, of the shipping method. */
  leadTimeDays: number;
  /** The market, two letters: no delivery on its public holidays. */
  country: string;
}

/** The first day on which goods can be there: after the lead time, and no weekend or public holiday. */
export function earliestDelivery({ from, leadTimeDays, country }: DeliveryLimits): string {
  let day = addDays(from, leadTimeDays);
  while (!isDeliveryDay(day, country)) day = addDays(day, 1);
  return day;
}

/** The last day that a delivery can be asked for. */
export const latestDelivery = ({ from, leadTimeDays }: DeliveryLimits): string =>
  addDays(from, leadTimeDays + furthestDays);

/**
 * Why goods cannot be delivered on a day; undefined for one on which they can.
 * @param day a date as YYYY-MM-DD, which its field has checked; empty for none
 */
export function deliveryDateProblem(day: string, limits: DeliveryLimits): TranslationKey | undefined {
  if (day === '') return undefined;
  if (day < earliestDelivery(limits)) return 'checkout.dateTooEarly';
  if (day > latestDelivery(limits)) return 'checkout.dateTooLate';
  return isDeliveryDay(day, limits.country) ? undefined : 'checkout.dateNotDelivered';
}
