import { earlyKey } from '../../api/earlyResponses';
import { getApiBase } from '../../config/deployment';
import { requestDeadline, timeoutError } from '../../api/requestDeadline';
import { requestHeaders, requestOptions } from '../../api/requestHeaders';

interface EarlyRequest {
  contextUrl?: string;
  /** Low for requests that no other request depends on: HTTP/1.1 allows six at a time. */
  priority?: RequestPriority;
}

/**
 * Send a GET request whose response the client reuses.
 * @param path path with its query, relative to the API base
 */
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
