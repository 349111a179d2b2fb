import type { ReactNode } from 'react';
import { openModal } from '../../components/plain/modalStore';
import { useTranslate } from '../../i18n/useTranslate';
import { useSession } from '../session/customer';
import { usePricesShown } from './usePricesShown';
import { useVat } from './vatDisplay';
import styles from './SignInForPrices.module.css';

export function SignInButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className={styles.signIn} onClick={() => openModal('signIn')}>
      {children}
    </button>
  );
}

/** CARD-03: ask visitors without prices to sign in for them; once per list of cards. */
export function SignInForPrices() {
  const t = useTranslate();
  const { isUnknown } = useSession();
  if (usePricesShown() || isUnknown) return null;
  return (
    <p className={styles.basis}>
      <SignInButton>{t('product.signInForPrice')}</SignInButton>
    </p>
  );
}

/** CARD-08: VAT basis of a list whose amounts have no labels, such as the cart. */
export function VatNote() {
  const t = useTranslate();
  const { inclVat } = useVat();
  return <p className={styles.basis}>{t(inclVat ? 'product.pricesInclVat' : 'product.pricesExVat')}</p>;
}
