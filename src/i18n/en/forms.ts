/** English texts of the forms area. */
export const forms = {
  errorSummary: 'This needs another look',
  emailInvalid: 'Not a valid e-mail address',
};
