import { pageContextUrl } from '../../api/contextUrl';
import { startLanguage } from '../../i18n/languageStore';
import { sendEarlyRequest } from './sendEarlyRequest';
import { pageUrl } from '../../lib/pageUrl';

/** Paths of the requests that every page depends on; literals, because importing the client would delay this script. */
export const earlyPaths = {
  getPage: '/api/content/page',
  getGlobalSettings: '/api/site/global-settings',
  getTranslations: '/api/site/translations',
  getHeader: '/api/content/header',
  getSiteStructure: '/api/content/get-site-structure',
  getCustomer: '/api/customer',
} as const;

/** Responses to the early requests, by operation. */
export type FirstResponses = Record<keyof typeof earlyPaths, Promise<Response>>;

/**
 * Send the requests that every page depends on, before the app's code has loaded; the client reuses the responses.
 * @returns undefined at the bare `/`, which is not a page: the home address is in the settings
 */
export function sendEarlyRequests(): FirstResponses | undefined {
  const { pathname, search } = pageUrl();
  startLanguage(pathname);
  delete window.__early;
  const { getPage: pagePath, ...paths } = earlyPaths;
  const getPage =
    pathname === '/'
      ? undefined
      : sendEarlyRequest(pagePath, { contextUrl: pageContextUrl(pathname + search) });
  const others = Object.fromEntries(
    Object.entries(paths).map(([operation, path]) => [
      operation,
      sendEarlyRequest(path, { priority: operation === 'getGlobalSettings' ? 'high' : 'low' }),
    ]),
  ) as Omit<FirstResponses, 'getPage'>;
  return getPage && { getPage, ...others };
}
