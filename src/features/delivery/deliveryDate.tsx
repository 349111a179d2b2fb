import type { TranslationKey } from '../../i18n/english';
import { formatDay } from '../../i18n/formatDay';
import { type GlobalSettings, useSettings, useLanguage } from '../settings/settings';
import { shopTime } from '../settings/shopTime';
import { addDays, isDeliveryDay } from './publicHolidays';
import type { CartShippingMethod } from '../../api/generated/types';
import { useTranslate } from '../../i18n/useTranslate';
import { useVat, vatLabel } from '../pricing/vatDisplay';

interface EarliestDeliveryProps {
  leadTimeDays: number;
  text?: TranslationKey;
}

/**
 * PDP-01, CART-06: the earliest delivery day, the same on the product page, in the cart and at the checkout.
 * @example <EarliestDelivery leadTimeDays={variation.leadTimeDays} />
 */
export function EarliestDelivery({ leadTimeDays, text = 'cart.earliestDelivery' }: EarliestDeliveryProps) {
  const t = useTranslate();
  const language = useLanguage();
  const settings = useSettings();
  return t(text, [deliveryDay(leadTimeDays, { language, settings })]);
}

/**
 * CART-06, PDP-01: format the price of a shipping method on the VAT basis of the prices beside it; undefined for
 * visitors.
 * @example const priceOf = useShippingPrice();
 */
export function useShippingPrice(): (method: CartShippingMethod) => string | undefined {
  const t = useTranslate();
  const { inclVat } = useVat();
  return ({ priceIncVat, priceExVat }) => {
    const price = inclVat ? priceIncVat : priceExVat;
    if (!price) return undefined;
    if (price.amount === 0) return t('cart.free');
    return vatLabel(price.formattedString, inclVat, t);
  };
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
