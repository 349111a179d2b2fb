import { expect, test } from '@playwright/test';
import {
  chips,
  expectQuery,
  openWide,
  products,
  sidebar,
  sofas,
} from '../../support/browser/filtersInBrowser';

test.describe('FILT-02 toggles and clearing', () => {
  test('FILT-04 clearing resets filters, query and paging; tracking parameters survive', async ({ page }) => {
    const tracking = '_gl=1&_ga=2&utm_source=letter&utm_campaign=b&_hsenc=c&_hsmi=d';
    const choice = 'query=sofa&instock=true&filter::Color=cream;grey&min::Width=160&filter::Active=True';
    await openWide(page, `${sofas}?${tracking}&sortOrder=1&skip=0&take=48&${choice}`);
    await expect(products(page).getByRole('article')).toHaveCount(48);
    await chips(page).getByRole('button', { name: 'Clear filters' }).click();
    await expectQuery(page, `?${tracking}&sortOrder=1`);
    await expect(chips(page)).toBeFocused();
    await expect(chips(page).getByRole('button')).toHaveCount(0);
    await expect(products(page).getByText('24 of 156', { exact: true })).toBeVisible();
  });

  test('FILT-04 filters that match nothing can be cleared there', async ({ page }) => {
    await openWide(page, `${sofas}?filter::ProductType=corner-sofa&filter::Color=rust`);
    await expect(products(page).getByRole('heading', { name: 'No products found' })).toBeVisible();
    await products(page).getByRole('button', { name: 'Remove “Rust”' }).click();
    await expect(products(page).getByText('24 products')).toBeVisible();
    await expect(products(page)).toBeFocused();
    await expect(sidebar(page).getByRole('checkbox', { name: 'Rust' })).not.toBeChecked();
  });

  test('FILT-04 where the filters leave nothing, all of them can be cleared', async ({ page }) => {
    await openWide(page, `${sofas}?filter::ProductType=corner-sofa&filter::Color=no-such`);
    const empty = products(page).getByRole('heading', { name: 'No products found' }).locator('..');
    await empty.getByRole('button', { name: 'Clear filters' }).click();
    await expect(products(page).getByText('24 of 156', { exact: true })).toBeVisible();
  });
});
