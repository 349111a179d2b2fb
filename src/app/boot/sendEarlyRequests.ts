import { earlyKey, type EarlyResponse } from '../../api/earlyResponses';
import { getApiBase } from '../../config/apiBase';
import { pageContextUrl } from '../../config/contextUrl';
import { getLanguage } from '../../config/language';
import { requestDeadline, timeoutError } from '../../config/requestDeadline';
import { startLanguage } from '../../features/settings/languageStore';

/** Paths of the calls that every page waits for, the most urgent first; written out, since the table of all calls would delay this script. */
export const earlyPaths = {
  getPage: '/api/content/page',
  getGlobalSettings: '/api/site/global-settings',
  getCustomer: '/api/customer',
  getTranslations: '/api/site/translations',
  getHeader: '/api/content/header',
  getSiteStructure: '/api/content/get-site-structure',
} as const;

interface EarlyRequest {
  contextUrl?: string;
  /** low for what does not decide which calls are made next: a server of HTTP/1.1 answers six at a time. */
  priority?: RequestPriority;
}

/**
 * Sends a GET call for the client to take over.
 * @param path with its query, behind the API base
 */
export function sendEarlyRequest(
  path: string,
  { contextUrl = getApiBase(), priority = 'high' }: EarlyRequest = {},
): Promise<Response> {
  const url = getApiBase() + path;
  const controller = new AbortController();
  setTimeout(() => controller.abort(timeoutError(requestDeadline)), requestDeadline);
  const response = fetch(url, {
    signal: controller.signal,
    priority,
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
  const early: EarlyResponse = { response, abort: () => controller.abort() };
  window.__early = { ...window.__early, [earlyKey(url, getLanguage(), contextUrl)]: early };
  return response;
}

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
  const others = Object.fromEntries(
    Object.entries(paths).map(([operation, path]) => [
      operation,
      sendEarlyRequest(path, { priority: operation === 'getGlobalSettings' ? 'high' : 'low' }),
    ]),
  ) as Omit<FirstResponses, 'getPage'>;
  return getPage && { getPage, ...others };
}
