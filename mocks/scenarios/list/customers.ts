import type { Scenario } from '../scenario';

/** Scenarios of the group “Customers”, by the name that a link gives each (DEV-04). */
export const customers = {
  visitor: {
    title: 'Visitor',
    path: '/en/cart',
    sees: 'Sign in to see prices and place an order.',
  },
  privateCustomer: {
    title: 'Private customer',
    path: '/en/account',
    sees: 'Ingrid Solbakken',
    customer: 'ingrid@furulia.example',
  },
  emptyCustomer: {
    title: 'Customer with nothing stored yet',
    path: '/en/account?view=Orders',
    sees: 'No orders yet',
    customer: 'elin@furulia.example',
  },
  administrator: {
    title: 'Administrator of an organisation',
    path: '/en/account?view=Users',
    sees: 'Add user',
    customer: 'ase@kontorhotellet.example',
  },
  buyer: {
    title: 'Buyer of an organisation',
    path: '/en/account?view=Users',
    sees: 'Only an administrator in your company can add and change users.',
    customer: 'linn@kontorhotellet.example',
  },
  withoutRole: {
    title: 'User of an organisation without a role',
    path: '/en/checkout',
    sees: 'You cannot place orders yet',
    customer: 'mattias@kontorhotellet.example',
  },
  manyOrders: {
    title: 'Customer with 5,000 orders',
    path: '/en/account?view=Orders',
    sees: 'of 5,000 orders',
    customer: 'gunnar@hotellnordan.example',
  },
  swedishCustomer: {
    title: 'Swedish market, in Swedish',
    path: '/sv/mina-sidor',
    sees: 'Gunnar Bergström',
    customer: 'gunnar@hotellnordan.example',
  },
  expiredSession: {
    title: 'Expired session',
    path: '/en/account?view=Orders',
    sees: 'Your session has ended',
    customer: 'ingrid@furulia.example',
    faults: { getAllOrders: 401 },
  },
  unknownCustomer: {
    title: 'It cannot be found out who is signed in',
    path: '/en/account',
    sees: 'We could not check whether you are signed in.',
    customer: 'ingrid@furulia.example',
    faults: { getCustomer: 500 },
  },
} satisfies Record<string, Scenario>;
