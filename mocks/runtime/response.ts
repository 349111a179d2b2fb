import { HttpResponse } from 'msw';
import type { Problem } from './violation';

interface Given {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** An answer as a response; without a media type it has no body. */
export function toResponse({ status, body, headers = {} }: Given, mediaType: string | null): Response {
  if (mediaType === null) return new HttpResponse(null, { status, headers });
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': mediaType, ...headers },
  });
}

/** What a request gets that is not the contract's: 400 with each field's error under its name in the body. */
export function refusal(problems: readonly Problem[]): Response {
  const inputErrors = problems.map(({ place, message }) => ({
    field: place.replace(/^\/((body|query|path|headers)\/)?/, '').replaceAll('/', '.'),
    message,
  }));
  const body = { message: 'The request is not what the contract describes.', inputErrors };
  return toResponse({ status: 400, body }, 'application/json');
}

/**
 * Lets the caller see a redirect that has no Location, as every browser does; msw in node would follow it to `/null`.
 */
export function keepRedirect(request: Request, { status, headers }: Response): void {
  if (status >= 300 && status < 400 && !headers.has('location'))
    Object.defineProperty(request, 'redirect', { value: 'manual' });
}
