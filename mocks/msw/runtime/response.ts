import { HttpResponse } from 'msw';

/** Status, body and headers of a response. */
export interface Given {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Create a response; without a media type it has no body. */
export function toResponse({ status, body, headers = {} }: Given, mediaType: string | null): Response {
  if (mediaType === null) return new HttpResponse(null, { status, headers });
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': mediaType, ...headers },
  });
}

/**
 * Make a redirect without Location visible to the caller, as every browser does; msw in node would follow it to
 * `/null`.
 */
export function keepRedirect(request: Request, { status, headers }: Response): void {
  if (status >= 300 && status < 400 && !headers.has('location'))
    Object.defineProperty(request, 'redirect', { value: 'manual' });
}
