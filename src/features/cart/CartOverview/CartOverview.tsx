import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink';
import { classNames } from '../../../components/classNames';
import { openModal } from '../../../components/Modal/modalStore';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCart } from '../useCart';
import { useViewCart } from '../useViewCart';
import { useSession, useSignedIn } from '../../session/customer';
import { SessionUnknown } from '../../session/SessionUnknown';
import { useHomeHref } from '../../settings/settings';
import { CartLines } from '../lines/CartLines';
import { CartUnknown } from '../lines/CartUnknown';
import styles from './CartOverview.module.css';
import { CartTotals } from './CartTotals';

interface CartOverviewProps {
  /** How to reach the people who take the order. */
  support: ReactNode;
}

/**
 * CART-01, NAV-10: what the cart holds on a page of its own, what it comes to, and how it is ordered. Visitors see no
 * price (CARD-03).
 */
export function CartOverview({ support }: CartOverviewProps) {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const home = useHomeHref();
  const { isUnknown: isSessionUnknown } = useSession();
  const { cart, isPending, isUnknown, retry, isChanging, changing } = useCart();
  useViewCart(cart);
  const lines = cart?.lineItems ?? [];
  if (isPending) return <Skeleton height="20rem" />;
  return (
    <div className={classNames(styles.cart, lines.length === 0 && styles.empty)}>
      <div>
        {isUnknown ? (
          <CartUnknown onRetry={retry} />
        ) : (
          <CartLines lines={lines} isChanging={isChanging} level={2} />
        )}
      </div>
      <div className={styles.aside}>
        {signedIn && cart?.price && lines.length > 0 && (
          <CartTotals price={cart.price} promotions={cart.promotions} cart={cart} outdated={changing} />
        )}
        {lines.length > 0 && signedIn && (
          <>
            <p>{t('cart.orderWithUs')}</p>
            {support}
          </>
        )}
        {isSessionUnknown && <SessionUnknown />}
        {!signedIn && !isSessionUnknown && (
          <Button onClick={() => openModal('signIn')}>{t('account.signIn')}</Button>
        )}
        <ButtonLink href={home} variant="secondary">
          {t('cart.continueShopping')}
        </ButtonLink>
      </div>
    </div>
  );
}
