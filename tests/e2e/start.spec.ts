import { expect, test, type Page } from '@playwright/test';

const cards = (page: Page) => page.getByRole('region', { name: 'Products' }).getByRole('article');

/** Scroll to the end of the loaded list, and again to the end after the next load. */
async function scrollThroughTwoLoads(page: Page) {
  for (const loaded of [24, 48]) {
    await expect(cards(page)).toHaveCount(loaded);
    await cards(page)
      .nth(loaded - 1)
      .scrollIntoViewIfNeeded();
  }
}

/** Expect counter, address and cards after three loads. */
async function expectThreeLoads(page: Page) {
  await scrollThroughTwoLoads(page);
  await expect(page.getByText(/^Showing 72 of \d[\d,]*$/)).toBeAttached();
  await expect(page).toHaveURL(/\/en\/furniture\/living-room\/sofas\?skip=0&take=72$/);
  const links = await cards(page).evaluateAll((articles) =>
    articles.map((article) => article.querySelector('a')?.getAttribute('href')),
  );
  expect(links.every((link) => link?.startsWith('/en/'))).toBe(true);
  expect(links.length).toBeGreaterThan(24);
  expect(new Set(links).size).toBe(links.length);
}

async function openStartPage(page: Page) {
  await page.goto('/en');
  await page.getByRole('heading', { level: 1, name: 'Furniture for the rest of your life' }).waitFor();
  await expect(page.locator('#site-loader')).toHaveCount(0);
}

test('APP-01 from the start page through the menu to 72 products of a category', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStartPage(page);
  await page.getByRole('button', { name: 'Show Furniture' }).click();
  await page.locator('[data-menu-panel]').getByRole('link', { name: 'Sofas', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Sofas' }).waitFor();
  await expectThreeLoads(page);
});
