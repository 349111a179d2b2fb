import { earlyKey, type EarlyResponse } from '../../api/earlyResponses';
import { getApiBase } from '../../config/apiBase';
import { pageContextUrl } from '../../config/contextUrl';
import { getLanguage } from '../../config/language';
import { requestDeadline, timeoutError } from '../../config/requestDeadline';
import { startLanguage } from '../../features/settings/languageStore';

/** Paths of the calls that every page waits for; written out, since the table of all calls would delay this script. */
export const earlyPaths = {
  getGlobalSettings: '/api/site/global-settings',
  getTranslations: '/api/site/translations',
  getHeader: '/api/content/header',
  getSiteStructure: '/api/content/get-site-structure',
  getCustomer: '/api/customer',
  getPage: '/api/content/page',
} as const;

function sendEarlyRequest(path: string, contextUrl: string): [key: string, early: EarlyResponse] {
  const url = getApiBase() + path;
  const controller = new AbortController();
  setTimeout(() => controller.abort(timeoutError(requestDeadline)), requestDeadline);
  const response = fetch(url, {
    signal: controller.signal,
    cache: 'no-cache',
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Content-Language': getLanguage(),
      'Context-Url': contextUrl,
    },
  });
  // The client that takes the answer over handles a failure; an answer that is never taken over needs no handling.
  response.catch(() => undefined);
  return [earlyKey(url, getLanguage(), contextUrl), { response, abort: () => controller.abort() }];
}

/**
 * Starts the calls that every page needs before the app's code has loaded; its client takes the answers over.
 * The bare `/` is no page: the settings say where home is.
 */
export function sendEarlyRequests(): void {
  const { pathname, search } = window.location;
  startLanguage(pathname);
  const { getPage, ...others } = earlyPaths;
  const calls = Object.values(others).map((path) => sendEarlyRequest(path, getApiBase()));
  if (pathname !== '/') calls.unshift(sendEarlyRequest(getPage, pageContextUrl(pathname + search)));
  window.__early = Object.fromEntries(calls);
}
