import { useEffect, useReducer, type Dispatch } from 'react';
import { useCart } from '../cart/useCart';
import type { Customer } from '../session/customer';
import { checkoutReducer, type CheckoutEvent, type CheckoutState } from './checkoutState';
import { useShipping, type Shipping } from './delivery/useShipping';
import { useSubmitOrder } from './order/useSubmitOrder';
import { restoreCheckout, storeCheckout } from './storedCheckout';

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
