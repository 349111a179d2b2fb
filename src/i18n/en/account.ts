/** English texts of the account area. */
export const account = {};
