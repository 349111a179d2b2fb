/** English texts of the forms area. */
export const forms = {};
