import { expect, test, type Locator } from '@playwright/test';
import { expectNoSidewaysScroll, openPage, setWidth } from '../support/browser/shopWindow';

/** Horizontal centre of an element, as a share of the window's width. */
const centre = (element: Locator) =>
  element.evaluate((each) => {
    const { left, width } = each.getBoundingClientRect();
    return (left + width / 2) / window.innerWidth;
  });

for (const width of [375, 1280])
  test(`APP-08 at ${width} px a language from right to left mirrors header, card and cart line, without sideways scroll`, async ({
    page,
  }) => {
    await setWidth(page, width);
    await openPage(page, '/ar/furniture/living-room/sofas');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const banner = page.getByRole('banner');
    expect(await centre(banner.getByRole('link', { name: /الصفحة الرئيسية/ }))).toBeGreaterThan(0.5);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.nth(1)).toBeVisible();
    expect(await centre(cards.nth(0))).toBeGreaterThan(await centre(cards.nth(1)));
    await expectNoSidewaysScroll(page);

    await openPage(page, '/ar/cart?scenario=fullCart');
    const line = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('spinbutton') });
    const picture = line.first().locator('img').first();
    await expect(picture).toBeVisible();
    expect(await centre(picture)).toBeGreaterThan(0.5);
    await expectNoSidewaysScroll(page);
  });
