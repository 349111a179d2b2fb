import { expect, test, type Page } from '@playwright/test';
import { samplePages } from '../../support/samplePages';
import {
  expectNoSidewaysScroll,
  mobileHeaderMax,
  openPage,
  setWidth,
  signIn,
  widths,
} from '../../support/browser/shopWindow';

const banner = (page: Page) => page.getByRole('banner');
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** True when a part of the header is at this y position of the viewport, in px. */
const isAt = (page: Page, y: number) =>
  page.evaluate((top) => Boolean(document.elementFromPoint(200, top)?.closest('header')), y);

test('NAV-01 above 1024 px: 112 px, of which the bar with logo, search box of 31rem and three icons has 72', async ({
  page,
}) => {
  await openPage(page, '/en/customer-service');
  const bar = banner(page).getByRole('link', { name: 'Furulia, home' }).locator('..');
  for (const width of [1025, 1280, 1440]) {
    await setWidth(page, width);
    await expect.poll(async () => (await bar.boundingBox())?.height).toBe(72);
    // Its lower border is 1 px.
    expect((await banner(page).boundingBox())?.height).toBe(113);
    await expect(bar.getByRole('link', { name: 'Furulia, home' })).toHaveAttribute('href', '/en');
    await expect.poll(async () => (await bar.getByRole('search').boundingBox())?.width).toBe(496);
    for (const name of ['Sign in', 'Favourites', 'Cart, empty']) {
      await expect(bar.getByRole('button', { name })).toBeVisible();
    }
  }
});

test('NAV-02 the lower bar leaves while scrolling down past 50 px and returns on scrolling up, for a pointer that rests there to move; the upper one stays', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, '/en');
  await scrollTo(page, 50);
  await expect.poll(() => isAt(page, 96)).toBe(true);
  await expect(banner(page).locator('[data-hidden]')).toHaveCount(0);
  await scrollTo(page, 51);
  await expect(banner(page).locator('[data-hidden]')).toHaveCount(1);
  await scrollTo(page, 900);
  await expect.poll(() => isAt(page, 96)).toBe(false);
  expect(await isAt(page, 36)).toBe(true);
  const furniture = banner(page).getByRole('link', { name: 'Furniture', exact: true }).first();
  const { x } = await furniture.evaluate((link) => link.getBoundingClientRect());
  await page.mouse.move(x + 10, 96);
  await scrollTo(page, 899);
  await expect.poll(() => isAt(page, 96)).toBe(true);
  await expect.poll(() => furniture.evaluate((link) => link.matches(':hover'))).toBe(true);
  await page.clock.runFor(1000);
  await expect(banner(page).locator('[data-menu-panel]')).toHaveCount(0);
  await page.mouse.move(x + 12, 96);
  await page.clock.runFor(100);
  await expect(banner(page).locator('[data-menu-panel]')).toHaveCount(1);
  await page.mouse.move(x, 36);
  await page.clock.runFor(300);
  await expect(banner(page).locator('[data-menu-panel]')).toHaveCount(0);
  await scrollTo(page, 1200);
  await expect.poll(() => isAt(page, 96)).toBe(false);
  await page.getByRole('button', { name: 'Show Furniture' }).focus();
  await expect.poll(() => isAt(page, 96)).toBe(true);
});

test('NAV-02 the mobile header leaves and returns as a whole', async ({ page }) => {
  await setWidth(page, 375);
  await openPage(page, '/en');
  await scrollTo(page, 900);
  await expect.poll(() => isAt(page, 20)).toBe(false);
  await scrollTo(page, 880);
  await expect.poll(() => isAt(page, 20)).toBe(true);
});

test('APP-17 checkout has a header of 56 px at every width: back, logo, account; errors have none', async ({
  page,
}) => {
  /** The bar of 56 px and its bottom border. */
  const expectHeight = async () => {
    for (const width of widths) {
      await setWidth(page, width);
      await expect.poll(async () => (await banner(page).boundingBox())?.height).toBe(57);
    }
  };
  await openPage(page, samplePages.CheckoutPage);
  await expectHeight();
  await expect(banner(page).getByRole('link', { name: 'Furulia, home' })).toHaveAttribute('href', '/en');
  await expect(banner(page).getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(banner(page).getByRole('button')).toHaveCount(2);
  for (const address of [samplePages.NotFoundPage, samplePages.ErrorPage]) {
    await openPage(page, address);
    await expectHeight();
    await expect(banner(page).getByRole('button')).toHaveText(['Back']);
    await expect(banner(page).getByRole('link')).toHaveCount(1);
  }
});

test('NAV-10 the favourites are in the header of phones from 360 px, and everything fits', async ({
  page,
}) => {
  await setWidth(page, 360);
  await openPage(page, samplePages.StartPage);
  await expect(banner(page).getByRole('button', { name: 'Favourites' })).toBeVisible();
  const cart = await banner(page).getByRole('button', { name: 'Cart, empty' }).boundingBox();
  expect((cart?.x ?? 0) + (cart?.width ?? 0)).toBeLessThanOrEqual(360);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('NAV-10 at every width the icons open modals for visitors and pages for customers, and the badge counts', async ({
  page,
}) => {
  await openPage(page, samplePages.ProductPage);
  const cart = banner(page).getByRole('button', { name: 'Cart, empty' });
  const favorites = banner(page).getByRole('button', { name: 'Favourites' });
  for (const width of widths) {
    await setWidth(page, width);
    const menu = banner(page).getByRole('button', { name: 'Menu', exact: true });
    await expect(menu).toHaveCount(width <= mobileHeaderMax ? 1 : 0);
    await expect(cart).toHaveText('');
    await cart.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await favorites.click();
    await expect(page.getByRole('dialog')).toContainText('Sign in to see your favourites.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await signIn(page);
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Add to cart: / })
    .first()
    .click();
  for (const width of widths) {
    await setWidth(page, width);
    const lines = banner(page).getByRole('link', { name: /^Cart, [1-9]/ });
    await expect(lines).toHaveText(/^[1-9]\d*$/);
    await expect(lines).toHaveAttribute('href', '/en/cart');
    await expectNoSidewaysScroll(page);
    const account = banner(page).getByRole('link', { name: 'My account' });
    await expect(account).toHaveAttribute('href', '/en/account');
    if (width <= mobileHeaderMax) continue;
    const href = '/en/account?view=Favorites';
    await expect(banner(page).getByRole('link', { name: 'Favourites' })).toHaveAttribute('href', href);
  }
});

test('APP-17 Back of the reduced header links home when there is no earlier page of the shop', async ({
  page,
}) => {
  await openPage(page, samplePages.CheckoutPage);
  await banner(page).getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/en$/);
});

test('APP-16 the first Tab reaches the skip link, which leads to the main content', async ({ page }) => {
  await openPage(page, '/en');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
