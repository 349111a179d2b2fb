import Skeleton from '@mui/material/Skeleton';
import { formatDay } from '../../../i18n/formatDay';
import { useTranslate } from '../../../i18n/useTranslate';
import { lazyPart } from '../../../routing/lazy/lazyPart';
import { useLanguage } from '../../settings/language';
import { useSettings } from '../../settings/settings';
import { CheckoutStep } from '../steps/CheckoutStep';
import type { CheckoutControl } from '../useCheckout';

const DeliveryForm = lazyPart(() => import('../laterForms').then(({ DeliveryForm }) => DeliveryForm));

/** CHK-02, CART-06: shipping method, from those of the cart, and an optional delivery date. */
export function DeliveryStep({ checkout }: { checkout: CheckoutControl }) {
  const t = useTranslate();
  const language = useLanguage();
  const { currentCountry, shippingMethods } = useSettings();
  const { state, shipping } = checkout;
  const { delivery } = state.saved;
  const isOf = ({ id }: { id: string }) => id === delivery?.shippingMethod;
  const method = (shipping.methods?.find(isOf) ?? shippingMethods?.find(isOf))?.name;
  const date = delivery?.requestedDeliveryDate;
  const when = date
    ? t('checkout.onDate', [formatDay(date, language, currentCountry)])
    : t('checkout.asSoonAsPossible');
  return (
    <CheckoutStep step="delivery" checkout={checkout} summary={[method, when]}>
      {shipping.methods?.length === 0 ? <Skeleton height="12rem" /> : <DeliveryForm checkout={checkout} />}
    </CheckoutStep>
  );
}
