import type { Page } from '@playwright/test';
import type { Page as ShopPage } from '../../../src/routing/page/page';

/** Run in the browser, before the app: passes every page response through `change`. */
function changeAnswers(change: (page: ShopPage) => ShopPage): void {
  const ask = window.fetch;
  window.fetch = async (...call) => {
    const response = await ask(...call);
    const asksForPage = new URL(response.url).pathname.endsWith('/api/content/page');
    if (!asksForPage || response.status !== 200) return response;
    return new Response(JSON.stringify(change((await response.json()) as ShopPage)), response);
  };
}

/**
 * Change every page that is opened from now on, for states that no page of the mock shop has.
 * @param change runs in the browser, so it cannot use variables of its scope
 * @example await changePage(page, (shopPage) => ({ ...shopPage, contentArea: [] }));
 */
export async function changePage(page: Page, change: (page: ShopPage) => ShopPage): Promise<void> {
  await page.addInitScript({ content: `(${String(changeAnswers)})(${String(change)});` });
}
