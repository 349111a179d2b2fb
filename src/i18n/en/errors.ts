import { startTexts } from '../startTexts';

/** English texts of errors and the related actions. */
export const errors = {
  ...startTexts.en.errors,
  unexpectedTitle: 'Unexpected error',
  wrongSettings: 'The settings of this shop are wrong',
  settingsFailed: 'Failed to fetch global settings',
  unexpectedText: 'An unexpected error occured while processing your request. Please try again.',
  unauthorized: 'Unauthorized access. No further details provided.',
  forbidden: 'Access forbidden. No further details provided.',
  endpointNotFound: 'Endpoint not found.',
  internalServerError: 'Internal server error.',
  parsingFailed: 'Response JSON parsing failed.',
  pageRefreshFailed: 'This page could not be updated. Some of what you see may be out of date.',
  partFailed: 'Part of the page could not be shown.',
  partNotLoaded: 'Part of the page could not be loaded. Reload the page to try again.',
  shopNotLoaded: 'The shop could not be loaded. Please try again in a moment.',
  tryAgain: 'Please try again in a moment.',
  outcomeUnknown:
    'We got no answer, so we do not know whether this was done. Reload the page and check before you try again.',
  notLoadedTitle: 'This could not be loaded',
  notLoadedText: 'The connection may have been lost. Reload the page to try again.',
  newVersionTitle: 'This page has been updated',
  newVersionText: 'There is a new version of the shop. Reload the page to continue where you left off.',
};
