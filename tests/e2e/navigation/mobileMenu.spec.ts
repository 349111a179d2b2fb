import { expect, test, type Page } from '@playwright/test';
import {
  endAnimations,
  expectAccessible,
  expectNoSidewaysScroll,
  nextFrames,
  openPage,
  setWidth,
} from '../../support/browser/shopWindow';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const banner = (page: Page) => page.getByRole('banner');
const button = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

async function openMenu(page: Page, width = 375): Promise<void> {
  await setWidth(page, width);
  await openPage(page, '/en');
  await banner(page).getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu(page)).toBeVisible();
}

/**
 * Press at the position of the menu button; a locator's click would scroll to the sticky header's place in the
 * document.
 */
const pressMenuButton = (page: Page) => page.mouse.click(28, 28);
const closeMenu = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

/** Scroll by wheel, down until the header hides and up a little so that it shows. */
async function scrollDown(page: Page): Promise<number> {
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrollTop(page)).toBe(900);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => scrollTop(page)).toBe(800);
  await nextFrames(page);
  await endAnimations(page);
  return 800;
}

for (const width of [375, 1024]) {
  test(`NAV-03 at ${width} px the menu opens level by level and leads on, by pointer`, async ({ page }) => {
    await openMenu(page, width);
    await button(page, 'Furniture').click();
    await expect(menu(page).getByRole('link', { name: 'Furniture', exact: true })).toBeVisible();
    await button(page, 'Living room').click();
    await expectNoSidewaysScroll(page);
    await button(page, 'Sofas').click();
    await menu(page).getByRole('link', { name: 'See all products' }).click();
    await expect(menu(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/sofas$/);
  });
}

test('NAV-03 the menu button closes the menu that it opened, and stays above it', async ({ page }) => {
  await openMenu(page);
  const menuButton = banner(page).getByRole('button', { name: 'Menu', exact: true });
  await expect(menuButton).toHaveAttribute('aria-expanded', 'true');
  await menuButton.click();
  await expect(menu(page)).toHaveCount(0);
  await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
  await expect(menuButton).toBeFocused();
});

test('NAV-03 by keyboard: focus follows the levels, Tab is trapped, Escape returns focus', async ({
  page,
}) => {
  await openMenu(page);
  await button(page, 'Storage').press('Enter');
  await expect(button(page, 'Back')).toBeFocused();
  await button(page, 'Shelving').press('Enter');
  await expect(button(page, 'Back')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Shelving')).toBeFocused();
  await button(page, 'Back').press('Enter');
  await expect(button(page, 'Storage')).toBeFocused();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const stops = await drawer.locator('a, button').count();
  for (let press = 0; press < stops + 2; press += 1) {
    await page.keyboard.press(press % 4 === 3 ? 'Shift+Tab' : 'Tab');
    await expect(drawer.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(banner(page).getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
});

test('NAV-07 the page is locked at its scroll position; back restores it, a link goes to the top', async ({
  page,
}) => {
  await setWidth(page, 375);
  await openPage(page, '/en');
  const place = await scrollDown(page);
  const mainTop = async () => (await page.locator('main').boundingBox())?.y ?? NaN;
  const before = await mainTop();
  await pressMenuButton(page);
  await expect(menu(page)).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await expect.poll(mainTop).toBeCloseTo(before, 0);
  await closeMenu(page);
  await expect(menu(page)).toHaveCount(0);
  await expect.poll(() => scrollTop(page)).toBe(place);
  await pressMenuButton(page);
  await expect(menu(page)).toBeVisible();
  await menu(page).getByRole('link', { name: 'Our shops' }).click();
  await expect(page).toHaveURL(/shops/);
  await page.getByRole('heading', { level: 1, name: /shops/i }).waitFor();
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(place);
});

test('NAV-08 Back while the menu is open closes it and restores the scroll position', async ({ page }) => {
  await setWidth(page, 375);
  await openPage(page, '/en');
  const place = await scrollDown(page);
  await page.getByRole('main').getByRole('link').first().dispatchEvent('click');
  await expect(page).not.toHaveURL(/\/en$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await banner(page).getByRole('button', { name: 'Menu', exact: true }).click();
  await page.goBack();
  await expect(menu(page)).toHaveCount(0);
  await expect.poll(() => scrollTop(page)).toBe(place);
});

test('MOD-02 a modal that the menu opens replaces it, and gives focus back to the menu button', async ({
  page,
}) => {
  await openMenu(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Country/ })
    .press('Enter');
  const modal = page.getByRole('dialog', { name: 'Country and language' });
  await expect(modal.getByRole('heading', { name: 'Language' }).last()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(banner(page).getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
});

test('UI-04 the mobile menu is accessible in both themes, at every level', async ({ page }) => {
  await openMenu(page);
  await expectAccessible(page, '[role="dialog"]');
  await button(page, 'Furniture').click();
  await button(page, 'Living room').click();
  await expectAccessible(page, '[role="dialog"]');
});

test('NAV-03 the menu closes when the window grows past the widths of its header', async ({ page }) => {
  await openMenu(page);
  await setWidth(page, 1024);
  await expect(menu(page)).toBeVisible();
  await setWidth(page, 1025);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
