import type { Scenario } from '../../scenario';

/** The order is not one of the customer’s. */
export const unknownConfirmation: Scenario = {
  title: 'Confirmation of an order that is not there',
  path: '/en/order-confirmation?orderNumber=F-1',
  sees: 'We could not find this order',
  customer: 'ingrid@furulia.example',
};
