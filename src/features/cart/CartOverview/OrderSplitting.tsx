import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { ErrorNotice } from '../../../components/ErrorNotice/ErrorNotice';
import { failureText } from '../../../i18n/failureText';
import { useTranslate } from '../../../i18n/useTranslate';
import { useOrderSplitting } from '../useOrderSplitting';
import styles from './CartOverview.module.css';

/** CART-04: offers to send what is in stock ahead of the rest. A choice shows at once; one that fails is taken back. */
export function OrderSplitting({ accepted }: { accepted: boolean }) {
  const t = useTranslate();
  const { set, error, pending } = useOrderSplitting();
  const checked = pending ?? accepted;
  return (
    <div className={styles.splitting}>
      <Checkbox label={t('cart.splitting')} checked={checked} onChange={set} />
      <p className={styles.explanation} aria-live="polite">
        {t(checked ? 'cart.splittingOn' : 'cart.splittingOff')}
      </p>
      {error && <ErrorNotice message={failureText(t, error, 'cart.splittingFailed')} />}
    </div>
  );
}
