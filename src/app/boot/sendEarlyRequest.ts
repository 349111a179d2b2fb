import { earlyKey, type EarlyResponse } from '../../api/earlyResponses';
import { getApiBase } from '../../config/apiBase';
import { getLanguage } from '../../config/language';
import { requestDeadline, timeoutError } from '../../config/requestDeadline';

interface EarlyRequest {
  contextUrl?: string;
  /** low for what does not decide which calls are made next: a server of HTTP/1.1 answers six at a time. */
  priority?: RequestPriority;
}

/**
 * Sends a GET call for the client to take over, unless it has been sent.
 * @param path with its query, behind the API base
 */
export function sendEarlyRequest(
  path: string,
  { contextUrl = getApiBase(), priority = 'high' }: EarlyRequest = {},
): Promise<Response> {
  const url = getApiBase() + path;
  const key = earlyKey(url, getLanguage(), contextUrl);
  const sent = window.__early?.[key];
  if (sent) return sent.response;
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
  window.__early = { ...window.__early, [key]: early };
  return response;
}

/** Aborts a call that nothing will take over. */
export function abortEarlyRequest(path: string): void {
  const key = earlyKey(getApiBase() + path, getLanguage(), getApiBase());
  window.__early?.[key]?.abort();
  delete window.__early?.[key];
}
