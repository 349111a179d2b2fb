import type { Page } from '@playwright/test';

/** Holds a page's requests to an address until the function that it resolves to is called. */
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
