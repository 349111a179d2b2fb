import { expect, test } from '@playwright/test';
import {
  chips,
  expectQuery,
  facet,
  openWide,
  products,
  said,
  sidebar,
  sofas,
} from '../../support/browser/filtersInBrowser';
import { pauseListings } from '../../support/browser/pauseListings';

test.describe('FILT-07 terms', () => {
  test('FILT-07 by keyboard alone: open, select, count announced, removed by chip', async ({ page }) => {
    await openWide(page, `${sofas}?utm_source=letter`);
    const bergholm = sidebar(page).getByRole('checkbox', { name: 'Bergholm' });
    const furulia = sidebar(page).getByRole('checkbox', { name: 'Furulia' });
    await facet(sidebar(page), 'Brand').focus();
    await page.keyboard.press('Enter');
    await expect(bergholm).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(bergholm).toBeFocused();
    await page.keyboard.press('Space');
    await expectQuery(page, '?utm_source=letter&filter::Brand=Bergholm');
    await expect(said(page).filter({ hasText: '18 products' })).toHaveCount(1);
    await expect(products(page).getByRole('article')).toHaveCount(18);
    await expect(bergholm).toBeFocused();
    await expect(bergholm).toBeChecked();
    await expect(bergholm).toHaveAccessibleDescription('18 products');
    await page.keyboard.press('Tab');
    await expect(furulia).toBeFocused();
    await page.keyboard.press('Space');
    await expectQuery(page, '?utm_source=letter&filter::Brand=Bergholm;Furulia');
    await expect(said(page).filter({ hasText: '39 products' })).toHaveCount(1);

    await chips(page).getByRole('button', { name: 'Remove filter Brand: Bergholm' }).focus();
    await page.keyboard.press('Enter');
    await expect(chips(page).getByRole('button', { name: 'Remove filter Brand: Furulia' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chips(page)).toBeFocused();
    await expectQuery(page, '?utm_source=letter');
    await expect(said(page).filter({ hasText: '156 products' })).toHaveCount(1);
  });
});

test.describe('FILT-07 which answer shows', () => {
  test('FILT-07 choosing quickly: only the answer to the last choice shows, and nothing jumps', async ({
    page,
  }) => {
    const calls = await pauseListings(page);
    await openWide(page, sofas);
    await calls.pause();
    const box = (name: string) => sidebar(page).getByRole('checkbox', { name, exact: true });
    const names = ['Corner sofa', 'Curved sofa', 'Modular sofa'];
    for (const [earlier, name] of names.entries()) {
      await box(name).click();
      // Clicks between two renders would be one call.
      await expect.poll(calls.waiting, { intervals: [10] }).toBe(earlier + 1);
    }
    for (const name of names) await expect(box(name)).toBeChecked();
    await expectQuery(page, '?filter::ProductType=corner-sofa;curved-sofa;modular-sofa');
    await expect(products(page)).toHaveAttribute('aria-busy', 'true');
    const before = await box('Modular sofa').boundingBox();

    await calls.decide('corner-sofa;curved-sofa;modular-sofa', 'answer');
    await expect(products(page).getByText('24 of 64', { exact: true })).toBeVisible();
    await calls.decide('corner-sofa;curved-sofa', 'answer');
    await calls.decide('corner-sofa', 'fail');
    await expect(box('Modular sofa')).toBeFocused();
    expect(await box('Modular sofa').boundingBox()).toEqual(before);
    await expect(products(page).getByText('24 of 64', { exact: true })).toBeVisible();
  });

  test('FILT-07 facets stay when the answer fails', async ({ page }) => {
    const calls = await pauseListings(page);
    await openWide(page, sofas);
    await calls.pause();
    const corner = sidebar(page).getByRole('checkbox', { name: 'Corner sofa' });
    await corner.click();
    await calls.decide('corner-sofa', 'fail');
    await expect(products(page)).toHaveAttribute('aria-busy', 'false');
    await expect(corner).toBeFocused();
    await expect(corner).toBeChecked();
    await corner.click();
    await expect(products(page).getByRole('article').first()).toBeVisible();
  });
});
