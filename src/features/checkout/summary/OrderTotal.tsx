import { useTranslate } from '../../../i18n/useTranslate';
import { useVat } from '../../pricing/systemSetting';
import type { Cart } from '../../cart/cartCache';
import styles from './CheckoutSummary.module.css';

interface OrderTotalProps {
  cart: Cart | undefined;
  /** True while a change is not confirmed: the total is being recalculated. */
  isOutdated: boolean;
}

/** The order total, or a text while it is being recalculated. */
export function OrderTotal({ cart, isOutdated }: OrderTotalProps) {
  const t = useTranslate();
  const { inclVat } = useVat();
  if (!cart?.totalPrice) return null;
  return (
    <p className={styles.total} aria-live="polite">
      <span>{t(inclVat ? 'cart.total' : 'cart.toPay')}</span>
      {isOutdated ? (
        <span className={styles.pending}>{t('checkout.totalsPending')}</span>
      ) : (
        <bdi>{cart.totalPrice.formattedString}</bdi>
      )}
    </p>
  );
}
