import { orderNumber, withOrder } from '../orders';
import type { Scenario } from '../scenario';

/** Scenarios of the group “Orders”, by the name that a link gives each (DEV-04). */
export const orders = {
  receivedOrder: {
    title: 'Order: received',
    path: () => `/en/account?view=Orders&order=${orderNumber}`,
    sees: 'Received',
    customer: 'ingrid@furulia.example',
    prepare: withOrder('received'),
  },
  processingOrder: {
    title: 'Order: being prepared',
    path: () => `/en/account?view=Orders&order=${orderNumber}`,
    sees: 'Being prepared',
    customer: 'ingrid@furulia.example',
    prepare: withOrder('processing'),
  },
  delayedOrder: {
    title: 'Order: delayed',
    path: () => `/en/account?view=Orders&order=${orderNumber}`,
    sees: 'Delayed',
    customer: 'ingrid@furulia.example',
    prepare: withOrder('delayed'),
  },
  shippedOrder: {
    title: 'Order: shipped',
    path: () => `/en/account?view=Orders&order=${orderNumber}`,
    sees: 'Shipped',
    customer: 'ingrid@furulia.example',
    prepare: withOrder('shipped'),
  },
  deliveredOrder: {
    title: 'Order: delivered',
    path: () => `/en/account?view=Orders&order=${orderNumber}`,
    sees: 'Delivered',
    customer: 'ingrid@furulia.example',
    prepare: withOrder('delivered'),
  },
  partlyReturnedOrder: {
    title: 'Order: partly returned',
    path: () => `/en/account?view=Orders&order=${orderNumber}`,
    sees: 'Partly returned',
    customer: 'ingrid@furulia.example',
    prepare: withOrder('partlyReturned'),
  },
  cancelledOrder: {
    title: 'Order: cancelled',
    path: () => `/en/account?view=Orders&order=${orderNumber}`,
    sees: 'Cancelled',
    customer: 'ingrid@furulia.example',
    prepare: withOrder('cancelled'),
  },
  awaitingPaymentOrder: {
    title: 'Order: awaiting payment',
    path: () => `/en/account?view=Orders&order=${orderNumber}`,
    sees: 'Awaiting payment',
    customer: 'ingrid@furulia.example',
    prepare: withOrder('awaitingPayment'),
  },
  unknownOrder: {
    title: 'Order that is not there',
    path: '/en/account?view=Orders&order=F-1',
    sees: 'You have no order F-1.',
    customer: 'ingrid@furulia.example',
  },
  failingOrder: {
    title: 'An order fails',
    path: () => `/en/account?view=Orders&order=${orderNumber}`,
    sees: 'The order could not be loaded.',
    customer: 'ingrid@furulia.example',
    faults: { getOrder: 500 },
    prepare: withOrder('received'),
  },
  failingOrders: {
    title: 'Orders fail',
    path: '/en/account?view=Orders',
    sees: 'Your orders could not be loaded.',
    customer: 'ingrid@furulia.example',
    faults: { getAllOrders: 500 },
  },
} satisfies Record<string, Scenario>;
