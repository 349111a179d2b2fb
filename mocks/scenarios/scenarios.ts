import { administrator } from './list/administrator';
import { buyer } from './list/buyer';
import { discontinuedCart } from './list/discontinuedCart';
import { emptyCart } from './list/emptyCart';
import { emptyCustomer } from './list/emptyCustomer';
import { failingFooter } from './list/failingFooter';
import { failingMenu } from './list/failingMenu';
import { failingOrders } from './list/failingOrders';
import { failingSettings } from './list/failingSettings';
import { fullCart } from './list/fullCart';
import { manyOrders } from './list/manyOrders';
import { nextYear } from './list/nextYear';
import { privateCustomer } from './list/privateCustomer';
import { slow } from './list/slow';
import { soldOutCart } from './list/soldOutCart';
import { visitor } from './list/visitor';
import { withoutRole } from './list/withoutRole';
import type { Scenario } from './scenario';

/** Every scenario, by the name that a link gives it: `?scenario=administrator,fullCart,slow`. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  visitor,
  privateCustomer,
  emptyCustomer,
  administrator,
  buyer,
  withoutRole,
  manyOrders,
  emptyCart,
  fullCart,
  soldOutCart,
  discontinuedCart,
  failingSettings,
  failingMenu,
  failingFooter,
  failingOrders,
  slow,
  nextYear,
};
