import { type Dispatch, useEffect, useReducer } from 'react';
import { readDraft, writeDraft } from '../../components/mui/form/useDraft';
import { useTranslate } from '../../i18n/useTranslate';
import { pushBeginCheckout } from '../analytics/cartEvents';
import type { Cart } from '../cart/cartCache';
import { useCart } from '../cart/useCart';
import type { Customer } from '../session/customer';
import { useSettings } from '../settings/settings';
import { type CheckoutEvent, checkoutReducer, type CheckoutState } from './checkoutState';
import { type Shipping, useShipping } from './useShipping';
import { useSubmitOrder } from './order/useSubmitOrder';
import { draftIds, restoreCheckout, storeCheckout } from './storedCheckout';

/** ANA-01: push begin_checkout once per checkout of this tab, despite reloads, until its order is placed. */
export function useBeginCheckout(cart: Cart | undefined): void {
  useEffect(() => {
    if (!cart || cart.lineItems.length === 0 || readDraft(draftIds.begun)['begun']) return;
    writeDraft(draftIds.begun, { begun: 'true' });
    pushBeginCheckout(cart);
  }, [cart]);
}

/** Payment method when the settings list none. */
const invoice = 'invoice';

/** Payment methods of the settings; invoice when there are none. */
export function usePaymentMethods() {
  const t = useTranslate();
  const { paymentMethods = [] } = useSettings();
  return paymentMethods.length > 0
    ? paymentMethods
    : [{ id: invoice, name: t('checkout.invoice'), description: null, icon: undefined, isInvoice: true }];
}

/** State and actions shared by the steps of the checkout. */
export interface CheckoutControl {
  customer: Customer;
  state: CheckoutState;
  dispatch: Dispatch<CheckoutEvent>;
  cart: ReturnType<typeof useCart>;
  shipping: Shipping;
  /** True while a change of cart or shipping is not confirmed: totals are being recalculated. */
  isOutdated: boolean;
  /** Send the order; does nothing while a step is missing. */
  submit: () => void;
}

/**
 * CHK-01 to CHK-04: the checkout of a customer: its state, stored for this tab, the shipping of the cart, and sending
 * the order.
 * @example const checkout = useCheckout(customer);
 */
export function useCheckout(customer: Customer): CheckoutControl {
  const [state, dispatch] = useReducer(checkoutReducer, customer, restoreCheckout);
  const { saved, active } = state;
  // Only on these changes: the end of a session removes the stored data, which must not be written again.
  useEffect(() => storeCheckout({ saved, active }), [saved, active]);
  const cart = useCart();
  const shipping = useShipping(cart.cart, saved.address?.deliveryAddress);
  const submit = useSubmitOrder({ state, dispatch, customer, cart: cart.cart });
  const isOutdated = cart.changing || shipping.isPending;
  return { customer, state, dispatch, cart, shipping, isOutdated, submit };
}
