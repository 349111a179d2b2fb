import { expect, test, type Page } from '@playwright/test';
import type { GlobalSettings } from '../../../src/api/generated/types';
import { cardAt, cards, placeInView, scrollTo, take } from '../../support/listingInBrowser';
import { alterAnswer } from '../../support/shopAnswers';
import { openPage, signIn } from '../../support/shopWindow';

/** How much memory the page's objects and buffers take, in MB, once those that are gone are taken out. */
async function memory(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return (usedSize + backingStorageSize) / 1_000_000;
}

/** Scrolls to the end again and again until so many products are loaded. */
async function loadUpTo(page: Page, count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }));
        return take(page);
      },
      { intervals: [30], timeout: 120_000 },
    )
    .toBeGreaterThanOrEqual(count);
}

/** Px from the top of the page: far from the products that are always there, and from the 480th. */
const middle = 60_000;

test.use({ viewport: { width: 1440, height: 900 } });

test('LIST-07 a customer’s list of 2,400 products takes hardly more memory than one of 480, and all of it is there on the way back without the server', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await alterAnswer<GlobalSettings>(page, 'site/global-settings', (settings) => ({
    ...settings,
    itemsPerLoad: 96,
  }));
  await openPage(page, '/en/products');
  await signIn(page);
  await cards(page).first().waitFor();
  await loadUpTo(page, 480);
  await scrollTo(page, middle);
  await expect.poll(async () => (await placeInView(page)).place).toBeGreaterThan(200);
  const card = cardAt(page, (await placeInView(page)).place);
  const text = await card.innerText();
  const before = await memory(page);

  await loadUpTo(page, 2400);
  await cardAt(page, 2400).waitFor();
  await expect(card).toHaveCount(0);
  await expect.poll(async () => (await memory(page)) - before).toBeLessThan(5);

  await page.context().setOffline(true);
  await scrollTo(page, middle);
  await expect(card).toHaveText(text, { useInnerText: true });
});
