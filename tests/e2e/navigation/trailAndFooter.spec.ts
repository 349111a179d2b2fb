import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  setWidth,
  widths,
} from '../../support/browser/shopWindow';

const trail = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });
const expand = (page: Page) => trail(page).getByRole('button', { name: 'Show full path' });
const deep = '/en/furniture/living-room/sofas';

test('NAV-09 the breadcrumb links home and to each level; the last item is the current page and no link', async ({
  page,
}) => {
  await openPage(page, deep);
  const items = trail(page).getByRole('listitem');
  await expect(items.first().getByRole('link')).toHaveAttribute('href', '/en');
  await expect(items.last().getByText('Sofas')).toHaveAttribute('aria-current', 'page');
  await expect(items.last().getByRole('link')).toHaveCount(0);
  await items.first().getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/en$/);
});

test('NAV-09 a breadcrumb wider than its container is truncated 200 ms after the last resize, and expands on a press', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, deep);
  await expect(trail(page).getByRole('listitem')).toHaveCount(5);
  await page.clock.pauseAt(Date.now() + 60_000);
  await setWidth(page, 200);
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(200);
  // Observers run in order of creation, so the shop's has run when this later one does.
  await page.evaluate(
    () => new Promise<void>((resolve) => new ResizeObserver(() => resolve()).observe(document.body)),
  );
  await page.clock.runFor(199);
  await expect(expand(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(expand(page)).toHaveText('...');
  await expect(trail(page).getByRole('listitem')).toHaveCount(3);
  await expand(page).press('Enter');
  await expect(trail(page).getByRole('listitem')).toHaveCount(5);
  await expect(expand(page)).toHaveCount(0);
});

/** True when the copyright is beside the country and the theme switch. */
const inOneLine = (footer: Locator) =>
  footer.evaluate((element) => {
    const middle = (selector: string) => {
      const { top = 0, bottom = 0 } = element.querySelector(selector)?.getBoundingClientRect() ?? {};
      return (top + bottom) / 2;
    };
    const [copyright, tools] = ['[class*=copyright]', '[class*=tools]'].map(middle);
    return Math.abs((copyright ?? 0) - (tools ?? 0)) < 2;
  });

test('NAV-11 the footer has its columns, social links, featured area and copyright at every width', async ({
  page,
}) => {
  await openPage(page, '/en/about-us');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { level: 3 })).toHaveCount(3);
  for (const [name, href] of [
    ['Delivery', '/en/customer-service/delivery'],
    ['Buying guides', '/en/guides'],
    ['About Furulia', '/en/about-us'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  const social = footer.getByRole('link', { name: 'Instagram (opens in a new tab)' });
  await expect(social).toHaveAttribute('rel', 'noopener noreferrer');
  for (const width of widths) {
    await setWidth(page, width);
    for (const name of ['Shop with confidence', 'Help', 'Explore', 'About Furulia', 'Follow us']) {
      await expect(footer.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(footer.getByText(/^© \d{4} Furulia/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(await inOneLine(footer), `copyright and theme switch at ${width} px`).toBe(true);
    if (width === 375 || width === 1440) await expectAccessible(page, 'footer');
  }
});
