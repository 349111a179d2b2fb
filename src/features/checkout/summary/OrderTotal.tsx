import { useTranslate } from '../../../i18n/useTranslate';
import type { Cart } from '../../cart/cartCache';
import styles from './CheckoutSummary.module.css';

interface OrderTotalProps {
  cart: Cart | undefined;
  /** A change is not confirmed yet: the total is being worked out. */
  isOutdated: boolean;
}

/** What the order comes to; while it is being worked out it says so. */
export function OrderTotal({ cart, isOutdated }: OrderTotalProps) {
  const t = useTranslate();
  if (!cart?.totalPrice) return null;
  return (
    <p className={styles.total} aria-live="polite">
      <span>{t('cart.total')}</span>
      {isOutdated ? (
        <span className={styles.pending}>{t('checkout.totalsPending')}</span>
      ) : (
        <span>{cart.totalPrice.formattedString}</span>
      )}
    </p>
  );
}
