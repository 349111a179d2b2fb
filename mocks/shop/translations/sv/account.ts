import type { Areas } from '../areas';

/** Swedish texts of the account area. */
export const account: Areas['account'] = {};
