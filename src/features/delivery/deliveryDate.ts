import type { TranslationKey } from '../../i18n/english';
import { formatDay } from '../../i18n/formatDay';
import type { GlobalSettings } from '../settings/settings';
import { shopTime } from '../settings/shopTime';
import { addDays, isDeliveryDay } from './publicHolidays';

/** Latest selectable delivery date, in days after the lead time. */
const furthestDays = 180;

/** Maximum lead time in the contract, in days. */
const maxLeadTimeDays = 3650;

/** Limits of a delivery date. */
export interface DeliveryLimits {
  /** Today in the shop, as YYYY-MM-DD. */
  from: string;
  /** Days from the order to the earliest delivery, by the shipping method. */
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

/** A lead time within the contract's limits, in whole days. */
const leadTime = ({ leadTimeDays }: DeliveryLimits): number =>
  Math.min(maxLeadTimeDays, Math.max(0, Math.floor(leadTimeDays) || 0));

/** Earliest delivery day: after the lead time, and not on a weekend or public holiday. */
export function earliestDelivery(limits: DeliveryLimits): string {
  let day = addDays(limits.from, leadTime(limits));
  while (!isDeliveryDay(day, limits.country)) day = addDays(day, 1);
  return day;
}

/** Language, market and time zone of a delivery day. */
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

/** Latest selectable delivery date. */
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
