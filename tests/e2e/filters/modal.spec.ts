import { expect, test } from '@playwright/test';
import { expectQuery, openFacet, modal, openButton, sofas } from '../../support/browser/filtersInBrowser';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  setWidth,
} from '../../support/browser/shopWindow';

for (const width of [1280, 375]) {
  test(`LIST-02 in the modal at ${width} px: live counts, Clear, Show, Escape`, async ({ page }) => {
    await setWidth(page, width);
    await openPage(page, sofas);
    await openButton(page).click();
    const show = modal(page).getByRole('button', { name: /^Show \d/ });
    const clear = modal(page).getByRole('button', { name: 'Clear', exact: true });
    await expect(show).toHaveText('Show 156 products');
    await expect(clear).toHaveCount(0);

    await modal(page).getByRole('checkbox', { name: 'Corner sofa' }).check();
    await expect(show).toHaveText('Show 24 products');
    await expect(modal(page).getByRole('status').filter({ hasText: '24 products' })).toHaveCount(1);
    await expectQuery(page, '?filter::ProductType=corner-sofa');
    const [first, second] = [await clear.boundingBox(), await show.boundingBox()];
    const isStacked = (second?.y ?? 0) >= (first?.y ?? 0) + (first?.height ?? 0);
    expect(isStacked).toBe(width <= 720);

    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expectQuery(page, '?filter::ProductType=corner-sofa');
    await expect(openButton(page)).toHaveAccessibleName('Filters, 1 selected');
    await expect(openButton(page)).toBeFocused();

    await openButton(page).click();
    await expect(modal(page).getByRole('checkbox', { name: 'Corner sofa' })).toBeChecked();
    await clear.click();
    await expect(show).toHaveText('Show 156 products');
    await expect(show).toBeFocused();
    await modal(page).getByRole('switch', { name: 'In stock only' }).click();
    await expectQuery(page, '?instock=true');
    await show.click();
    await expect(modal(page)).toHaveCount(0);
    const list = page.getByRole('region', { name: 'Products' });
    await expect(list).toBeFocused();
    await expect(list.getByRole('article').first()).toBeInViewport();
    await expectQuery(page, '?instock=true');
  });
}

test('MOD-02 in the modal Escape clears the term search first, then closes', async ({ page }) => {
  await setWidth(page, 375);
  await openPage(page, sofas);
  await openButton(page).click();
  await openFacet(modal(page), 'Colour');
  const search = modal(page).getByRole('searchbox', { name: 'Search colour' });
  await search.fill('green');
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
});

test('MOD-01 the modal with everything opened at 320 px is axe-clean and fits', async ({ page }) => {
  await setWidth(page, 320);
  await openPage(page, `${sofas}?filter::ProductType=two-seat-sofa&min::Width=165&instock=true`);
  await expectNoSidewaysScroll(page);
  await openButton(page).click();
  await modal(page)
    .getByRole('button', { name: /^Show more filters/ })
    .click();
  for (const name of ['Colour', 'Brand', 'Height', 'Style', 'Series']) await openFacet(modal(page), name);
  await expect(modal(page).getByRole('slider')).toHaveCount(4);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, '[role="dialog"]');
});

test('UI-04 zoomed in to 400 % the sort bar scrolls away, and the modal scrolls below its heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, sofas);
  await page.getByRole('article').nth(4).scrollIntoViewIfNeeded();
  await expect(openButton(page)).not.toBeInViewport();
  await openButton(page).dispatchEvent('click');
  const last = modal(page).getByRole('checkbox', { name: 'Two-seat wooden sofa' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await last.check();
  await expect(modal(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await modal(page).getByRole('button', { name: 'Show 17 products' }).click();
  await expect(modal(page)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
});
