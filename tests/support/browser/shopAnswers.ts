import type { Page, Request } from '@playwright/test';

/** A call of the shop on the network. */
export interface SeenCall {
  /** Path below /api, such as `content/page`. */
  path: string;
  /** Path and query of the page that the call requests, for content/page. */
  pageAddress: string;
  language: string;
}

function seenCall(request: Request): SeenCall {
  const headers = request.headers();
  const contextUrl = new URL(headers['context-url'] ?? 'none:/');
  return {
    path: new URL(request.url()).pathname.replace('/api/', ''),
    pageAddress: contextUrl.pathname + contextUrl.search,
    language: headers['content-language'] ?? '',
  };
}

/** Record every call from now on. */
export function recordCalls(page: Page): SeenCall[] {
  const calls: SeenCall[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(seenCall(request));
  });
  return calls;
}

/** The addresses of the requested pages, oldest first. */
export const pagesAsked = (calls: SeenCall[]) =>
  calls.filter(({ path }) => path === 'content/page').map(({ pageAddress }) => pageAddress);

/** Replacement of a page's response; `lost` aborts the connection. */
export type PageAnswer = { status: number; json?: unknown } | 'lost';

/**
 * Replace the responses for some pages; the others are the shop's.
 * @param answers by path of the page; may be changed while the test runs
 * @example await answerPages(page, new Map([['/en/delivery', { status: 500 }]]));
 */
export async function answerPages(page: Page, answers: Map<string, PageAnswer>): Promise<void> {
  await page.route('**/api/content/page', (route) => {
    const [path = ''] = seenCall(route.request()).pageAddress.split('?');
    const answer = answers.get(path);
    if (!answer) return route.continue();
    return answer === 'lost'
      ? route.abort()
      : route.fulfill({ status: answer.status, json: answer.json ?? {} });
  });
}

/** Alter the responses of a call before the shop receives them. */
export async function alterAnswer<Body>(
  page: Page,
  path: string,
  alter: (body: Body) => Body,
): Promise<void> {
  await page.route(`**/api/${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: alter((await response.json()) as Body) });
  });
}
