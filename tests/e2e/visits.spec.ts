import { expect, test, type Page } from '@playwright/test';
import { pauseRequests } from '../support/browser/pauseRequests';
import { cardAt, placeInView, scrollUntilLoaded, take } from '../support/browser/listingInBrowser';
import { nextFrames } from '../support/browser/shopWindow';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
  await nextFrames(page);
}

test('APP-04 a link scrolls to the top, back and forward restore the position, also after a reload', async ({
  page,
}) => {
  await page.goto('/en');
  await heading(page, 'Furniture for the rest of your life').waitFor();
  await scrollTo(page, 1500);
  // Not click(), which would scroll to the link first.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Delivery' }).dispatchEvent('click');
  await expect(heading(page, 'Delivery')).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
  await scrollTo(page, 200);

  await page.goBack();
  await heading(page, 'Furniture for the rest of your life').waitFor();
  await expect.poll(() => scrollTop(page)).toBe(1500);
  await page.goForward();
  await heading(page, 'Delivery').waitFor();
  await expect.poll(() => scrollTop(page)).toBe(200);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(200);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(1500);
});

test('APP-04 back restores the length of the list and the position of the card', async ({ page }) => {
  await page.goto('/en/furniture/living-room/sofas');
  await scrollUntilLoaded(page, 72);
  const loaded = take(page);
  let place = 0;
  // While the wheel's momentum lasts, a card may leave the viewport again.
  await expect(async () => {
    ({ place } = await placeInView(page));
    await cardAt(page, place).scrollIntoViewIfNeeded({ timeout: 5000 });
  }).toPass();
  const link = cardAt(page, place).getByRole('heading').getByRole('link');
  const name = await link.innerText();
  await nextFrames(page);
  const top = await scrollTop(page);
  await link.dispatchEvent('click');
  await heading(page, name).waitFor();
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(top);
  // Near the end of the list, a further load may begin before or after the visit to the product.
  expect(take(page)).toBeGreaterThanOrEqual(loaded);
  await expect(link).toBeInViewport();
  await expect(link).toHaveText(name);
});

test('APP-04 an address with a hash scrolls to its element', async ({ page }) => {
  await page.goto('/en#main-content');
  await heading(page, 'Furniture for the rest of your life').waitFor();
  await expect(page.locator('#main-content')).toBeFocused();
});

test('APP-07 the static loader has the right theme before the app has loaded, and is removed', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const release = await pauseRequests(page, /assets\/index-.*\.js$/);
  await page.goto('/en', { waitUntil: 'commit' });
  const loader = page.locator('#site-loader');
  await expect(loader).toHaveCSS('background-color', 'rgb(20, 25, 23)');
  release();
  await heading(page, 'Furniture for the rest of your life').waitFor();
  await expect(loader).toHaveCount(0);
});

for (const width of [375, 1280])
  test(`APP-06 the static loader has a frame where the header will be, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await pauseRequests(page, /assets\/index-.*\.js$/);
    await page.goto('/en', { waitUntil: 'commit' });
    const line = await page
      .locator('#site-loader')
      .evaluate((loader) => Number.parseFloat(getComputedStyle(loader).backgroundPositionY));
    release();
    await heading(page, 'Furniture for the rest of your life').waitFor();
    const header = await page
      .getByRole('banner')
      .evaluate((banner) => banner.getBoundingClientRect().bottom + window.scrollY);
    expect(line + 1).toBe(header);
  });

test('APP-14 a page whose chunk is missing reloads once, then shows an error with a reload button', async ({
  page,
  context,
}) => {
  await page.goto('/en');
  await heading(page, 'Furniture for the rest of your life').waitFor();
  await context.route(/assets\/ContentPage-.*\.js$/, (route) => route.fulfill({ status: 404 }));
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Delivery' }).click();
  await heading(page, 'This page has been updated').waitFor();
  expect(loads).toBe(1);
  await expect(page).toHaveURL(/\/en\/customer-service\/delivery$/);
  await context.unroute(/assets\/ContentPage-.*\.js$/);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await heading(page, 'Delivery').waitFor();
});
