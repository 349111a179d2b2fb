import type { TranslationKey } from '../../i18n/english';
import { useTranslate } from '../../i18n/useTranslate';
import { useLanguage } from '../settings/language';
import { useSettings } from '../settings/settings';
import { deliveryDay } from './deliveryDate';

interface EarliestDeliveryProps {
  /** Days from the order, as sent by the server for an article or a shipping method. */
  leadTimeDays: number;
  /** Text around the date. */
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
