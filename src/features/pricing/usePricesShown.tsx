import type { ReactNode } from 'react';
import { openModal } from '../../components/plain/modalStore';
import { showsVisitorPrices } from '../../config/deployment';
import { useTranslate } from '../../i18n/useTranslate';
import { useSession, useSignedIn } from '../session/customer';
import styles from './usePricesShown.module.css';
import { useVat } from './vatDisplay';

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

/**
 * True when prices and purchases are shown (CARD-03): to customers, and to visitors where the deployment shows them
 * prices; not while it is unknown who is signed in, since they could be a customer's (AUTH-02).
 * @example const canBuy = usePricesShown();
 */
export function usePricesShown(): boolean {
  const { isUnknown } = useSession();
  return useSignedIn() || (showsVisitorPrices() && !isUnknown);
}
