import type { Page } from '@playwright/test';

/**
 * Pause a page's requests to a URL until the returned function is called.
 * @example const release = await pauseRequests(page, /assets\/index-.*\.js$/);
 */
export async function pauseRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
