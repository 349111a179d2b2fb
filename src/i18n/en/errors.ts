/** English texts of errors and of the ways out of them. */
export const errors = {
  unexpectedTitle: 'Unexpected error',
  unexpectedText: 'An unexpected error occured while processing your request. Please try again.',
  unauthorized: 'Unauthorized access. No further details provided.',
  forbidden: 'Access forbidden. No further details provided.',
  endpointNotFound: 'Endpoint not found.',
  internalServerError: 'Internal server error.',
  parsingFailed: 'Response JSON parsing failed.',
  settingsFailed: 'Failed to fetch global settings',
  pageRefreshFailed: 'This page could not be brought up to date. What you see may be old.',
  partFailed: 'Something that belongs here could not be shown.',
  newVersionTitle: 'This page has been updated',
  newVersionText: 'A newer version of the shop is out. Reload to carry on where you were.',
};
