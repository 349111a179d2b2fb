import type { CartShippingMethod } from '../../api/generated/types';
import { useTranslate } from '../../i18n/useTranslate';
import { useVat, vatLabel } from '../pricing/systemSetting';

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
