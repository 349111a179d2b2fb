/** English texts of the product area. */
export const product = {};
