import { formatDay } from '../../../i18n/formatDay';
import { useTranslate } from '../../../i18n/useTranslate';
import { useLanguage } from '../../settings/language';
import { useSettings } from '../../settings/settings';
import { RadioCards } from '../steps/RadioCards';
import { earliestDelivery, type DeliveryLimits } from '../../cart/delivery/deliveryDate';
import { useShippingPrice } from '../../cart/delivery/useShippingPrice';
import type { Shipping } from './useShipping';

/** CART-06: the shipping methods of the cart, each with its price, earliest delivery day and collection address. */
export function MethodList({ shipping, limits }: { shipping: Shipping; limits: DeliveryLimits }) {
  const t = useTranslate();
  const language = useLanguage();
  const { currentCountry } = useSettings();
  const priceOf = useShippingPrice();
  const choices = (shipping.methods ?? []).map((method) => {
    const at = method.collectionAddress;
    const day = earliestDelivery({ ...limits, leadTimeDays: method.leadTimeDays });
    return {
      value: method.id,
      title: method.name,
      end: priceOf(method),
      text: (
        <>
          <span>{t('checkout.earliest', [formatDay(day, language, currentCountry)])}</span>
          {at && <span>{`${at.name}, ${at.address}, ${at.postalCode}\u00a0${at.city}`}</span>}
          {method.description && <span>{method.description}</span>}
        </>
      ),
    };
  });
  return (
    <RadioCards
      label={t('checkout.deliveryMethod')}
      operation="getCart"
      place="/shippingMethods"
      choices={choices}
      value={shipping.selected}
      onSelect={shipping.choose}
    />
  );
}
