import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { samplePages } from '../support/samplePages';

const themes = ['light', 'dark'] as const;
const widths = [320, 375, 768, 1280, 1440];

/** Everything the page says on the console. A picture that is missing is the catalogue's fault, and shows as such. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (!message.location().url.includes('/mock-media/')) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.locator('#site-loader')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** What axe finds wrong. Colours are judged when nothing moves any more; what is out of sight would never end by itself. */
async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

for (const [pageType, address] of Object.entries(samplePages)) {
  test(`APP-02 UI-04 ${pageType} shows, fits every width, and is accessible in both themes`, async ({
    page,
  }) => {
    const said = listen(page);
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);

    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed, `at ${width} px`).toBeLessThanOrEqual(width);
    }
    for (const theme of themes) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      expect(await barriers(page), theme).toEqual([]);
    }
    expect(await page.evaluate(() => window.mockShop?.violations)).toEqual([]);
    expect(said).toEqual([]);
  });
}
