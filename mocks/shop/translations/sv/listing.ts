import type { Areas } from '../areas';

/** Swedish texts of the listing area. */
export const listing: Areas['listing'] = {};
