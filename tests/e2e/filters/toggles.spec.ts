import { expect, test } from '@playwright/test';
import {
  chips,
  expectQuery,
  openWide,
  products,
  sidebar,
  sofas,
} from '../../support/browser/filtersInBrowser';

test.describe('FILT-02 FILT-03 FILT-04 toggles and clearing', () => {
  test('FILT-02 discontinued products show instead of those for sale, and back', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
    await openWide(page, sofas);
    expect(asked.some((url) => /\/products\?.*filter::Active=True/.test(url))).toBe(true);
    const toggle = sidebar(page).getByRole('switch', { name: 'Show discontinued' });
    await toggle.press('Space');
    await expectQuery(page, '?filter::Active=False');
    await expect(products(page).getByRole('article')).toHaveCount(5);
    await expect(products(page).getByRole('article').first()).toContainText('Discontinued');
    await page.reload();
    await expect(toggle).toBeChecked();
    await chips(page).getByRole('button', { name: 'Remove filter: Show discontinued' }).click();
    await expect(toggle).not.toBeChecked();
    await expect(products(page).getByText('156 products')).toBeVisible();
  });

  test('FILT-03 in stock only is the parameter instock, written only when true', async ({ page }) => {
    await openWide(page, `${sofas}?sortOrder=1`);
    const toggle = sidebar(page).getByRole('switch', { name: 'In stock only' });
    const cards = products(page).getByRole('article');
    await expect(cards).toHaveCount(24);
    await expect(cards.getByText('Not in stock')).not.toHaveCount(0);
    await toggle.click();
    await expectQuery(page, '?sortOrder=1&instock=true');
    await expect(products(page).getByText(/^1[0-4]\d products$/)).toBeVisible();
    await expect(cards).toHaveCount(24);
    await expect(cards.getByText('Not in stock')).toHaveCount(0);
    await toggle.click();
    await expectQuery(page, '?sortOrder=1');
  });

  test('FILT-04 clearing resets filters, query and paging; tracking parameters survive', async ({ page }) => {
    const tracking = '_gl=1&_ga=2&utm_source=letter&utm_campaign=b&_hsenc=c&_hsmi=d';
    const choice = 'query=sofa&instock=true&filter::Color=cream;grey&min::Width=160&filter::Active=True';
    await openWide(page, `${sofas}?${tracking}&sortOrder=1&skip=0&take=48&${choice}`);
    await expect(products(page).getByRole('article')).toHaveCount(48);
    await chips(page).getByRole('button', { name: 'Clear filters' }).click();
    await expectQuery(page, `?${tracking}&sortOrder=1`);
    await expect(chips(page)).toBeFocused();
    await expect(chips(page).getByRole('button')).toHaveCount(0);
    await expect(products(page).getByText('156 products')).toBeVisible();
  });

  test('FILT-04 on the search page clearing keeps what is searched for', async ({ page }) => {
    await openWide(page, '/en/search?query=sofa&instock=true&utm_source=letter');
    await chips(page).getByRole('button', { name: 'Clear filters' }).click();
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({
        query: 'sofa',
        utm_source: 'letter',
      });
    await expect(products(page).getByRole('article').first()).toBeVisible();
  });

  test('FILT-04 FILT-07 filters that match nothing can be cleared there', async ({ page }) => {
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
    await expect(products(page).getByText('156 products')).toBeVisible();
  });
});
