import type { Areas } from '../areas';

/** Norwegian texts of the listing area. */
export const listing: Areas['listing'] = {};
