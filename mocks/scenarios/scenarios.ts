import { account } from './list/account';
import { carts } from './list/carts';
import { checkout } from './list/checkout';
import { conditions } from './list/conditions';
import { customers } from './list/customers';
import { listings } from './list/listings';
import { orders } from './list/orders';
import { pages } from './list/pages';
import { products } from './list/products';
import type { Scenario } from './scenario';

/** Scenarios by their name in links, in groups for the test bench: `?scenario=administrator,fullCart,slow`. */
export const scenarioGroups: Readonly<Record<string, Readonly<Record<string, Scenario>>>> = {
  Customers: customers,
  Carts: carts,
  Products: products,
  'Listings and search': listings,
  'Pages and the whole shop': pages,
  Checkout: checkout,
  Orders: orders,
  'Account and quick order': account,
  'Latency and clock': conditions,
};

/** All scenarios without the groups. */
export const scenarios: Readonly<Record<string, Scenario>> = Object.assign(
  {},
  ...Object.values(scenarioGroups),
);
