import type { CartShippingMethod } from '../../api/generated/types';
import type { TranslationKey } from '../../i18n/english';
import { useTranslate } from '../../i18n/useTranslate';
import { deliveryDay } from './deliveryDate';
import { useVat, vatLabel } from '../pricing/vatDisplay';
import { useLanguage, useSettings } from '../settings/settings';

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
