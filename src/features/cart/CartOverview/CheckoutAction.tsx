import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { announce } from '../../../components/LiveRegion/announce';
import { SafeLink } from '../../../components/SafeLink/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSettings } from '../../settings/settings';
import type { Cart } from '../cartCache';
import { cartStatus, ownLines } from '../cartStatus';
import type { PendingEdit } from '../pendingEdits';
import styles from './CartOverview.module.css';
import { OrderSplitting } from './OrderSplitting';

interface CheckoutActionProps {
  cart: Cart;
  change: (edit: PendingEdit) => void;
}

/**
 * CART-03, CART-04: leads to the checkout. Lines that are not for sale any longer have to go first, and the button takes
 * them out; where lines are short in stock, it is chosen above how the rest is sent.
 */
export function CheckoutAction({ cart, change }: CheckoutActionProps) {
  const t = useTranslate();
  const { checkoutPage } = useSettings().staticPages;
  const { outOfStock, notActive } = cartStatus(cart.lineItems);
  const action = useRef<HTMLDivElement>(null);
  const removed = useRef(false);
  useEffect(() => {
    // The link takes the place of the button that was pressed, and its focus.
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
      {outOfStock && <OrderSplitting accepted={cart.AcceptOrderSplitting} />}
      <div ref={action} className={styles.action}>
        {notActive ? (
          <Button onClick={removeInactive}>{t('cart.removeNotActive')}</Button>
        ) : (
          <Button component={SafeLink} href={checkoutPage.url}>
            {t('cart.toCheckout')}
          </Button>
        )}
      </div>
    </>
  );
}
