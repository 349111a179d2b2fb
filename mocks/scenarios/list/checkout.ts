import { inStock, linesOf } from '../articles';
import { orderNumber, withOrder } from '../orders';
import type { Scenario } from '../scenario';

/** Scenarios of the group “Checkout”, by the name that a link gives each (DEV-04). */
export const checkout = {
  visitorCheckout: {
    title: 'Checkout of a visitor',
    path: '/en/checkout',
    sees: 'Sign in to order',
  },
  emptyCheckout: {
    title: 'Checkout with an empty cart',
    path: '/en/checkout',
    sees: 'If you have just placed an order',
    customer: 'ingrid@furulia.example',
    cart: () => [],
  },
  readyCheckout: {
    title: 'Checkout with everything known',
    path: '/en/checkout',
    sees: 'Requested delivery date',
    customer: 'ingrid@furulia.example',
    cart: () => linesOf(2, inStock),
  },
  newCheckout: {
    title: 'Checkout of a customer without an address',
    path: '/en/checkout',
    sees: 'Street',
    customer: 'elin@furulia.example',
    cart: () => linesOf(1, inStock),
  },
  failingCheckout: {
    title: 'Placing an order fails',
    path: '/en/checkout',
    sees: 'Delivery method',
    customer: 'ingrid@furulia.example',
    cart: () => linesOf(1, inStock),
    faults: { createOrder: 500 },
  },
  declinedPayment: {
    title: 'Payment declined',
    path: () => `/en/order-confirmation?orderNumber=${orderNumber}`,
    sees: 'The payment did not go through',
    customer: 'ingrid@furulia.example',
    cart: () => linesOf(2, inStock),
    prepare: withOrder('cancelled'),
  },
  latePayment: {
    title: 'Order that waits to be paid',
    path: () => `/en/order-confirmation?orderNumber=${orderNumber}`,
    sees: 'Continue to payment',
    customer: 'ingrid@furulia.example',
    cart: () => linesOf(2, inStock),
    prepare: withOrder('awaitingPayment'),
  },
  orderConfirmation: {
    title: 'Order just placed',
    path: () => `/en/order-confirmation?orderNumber=${orderNumber}`,
    sees: 'What happens next',
    customer: 'ingrid@furulia.example',
    prepare: withOrder('received'),
  },
  unknownConfirmation: {
    title: 'Confirmation of an order that is not there',
    path: '/en/order-confirmation?orderNumber=F-1',
    sees: 'We could not find this order',
    customer: 'ingrid@furulia.example',
  },
} satisfies Record<string, Scenario>;
