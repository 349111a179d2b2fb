import { expect, test, type Locator, type Page } from '@playwright/test';
import { forgetShifts, layoutShifts, watchLayout } from '../../support/browser/layoutShift';
import { sampleProducts } from '../../support/sampleProducts';
import { openPage, setWidth, widths } from '../../support/browser/shopWindow';

declare global {
  interface Window {
    /** Let the paused page calls continue. */
    releasePage: () => void;
  }
}

/** Pause the responses of the page call from now on until the test releases them. */
async function holdPages(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ask = window.fetch;
    const released = new Promise<void>((resolve) => {
      window.releasePage = resolve;
    });
    window.fetch = async (...call) => {
      const response = await ask(...call);
      if (new URL(response.url).pathname.endsWith('/api/content/page')) await released;
      return response;
    };
  });
}

async function place(locator: Locator) {
  const box = await locator.boundingBox();
  return box && { x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width) };
}

const skeleton = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading the page' });

for (const width of widths)
  test(`APP-06 at ${width} px the skeleton is where the product will be, and nothing shifts`, async ({
    page,
  }) => {
    await setWidth(page, width);
    await watchLayout(page);
    await openPage(page, '/en/furniture/living-room/sofas/three-seat-sofas');
    const link = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first();
    const name = await link.innerText();
    await holdPages(page);
    await link.dispatchEvent('click');
    await expect(skeleton(page)).toBeAttached();
    await forgetShifts(page);
    const picture = await place(skeleton(page).locator('[style*="--first-picture"]'));
    await page.evaluate(() => window.releasePage());
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(skeleton(page)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await layoutShifts(page)).toEqual([]);
    expect(await place(page.getByRole('button', { name: /^Enlarge picture 1 of/ }))).toEqual(picture);
  });

test('PDP-01 opened at its address the product’s page does not shift either', async ({ page }) => {
  await watchLayout(page);
  await openPage(page, sampleProducts.twelve);
  await page.waitForLoadState('networkidle');
  // When the font loads after the first paint, the menu's words move slightly, which counts 0.0003.
  const seen = (await layoutShifts(page)).filter(({ value }) => value >= 0.001);
  expect(seen).toEqual([]);
});

/** Restrictions of a browser's storage for the shop; the mocks keep theirs. */
const storages: Record<string, () => void> = {
  full: () => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key, value) {
      if (key.startsWith('recentlyViewed')) throw new DOMException('No room', 'QuotaExceededError');
      keep.call(this, key, value);
    };
  },
  blocked: () => {
    const refuse = (key: string) => {
      if (!/^(furulia|__msw|MSW)/.test(key)) throw new DOMException('Not allowed', 'SecurityError');
    };
    const { getItem, setItem } = Storage.prototype;
    Storage.prototype.getItem = function get(key) {
      refuse(key);
      return getItem.call(this, key);
    };
    Storage.prototype.setItem = function set(key, value) {
      refuse(key);
      setItem.call(this, key, value);
    };
  },
  corrupt: () => localStorage.setItem('recentlyViewed', '{"recently'),
};

for (const [state, spoil] of Object.entries(storages))
  test(`PDP-01 products are viewed and remembered while storage is ${state}`, async ({ page }) => {
    await page.addInitScript(spoil);
    await openPage(page, sampleProducts.choices);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await page
      .getByRole('region', { name: 'Similar products' })
      .getByRole('heading')
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toHaveCount(0);
    const recent = page.getByRole('region', { name: 'Recently viewed' });
    await expect(recent.getByRole('link', { name })).toBeVisible();
  });
