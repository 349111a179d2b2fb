import type { Behaviours } from '../msw/runtime/behaviour';
import type { Store } from '../store/store';
import { addressBehaviours } from './addresses';
import { approvalBehaviours } from './approvals';
import { cartBehaviours } from './cart';
import { categoryBehaviours } from './categories';
import { contentBehaviours } from './content';
import { customerBehaviours } from './customer';
import { favoritesBehaviours } from './favorites';
import { invoiceBehaviours } from './invoices';
import { orderChangeBehaviours } from './orderChanges';
import { orderBehaviours } from './orders';
import { organizationBehaviours } from './organization';
import { passwordLinkBehaviours } from './passwordLinks';
import { productBehaviours } from './products';
import { quoteBehaviours } from './quotes';
import { searchBehaviours } from './search';
import { siteBehaviours } from './site';

/** Behaviours of the mock shop by operation. */
export const behaviours: Behaviours<Store> = {
  ...contentBehaviours,
  ...siteBehaviours,
  ...customerBehaviours,
  ...passwordLinkBehaviours,
  ...addressBehaviours,
  ...organizationBehaviours,
  ...favoritesBehaviours,
  ...cartBehaviours,
  ...orderBehaviours,
  ...orderChangeBehaviours,
  ...approvalBehaviours,
  ...quoteBehaviours,
  ...invoiceBehaviours,
  ...categoryBehaviours,
  ...productBehaviours,
  ...searchBehaviours,
};
