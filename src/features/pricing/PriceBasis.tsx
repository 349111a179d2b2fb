import { useTranslate } from '../../i18n/useTranslate';
import { useSession } from '../session/customer';
import styles from './PriceBasis.module.css';
import { SignInButton } from './SignInButton';
import { useVatNote } from './useVatNote';

/** CARD-08: says once for a list whether its prices include VAT. */
export function VatNote() {
  return <p className={styles.basis}>{useVatNote()}</p>;
}

/**
 * CARD-03, CARD-08: says once for a list of cards whether its prices include VAT; visitors, who see none, may sign in.
 * Nothing as long as it is unknown who is signed in.
 */
export function PriceBasis() {
  const t = useTranslate();
  const { customer, isUnknown } = useSession();
  if (customer?.authenticated) return <VatNote />;
  if (isUnknown) return null;
  return (
    <p className={styles.basis}>
      <SignInButton>{t('product.signInForPrice')}</SignInButton>
    </p>
  );
}
