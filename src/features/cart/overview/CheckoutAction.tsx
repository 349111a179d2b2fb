import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { confirmed } from '../../../api/confirmed';
import { bulkUpdateCartMutation } from '../../../api/generated/mutations';
import { announce } from '../../../components/plain/LiveRegion';
import { failureText } from '../../../i18n/failureText';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import { may, useSession } from '../../session/customer';
import { useSettings } from '../../settings/settings';
import { cachedCart, type Cart, refetchCartAfter, setCachedCart } from '../cartCache';
import { selectionSaved } from '../cartConfirmations';
import { acceptsSplitting, cartStatus, ownLines } from '../cartStatus';
import type { PendingEdit } from '../useCart';
import styles from './CartOverview.module.css';
import { CartTotal } from './CartTotals';
import { OrderNotAllowed } from './OrderNotAllowed';

/**
 * CART-04: store with the cart on the server that items in stock may ship first (bulkUpdateCart). The cart is
 * refetched afterwards: totals may change, and a failed request may still have been applied.
 */
function useOrderSplitting() {
  const client = useQueryClient();
  const { mutate, error, isPending, variables } = useMutation({
    ...confirmed(bulkUpdateCartMutation(), selectionSaved),
    scope: { id: 'cart' },
    onSuccess: (_, { body: { AcceptOrderSplitting } }) => {
      const cart = cachedCart(client);
      if (cart && AcceptOrderSplitting !== undefined)
        setCachedCart(client, { ...cart, AcceptOrderSplitting });
    },
    onSettled: () => refetchCartAfter(client),
  });
  return {
    set: (AcceptOrderSplitting: boolean) => mutate({ body: { lineitems: [], AcceptOrderSplitting } }),
    error,
    pending: isPending ? variables.body.AcceptOrderSplitting : undefined,
  };
}

/** CART-04: offer to ship items in stock first. A change shows at once and is rolled back on failure. */
function OrderSplitting({ accepted }: { accepted: boolean }) {
  const t = useTranslate();
  const { set, error, pending } = useOrderSplitting();
  const checked = pending ?? accepted;
  return (
    <div>
      <FormControlLabel
        label={t('cart.splitting')}
        control={<Checkbox checked={checked} onChange={(_, accepts) => set(accepts)} />}
      />
      <FormHelperText aria-live="polite" sx={{ mt: '-4px', marginInlineStart: '29px' }}>
        {t(checked ? 'cart.splittingOn' : 'cart.splittingOff')}
      </FormHelperText>
      {error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failureText(t, error, 'cart.splittingFailed')}
        </Alert>
      )}
    </div>
  );
}

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
