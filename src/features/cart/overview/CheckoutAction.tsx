import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { announce } from '../../../components/plain/LiveRegion';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import { may, useSession } from '../../session/customer';
import { useSettings } from '../../settings/settings';
import type { Cart } from '../cartCache';
import { acceptsSplitting, cartStatus, ownLines } from '../cartStatus';
import { OrderNotAllowed } from './OrderNotAllowed';
import { OrderSplitting } from './OrderSplitting';
import type { PendingEdit } from '../pendingEdits';
import { CartTotal } from './CartTotals';
import styles from './CartOverview.module.css';

interface CheckoutActionProps {
  cart: Cart;
  change: (edit: PendingEdit) => void;
  /** True while a change is not confirmed. */
  outdated: boolean;
}

/**
 * CART-01, CART-03: total and link to the checkout, always in view. While lines are no longer for sale it is a button
 * that removes them; a customer who may not place orders reads why (ORG-01). For lines short in stock the order splitting
 * is above it (CART-04).
 */
export function CheckoutAction({ cart, change, outdated }: CheckoutActionProps) {
  const t = useTranslate();
  const { checkoutPage } = useSettings().staticPages;
  const mayOrder = may(useSession().customer, 'placeOrders');
  const { outOfStock, notActive } = cartStatus(cart.lineItems);
  const action = useRef<HTMLDivElement>(null);
  const removed = useRef(false);
  useEffect(() => {
    // The link replaces the pressed button and takes its focus.
    if (removed.current && !notActive) action.current?.querySelector('a')?.focus();
    removed.current = false;
  }, [notActive]);
  const removeInactive = () => {
    removed.current = true;
    for (const line of ownLines(cart.lineItems)) if (!line.active) change({ line, quantity: 0 });
    announce(t('cart.notActiveRemoved'));
  };
  return (
    <>
      {outOfStock && <OrderSplitting accepted={acceptsSplitting(cart)} />}
      {!mayOrder && <OrderNotAllowed />}
      <div ref={action} className={styles.checkout}>
        {cart.price && <CartTotal price={cart.price} outdated={outdated} isBar />}
        {notActive ? (
          <Button onClick={removeInactive}>{t('cart.removeNotActive')}</Button>
        ) : (
          mayOrder && (
            <Button component={SafeLink} href={checkoutPage.url}>
              {t('cart.toCheckout')}
            </Button>
          )
        )}
      </div>
    </>
  );
}
