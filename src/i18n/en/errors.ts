/** English texts of errors and of the ways out of them. */
export const errors = {
  unexpectedTitle: 'Unexpected error',
  unexpectedText: 'An unexpected error occured while processing your request. Please try again.',
  newVersionTitle: 'This page has been updated',
  newVersionText: 'A newer version of the shop is out. Reload to carry on where you were.',
};
