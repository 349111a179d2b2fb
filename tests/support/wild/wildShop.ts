import type { Page } from '@playwright/test';
import { mockOperations, operationIds } from '../../../mocks/generated/operations';
import type { PageType } from '../../../src/routing/page/page';
import { wildAnswers } from './wildAnswers';

/** Address of the wild page; the query is for the search page. */
export const wildAddress = '/en/wild?query=oak';

const patterns = operationIds.map((id) => ({
  id,
  method: mockOperations[id].method.toUpperCase(),
  path: new RegExp(`^${mockOperations[id].path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

const picture = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#b8ab96"/></svg>`;
const sizes: Record<string, readonly [number, number]> = { wide: [4000, 300], tall: [300, 4000] };

/** Time without a request after which a page counts as complete, in ms. */
const quiet = 120;

/**
 * Respond to every call of the shop with random data that the contract allows, pictures included, and block other
 * hosts.
 * @param seed of the responses, a number; the customer is signed in when it is even
 * @param pageType of the page at every address
 * @returns `complete` waits until the page is rendered and sends no more requests
 */
export async function serveWildShop(page: Page, seed: string, pageType: PageType) {
  const wild = wildAnswers(`${seed} ${pageType}`);
  const isSignedIn = Number(seed) % 2 === 0;
  let lastCall = 0;
  await page.route('**/*', async (route) => {
    const request = route.request();
    lastCall = Date.now();
    const { pathname, hostname } = new URL(request.url());
    if (hostname !== 'localhost') return route.abort();
    if (pathname.startsWith('/mock-media/')) {
      const name = /\/(\w+)[^/]*\.svg$/.exec(pathname)?.[1];
      if (name === undefined) return route.fulfill({ status: 404 });
      return route.fulfill({ contentType: 'image/svg+xml', body: picture(...(sizes[name] ?? [800, 800])) });
    }
    if (!pathname.startsWith('/api/')) return route.continue();
    const operation = patterns.find(({ method, path }) => method === request.method() && path.test(pathname));
    if (!operation) return route.fulfill({ status: 404, json: { message: 'No such call' } });
    if (operation.id === 'getCustomer' && !isSignedIn) return route.fulfill({ status: 204 });
    return route.fulfill({
      json: operation.id === 'getPage' ? wild.page(pageType) : wild.answer(operation.id),
    });
  });
  const complete = async () => {
    await page.locator('main h1, main h2').first().waitFor({ state: 'attached' });
    while (Date.now() - lastCall < quiet) await page.waitForTimeout(quiet);
  };
  return { complete };
}
