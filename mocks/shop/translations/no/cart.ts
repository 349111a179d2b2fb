import type { Areas } from '../areas';

/** Norwegian texts of the cart area. */
export const cart: Areas['cart'] = {};
