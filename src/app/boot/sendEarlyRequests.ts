import { pageContextUrl } from '../../api/contextUrl';
import {
  getCustomer,
  getGlobalSettings,
  getHeader,
  getPage,
  getSiteStructure,
  getTranslations,
} from '../../api/generated/paths';
import { startLanguage } from '../../i18n/languageStore';
import { sendEarlyRequest } from './sendEarlyRequest';
import { pageUrl } from '../../lib/pageUrl';

/** Paths of the requests that every page depends on, the most urgent first. */
export const earlyPaths = {
  getPage,
  getGlobalSettings,
  getTranslations,
  getHeader,
  getSiteStructure,
  getCustomer,
};

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
  const page =
    pathname === '/'
      ? undefined
      : sendEarlyRequest(pagePath, { contextUrl: pageContextUrl(pathname + search) });
  const others = Object.fromEntries(
    Object.entries(paths).map(([operation, path]) => [
      operation,
      sendEarlyRequest(path, { priority: operation === 'getGlobalSettings' ? 'high' : 'low' }),
    ]),
  ) as Omit<FirstResponses, 'getPage'>;
  return page && { getPage: page, ...others };
}
