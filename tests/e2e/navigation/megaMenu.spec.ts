import { expect, test, type Page } from '@playwright/test';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  nextFrames,
  openPage,
  setWidth,
} from '../../support/browser/shopWindow';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const panel = (page: Page) => page.locator('[data-menu-panel]');
const panelOf = (page: Page, name: string) => panel(page).getByRole('link', { name, exact: true });
const top = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true }).first();
const opener = (page: Page, name: string) => menu(page).getByRole('button', { name: `Show ${name}` });

/** The centre of a top item, in px. */
async function middle(page: Page, name: string): Promise<[x: number, y: number]> {
  const box = await top(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not shown`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Open the start page and stop its clock, after the panel's code has loaded: React renders it late on a stopped clock. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await openPage(page, '/en');
  await opener(page, 'Furniture').click();
  await expect(panelOf(page, 'Furniture')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.move(640, 700);
  await expect(panel(page)).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('NAV-04 a panel has columns, pictures or icons, ways to everything, and support, at every width', async ({
  page,
}) => {
  await openPage(page, '/en');
  for (const width of [1025, 1280, 1440]) {
    await setWidth(page, width);
    await opener(page, 'Furniture').click();
    await expect(panelOf(page, 'Furniture')).toHaveAttribute('href', '/en/furniture');
    await expect(panel(page).getByRole('link', { name: 'See all products' })).toBeVisible();
    const columns = await panel(page)
      .getByRole('link')
      .filter({ has: page.locator('img') })
      .all();
    const places = await Promise.all(columns.map(async (column) => (await column.boundingBox())?.x));
    expect(columns).toHaveLength(4);
    expect(new Set(places).size).toBe(4);
    await expect(panelOf(page, 'Corner and modular sofas')).toBeVisible();
    await expect(panelOf(page, 'help@furulia.example')).toHaveAttribute(
      'href',
      'mailto:help@furulia.example',
    );
    await expect(panelOf(page, '+47 22 00 44 00')).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);

    await opener(page, 'Lighting').click();
    await expect(panel(page).locator('li img').first()).toBeVisible();
    await opener(page, 'Customer service').click();
    await expect(
      panel(page)
        .getByRole('link')
        .filter({ has: page.locator('svg') })
        .first(),
    ).toBeVisible();
    await expect(panel(page).locator('li img')).toHaveCount(0);
    await opener(page, 'Inspiration').click();
    await expect(panel(page).getByRole('link', { name: 'See overview' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
  }
});

test('NAV-07 hovering opens after 100 ms, switches at once, and opens nothing when the pointer has left', async ({
  page,
}) => {
  await openWithClock(page);
  const [furniture, lighting] = [await middle(page, 'Furniture'), await middle(page, 'Lighting')];
  await page.mouse.move(...furniture);
  await page.clock.runFor(99);
  await page.mouse.move(furniture[0], 500);
  await page.clock.runFor(1000);
  await expect(panel(page)).toHaveCount(0);

  await page.mouse.move(...furniture);
  await page.clock.runFor(99);
  await expect(panel(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(panelOf(page, 'Furniture')).toBeVisible();
  await page.mouse.move(...lighting);
  await expect(panelOf(page, 'Lighting')).toBeVisible();
  await expect(panel(page)).toHaveCount(1);
});

test('NAV-07 on the way down to the panel, items that are crossed do not switch it', async ({ page }) => {
  await openWithClock(page);
  const [x, y] = await middle(page, 'Furniture');
  await page.mouse.move(x, y);
  await page.clock.runFor(100);
  await page.mouse.move(x + 20, y + 2);
  await page.mouse.move(x + 160, y + 60, { steps: 12 });
  await page.clock.runFor(1000);
  await expect(panelOf(page, 'Furniture')).toBeVisible();
});

test('NAV-07 pressing the button of a panel opened by hovering keeps it open; pressing again closes it', async ({
  page,
}) => {
  await openPage(page, '/en');
  await opener(page, 'Storage').hover();
  await expect(panelOf(page, 'Storage')).toBeVisible();
  await opener(page, 'Storage').click();
  await page.mouse.move(640, 20);
  await expect(panelOf(page, 'Storage')).toBeVisible();
  await opener(page, 'Storage').click();
  await expect(panel(page)).toHaveCount(0);
});

test('NAV-07 an open menu lies over the page, which does not scroll; a press outside closes it', async ({
  page,
}) => {
  await openPage(page, '/en');
  await opener(page, 'Storage').click();
  await expect(panelOf(page, 'Storage')).toBeVisible();
  await page.mouse.move(640, 780);
  await page.mouse.wheel(0, 600);
  const isOverlaid = () =>
    page.evaluate(() => Boolean(document.elementFromPoint(640, 780)?.closest('header')));
  await nextFrames(page);
  expect(await isOverlaid()).toBe(true);
  await page.mouse.click(640, 780);
  await expect(panel(page)).toHaveCount(0);
  await expect.poll(isOverlaid).toBe(false);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
});

test('NAV-04 a link leads to its page and the menu is closed there, and on the way back', async ({
  page,
}) => {
  await openPage(page, '/en');
  await opener(page, 'Furniture').click();
  await panelOf(page, 'Sofas').click();
  await expect(page).toHaveURL(/\/sofas$/);
  await expect(panel(page)).toHaveCount(0);
  await opener(page, 'Furniture').click();
  await page.goBack();
  await expect(page).toHaveURL(/\/en$/);
  await expect(panel(page)).toHaveCount(0);
});

test('NAV-06 ArrowDown and ArrowUp move between links and wrap, Enter follows', async ({ page }) => {
  await openPage(page, '/en');
  const links = panel(page).getByRole('link');
  await top(page, 'Storage').focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/en\/storage$/);
});

test('NAV-06 each focused link of a panel is in view, also in low windows', async ({ page }) => {
  await openPage(page, '/en');
  for (const height of [768, 480, 320]) {
    await page.setViewportSize({ width: 1025, height });
    for (const name of ['Furniture', 'Inspiration']) {
      await top(page, name).focus();
      await page.keyboard.press('ArrowDown');
      await panel(page).locator(':focus').waitFor();
      const count = await panel(page).getByRole('link').count();
      for (let index = 0; index < count; index += 1) {
        const covering = await panel(page)
          .locator(':focus')
          .evaluate((link) => {
            const { left, top, bottom } = link.getBoundingClientRect();
            const at = (y: number) => document.elementFromPoint(left + 4, y);
            const others = [at(top + 2), at(bottom - 2)].filter((found) => !found || !link.contains(found));
            return others.map((found) => `${link.textContent}: ${found?.outerHTML.slice(0, 80)}`);
          });
        expect.soft(covering, `link ${index + 1} of ${name} at ${height} px`).toEqual([]);
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Escape');
    }
  }
});

test('NAV-06 Tab moves to the next top item, from the last one to the header’s buttons; Escape returns focus', async ({
  page,
}) => {
  await openPage(page, '/en');
  await top(page, 'Furniture').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(top(page, 'Storage')).toBeFocused();
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(opener(page, 'Storage')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opener(page, 'Storage')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await top(page, 'Customer service').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true })).toBeFocused();
});

test('UI-04 header and open panels are accessible in both themes', async ({ page }) => {
  await openPage(page, '/en');
  for (const name of ['Furniture', 'Lighting']) {
    await opener(page, name).click();
    await expectAccessible(page, 'header');
    await page.keyboard.press('Escape');
  }
});
