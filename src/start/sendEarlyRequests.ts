import { pageContextUrl, requestHeaders, requestOptions } from '../api/requestHeaders';
import { startLanguage } from '../i18n/languageStore';
import { pageUrl } from '../lib/renderRequest';
import { earlyKey } from '../api/earlyResponses';
import { getApiBase } from '../config/deployment';
import { requestDeadline, timeoutError } from '../api/deadline';
import {
  getCustomer,
  getGlobalSettings,
  getHeader,
  getPage,
  getSiteStructure,
  getTranslations,
} from '../api/generated/paths';

interface EarlyRequest {
  contextUrl?: string;
  /** Low for requests that no other request depends on: HTTP/1.1 allows six at a time. */
  priority?: RequestPriority;
}

/** Send a GET request to a path and query of the API; the client reuses the response. */
export function sendEarlyRequest(
  path: string,
  { contextUrl = getApiBase(), priority = 'high' }: EarlyRequest = {},
): Promise<Response> {
  const url = getApiBase() + path;
  const headers = requestHeaders(contextUrl);
  const key = earlyKey(url, headers['Content-Language'], contextUrl);
  window.__early ??= { responses: {} };
  const { responses } = window.__early;
  const controller = new AbortController();
  setTimeout(() => controller.abort(timeoutError(requestDeadline)), requestDeadline);
  const response = fetch(url, {
    signal: controller.signal,
    priority,
    ...requestOptions,
    headers,
  });
  // The client handles a failure when it reuses the response; an unused response needs no handling.
  response.catch(() => undefined);
  responses[key] = { response, abort: () => controller.abort() };
  return response;
}

/** Paths of the requests that every page depends on, the most urgent first. */
export const earlyPaths = {
  getPage,
  getGlobalSettings,
  getTranslations,
  getHeader,
  getSiteStructure,
  getCustomer,
};

export type FirstResponses = Record<keyof typeof earlyPaths, Promise<Response>>;

/** Send the requests of every page before the app's code has loaded; undefined at the bare `/`, which is not a page. */
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
