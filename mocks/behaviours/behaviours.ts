import type { Behaviours } from '../runtime/behaviour';
import type { Store } from '../store';
import { categoryBehaviours } from './categories';
import { contentBehaviours } from './content';
import { customerBehaviours } from './customer';
import { searchBehaviours } from './search';
import { siteBehaviours } from './site';

/** What the mock shop does on each call. */
export const behaviours: Behaviours<Store> = {
  ...contentBehaviours,
  ...siteBehaviours,
  ...customerBehaviours,
  ...categoryBehaviours,
  ...searchBehaviours,
};
