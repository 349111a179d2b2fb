import { earlyKey } from '../../api/earlyResponses';
import { getApiBase } from '../../config/apiBase';
import { pageContextUrl } from '../../config/contextUrl';
import { getLanguage } from '../../config/language';
import { startLanguage } from '../../features/settings/languageStore';

/** Paths of the calls that every page waits for; written out, since the table of all calls is too much to wait for. */
export const earlyPaths = {
  getGlobalSettings: '/api/site/global-settings',
  getTranslations: '/api/site/translations',
  getHeader: '/api/content/header',
  getSiteStructure: '/api/content/get-site-structure',
  getCustomer: '/api/customer',
  getPage: '/api/content/page',
} as const;

function sendEarlyRequest(path: string, contextUrl: string): [key: string, answer: Promise<Response>] {
  const url = getApiBase() + path;
  const answer = fetch(url, {
    cache: 'no-cache',
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Content-Language': getLanguage(),
      'Context-Url': contextUrl,
    },
  });
  // Whoever takes the answer over hears of a failure; one that nobody takes is nobody's.
  answer.catch(() => undefined);
  return [earlyKey(url, getLanguage(), contextUrl), answer];
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
