import { pageContextUrl } from '../../config/contextUrl';
import { startLanguage } from '../../features/settings/languageStore';
import { sendExpectedListing } from './prefetchListing';
import { sendEarlyRequest } from './sendEarlyRequest';

/**
 * Paths of the calls that every page waits for; written out, since the table of all calls would delay this script. The
 * smallest answer is asked for last: with the list's there are seven, and a server of HTTP/1.1 answers six at a time.
 */
export const earlyPaths = {
  getPage: '/api/content/page',
  getGlobalSettings: '/api/site/global-settings',
  getTranslations: '/api/site/translations',
  getHeader: '/api/content/header',
  getSiteStructure: '/api/content/get-site-structure',
  getCustomer: '/api/customer',
} as const;

/** The answers that every page needs, by operation. */
export type FirstResponses = Record<keyof typeof earlyPaths, Promise<Response>>;

/**
 * Starts the calls that every page needs before the app's code has loaded; its client takes the answers over.
 * @returns undefined at the bare `/`, which is no page: the settings say where home is
 */
export function sendEarlyRequests(): FirstResponses | undefined {
  const { pathname, search } = window.location;
  startLanguage(pathname);
  delete window.__early;
  const { getPage: pagePath, ...paths } = earlyPaths;
  const getPage =
    pathname === '/'
      ? undefined
      : sendEarlyRequest(pagePath, { contextUrl: pageContextUrl(pathname + search) });
  sendExpectedListing();
  const others = Object.fromEntries(
    Object.entries(paths).map(([operation, path]) => [
      operation,
      sendEarlyRequest(path, { priority: operation === 'getGlobalSettings' ? 'high' : 'low' }),
    ]),
  ) as Omit<FirstResponses, 'getPage'>;
  return getPage && { getPage, ...others };
}
