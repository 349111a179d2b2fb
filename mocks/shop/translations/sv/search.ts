import type { Areas } from '../areas';

/** Swedish texts of the search area. */
export const search: Areas['search'] = {};
