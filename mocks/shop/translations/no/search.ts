import type { Areas } from '../areas';

/** Norwegian texts of the search area. */
export const search: Areas['search'] = {};
