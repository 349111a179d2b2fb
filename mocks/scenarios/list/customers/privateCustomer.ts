import type { Scenario } from '../../scenario';

/** A private customer with addresses, favourites and orders. */
export const privateCustomer: Scenario = {
  title: 'Private customer',
  path: '/en/account',
  sees: 'Ingrid Solbakken',
  customer: 'ingrid@furulia.example',
};
