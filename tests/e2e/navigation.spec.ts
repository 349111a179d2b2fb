import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const panel = (page: Page) => page.locator('[data-menu-panel]');
const modal = (page: Page) => page.getByRole('dialog', { name: 'Country and language' });

async function openShop(page: Page, theme: 'light' | 'dark' = 'light') {
  await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
  await page.goto('/en');
  await expect(page.getByRole('navigation', { name: 'More from Furulia' })).toBeAttached();
  await expect(page.locator('#site-loader')).toHaveCount(0);
}

/** Colours are judged when nothing moves any more. */
async function expectAccessible(page: Page) {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}

test.describe('by pointer', () => {
  test('NAV-07 NAV-08 a panel opens by hovering, switches, and closes on a click outside', async ({
    page,
  }) => {
    await openShop(page);
    await menu(page).getByRole('link', { name: 'Furniture' }).hover();
    await expect(panel(page).getByRole('link', { name: 'Furniture', exact: true })).toBeVisible();
    await menu(page).getByRole('link', { name: 'Lighting' }).hover();
    await expect(panel(page).getByRole('link', { name: 'Lighting', exact: true })).toBeVisible();
    await page.mouse.click(640, 780);
    await expect(panel(page)).toHaveCount(0);
  });

  test('NAV-07 on the way down to the panel, items that are crossed do not switch it', async ({ page }) => {
    await openShop(page);
    const first = menu(page).getByRole('link', { name: 'Furniture' }).first();
    await first.hover();
    await expect(panel(page)).toBeVisible();
    const from = await first.boundingBox();
    if (!from) throw new Error('The first item is not shown');
    await page.mouse.move(from.x + from.width - 4, from.y + 6);
    await page.mouse.move(from.x + from.width + 120, from.y + from.height + 60, { steps: 12 });
    await expect(panel(page).getByRole('link', { name: 'Furniture', exact: true })).toBeVisible();
  });

  test('NAV-04 NAV-08 a link in the panel leads to its page and the menu is closed there', async ({
    page,
  }) => {
    await openShop(page);
    await menu(page).getByRole('button', { name: 'Show everything in Furniture' }).click();
    await panel(page).getByRole('link', { name: 'Sofas', exact: true }).click();
    await expect(page).toHaveURL(/sofas/);
    await expect(panel(page)).toHaveCount(0);
  });

  test('NAV-02 the lower bar leaves on scrolling down and returns on scrolling up, the upper one stays', async ({
    page,
  }) => {
    await openShop(page);
    const shown = (y: number) =>
      page.evaluate((top) => Boolean(document.elementFromPoint(200, top)?.closest('header')), y);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => shown(96)).toBe(false);
    expect(await shown(36)).toBe(true);
    await page.mouse.wheel(0, -100);
    await expect.poll(() => shown(96)).toBe(true);
  });
});

test.describe('by keyboard', () => {
  test('NAV-06 arrows move and wrap, Tab goes to the next item, Escape returns focus, Enter follows', async ({
    page,
  }) => {
    await openShop(page);
    await menu(page).getByRole('link', { name: 'Furniture' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(panel(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(panel(page).getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Storage' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(menu(page).getByRole('button', { name: 'Show everything in Storage' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(panel(page)).toHaveCount(0);
    await expect(page).toHaveURL(/storage/);
  });

  test('APP-16 the first Tab reaches the skip link, which leads to the main content', async ({ page }) => {
    await openShop(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('a modal', () => {
  test.beforeEach(async ({ page }) => {
    await openShop(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Country and language/ })
      .click();
    await expect(modal(page)).toBeVisible();
  });

  test('MOD-02 is 480 px wide, Tab stays inside, Escape closes it and focus returns', async ({ page }) => {
    expect((await modal(page).boundingBox())?.width).toBe(480);
    const buttons = await modal(page).getByRole('button').count();
    for (let press = 0; press <= buttons; press += 1) await page.keyboard.press('Tab');
    await expect(modal(page).getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(
      page.getByRole('banner').getByRole('button', { name: /^Country and language/ }),
    ).toBeFocused();
  });

  test('MOD-01 Back closes it and the page stays; the next Back leaves', async ({ page }) => {
    await page.goBack();
    await expect(modal(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/en$/);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('MOD-01 closed otherwise it leaves nothing for Back to go through', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => 'modal' in history.state)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('MOD-01 Back from a page that the modal led to passes by where it lay', async ({ page }) => {
    await modal(page).getByRole('button', { name: 'Svenska' }).click();
    await expect(page).toHaveURL(/\/sv$/);
    await expect(modal(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/en$/);
    await expect.poll(() => page.evaluate(() => 'modal' in history.state)).toBe(false);
    await page.goForward();
    await expect(page).toHaveURL(/\/sv$/);
  });

  test('MOD-02 closes on a click outside, and nothing behind it has moved meanwhile', async ({ page }) => {
    const main = page.getByRole('main');
    const during = await main.boundingBox();
    await page.mouse.click(20, 600);
    await expect(modal(page)).toHaveCount(0);
    expect(await main.boundingBox()).toEqual(during);
  });

  test('MOD-02 is as wide as the window up to 720 px', async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 800 });
    expect((await modal(page).boundingBox())?.width).toBe(720);
  });
});

test.describe('on small windows', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('NAV-03 the menu opens level by level, keeps focus inside and leads on', async ({ page }) => {
    await openShop(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu(page).getByRole('button', { name: 'Furniture' }).click();
    await menu(page).getByRole('button', { name: 'Living room' }).click();
    await expect(menu(page).getByRole('button', { name: 'Back' })).toBeFocused();
    const stops = await page.getByRole('banner').locator('a, button').count();
    for (let press = 0; press < stops + 2; press += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);
    await menu(page).getByRole('button', { name: 'Sofas' }).click();
    await menu(page).getByRole('link', { name: 'See all products' }).click();
    await expect(menu(page)).toHaveCount(0);
    await expect(page).toHaveURL(/sofas/);
  });
});

for (const width of [320, 375, 768, 1025, 1280, 1440]) {
  test(`UI-04 nothing sticks out sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openShop(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`UI-04 header, open panel and footer are axe-clean in ${theme}`, async ({ page }) => {
    await openShop(page, theme);
    await menu(page).getByRole('button', { name: 'Show everything in Furniture' }).click();
    await expectAccessible(page);
  });

  test(`UI-04 the mobile menu and a modal are axe-clean in ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await openShop(page, theme);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectAccessible(page);
    await menu(page)
      .getByRole('button', { name: /^Country and language/ })
      .click();
    await expect(modal(page)).toBeVisible();
    await expectAccessible(page);
  });
}
