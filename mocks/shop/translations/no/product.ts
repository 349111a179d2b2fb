import type { Areas } from '../areas';

/** Norwegian texts of the product area. */
export const product: Areas['product'] = {};
