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

/** Presses where the menu button is; a locator's click would scroll to where the sticky header lies in the page. */
const pressMenuButton = (page: Page) => page.mouse.click(28, 28);

/** Scrolls by wheel, down until the header hides and a little up so that it shows. */
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

for (const width of [375, 768, 1024]) {
  test(`NAV-03 NAV-04 at ${width} px the menu opens level by level and leads on, by pointer`, async ({
    page,
  }) => {
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
  const stops = await banner(page).locator('a, button').count();
  for (let press = 0; press < stops + 2; press += 1) {
    await page.keyboard.press(press % 4 === 3 ? 'Shift+Tab' : 'Tab');
    await expect(banner(page).locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(banner(page).getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
});

test('NAV-07 APP-04 the body is locked at its scroll position; back restores it, a link goes to the top', async ({
  page,
}) => {
  await setWidth(page, 375);
  await openPage(page, '/en');
  const place = await scrollDown(page);
  const mainTop = async () => (await page.getByRole('main').boundingBox())?.y ?? NaN;
  const before = await mainTop();
  await pressMenuButton(page);
  await expect(menu(page)).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('position', 'fixed');
  await expect.poll(mainTop).toBeCloseTo(before, 0);
  await pressMenuButton(page);
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

test('NAV-08 APP-04 Back while the menu is open closes it and restores the scroll position', async ({
  page,
}) => {
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

test('MOD-02 NAV-03 a modal over the menu has the keys to itself, and gives focus back into the menu', async ({
  page,
}) => {
  await openMenu(page);
  const opener = menu(page).getByRole('button', { name: /^Country/ });
  await opener.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Country and language' });
  await expect(modal.getByRole('heading', { name: 'Language' }).last()).toBeVisible();
  await expect.poll(() => modal.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    await expect(modal.locator(':focus')).toHaveCount(1);
  }
  await modal.getByRole('heading', { name: 'Language' }).last().click();
  await expect(menu(page)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await expect(menu(page)).toBeVisible();
  await expect(opener).toBeFocused();
});

test('UI-04 NAV-03 the mobile menu is accessible in both themes, at every level', async ({ page }) => {
  await openMenu(page);
  await expectAccessible(page, 'header');
  await button(page, 'Furniture').click();
  await button(page, 'Living room').click();
  await expectAccessible(page, 'header');
});
