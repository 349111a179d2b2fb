import type { Areas } from '../areas';

/** Swedish texts of the cart area. */
export const cart: Areas['cart'] = {};
