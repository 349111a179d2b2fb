import type { Areas } from '../areas';

/** Swedish texts of the product area. */
export const product: Areas['product'] = {};
