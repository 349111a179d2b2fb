import type { Behaviours } from '../msw/runtime/behaviour';
import type { Store } from '../store/store';
import { addressBehaviours } from './addresses';
import { cartBehaviours } from './cart';
import { categoryBehaviours } from './categories';
import { contentBehaviours } from './content';
import { customerBehaviours } from './customer';
import { favoritesBehaviours } from './favorites';
import { orderBehaviours } from './orders';
import { organizationBehaviours } from './organization';
import { productBehaviours } from './products';
import { searchBehaviours } from './search';
import { siteBehaviours } from './site';

/** Behaviours of the mock shop by operation. */
export const behaviours: Behaviours<Store> = {
  ...contentBehaviours,
  ...siteBehaviours,
  ...customerBehaviours,
  ...addressBehaviours,
  ...organizationBehaviours,
  ...favoritesBehaviours,
  ...cartBehaviours,
  ...orderBehaviours,
  ...categoryBehaviours,
  ...productBehaviours,
  ...searchBehaviours,
};
