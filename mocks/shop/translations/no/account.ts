import type { Areas } from '../areas';

/** Norwegian texts of the account area. */
export const account: Areas['account'] = {};
