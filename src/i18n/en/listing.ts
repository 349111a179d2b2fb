/** English texts of the listing area. */
export const listing = {};
