import { useTranslate } from '../../i18n/useTranslate';
import { useSession } from '../session/customer';
import styles from './priceNote.module.css';
import { SignInButton } from './SignInButton';

/** CARD-03: ask visitors to sign in for prices; once per list of cards. */
export function SignInForPrices() {
  const t = useTranslate();
  const { customer, isUnknown } = useSession();
  if (customer?.authenticated || isUnknown) return null;
  return (
    <p className={styles.basis}>
      <SignInButton>{t('product.signInForPrice')}</SignInButton>
    </p>
  );
}
