import { formatDay } from '../../../i18n/formatDay';
import type { Translate } from '../../../i18n/translate';
import type { LineItem } from '../cartCache';
import { lineStock } from '../lines/lineStock';
import type { GlobalSettings } from '../../settings/settings';
import { deliveryLimits, earliestDelivery } from './deliveryDate';

/** Text of an article's or line's delivery, for quantities within its stock and beyond. */
export interface DeliveryTexts {
  t: Translate;
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

/** Delivery of a cart line as a whole: its day, or its stock and the day of the rest (CART-03). */
export function lineDelivery(line: LineItem, texts: DeliveryTexts): string | undefined {
  const { t } = texts;
  const { leadTimeDays, inStockQuantity, active } = line;
  const { text, short } = lineStock(t, line);
  const day = leadTimeDays === undefined ? undefined : deliveryDay(leadTimeDays, texts);
  if (!short) return day && t('cart.earliestDelivery', [day]);
  if (!active || !day) return text;
  return `${text}, ${t(inStockQuantity > 0 ? 'cart.restFrom' : 'cart.backOrderFrom', [day])}`;
}
