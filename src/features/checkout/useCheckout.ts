import { useEffect, useReducer, type Dispatch } from 'react';
import { useCart } from '../cart/useCart';
import type { Customer } from '../session/customer';
import { checkoutReducer, type CheckoutEvent, type CheckoutState } from './checkoutState';
import { useShipping, type Shipping } from './delivery/useShipping';
import { useSubmitOrder } from './order/useSubmitOrder';
import { restoreCheckout, storeCheckout } from './storedCheckout';

/** What the steps of the checkout share. */
export interface CheckoutControl {
  customer: Customer;
  state: CheckoutState;
  dispatch: Dispatch<CheckoutEvent>;
  cart: ReturnType<typeof useCart>;
  shipping: Shipping;
  /** A change of cart or shipping is not confirmed yet: totals are being worked out. */
  isOutdated: boolean;
  /** Sends the order; nothing happens as long as a step is missing. */
  submit: () => void;
}

/** CHK-01 to CHK-04: the checkout of a customer: its state, kept for this tab, the shipping of the cart, and sending the order. */
export function useCheckout(customer: Customer): CheckoutControl {
  const { id: owner } = customer;
  const [state, dispatch] = useReducer(checkoutReducer, customer, restoreCheckout);
  const { saved, active } = state;
  // Only on these changes: when the session ends, what was stored is taken out of the browser, and stays out.
  useEffect(() => storeCheckout(owner, { saved, active }), [owner, saved, active]);
  const cart = useCart();
  const shipping = useShipping(cart.cart, saved.address?.deliveryAddress);
  const submit = useSubmitOrder({ state, dispatch, customer, cart: cart.cart });
  const isOutdated = cart.changing || shipping.isPending;
  return { customer, state, dispatch, cart, shipping, isOutdated, submit };
}
