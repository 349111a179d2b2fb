import { expect, test, type Locator, type Page } from '@playwright/test';
import { cardAt, cards, scrollUntilLoaded } from '../../support/browser/listingInBrowser';
import { expectAccessible, expectNoSidewaysScroll, openPage, signIn } from '../../support/browser/shopWindow';

const sofas = '/en/furniture/living-room/sofas';
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
const order = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test.use({ viewport: { width: 1440, height: 900 } });

test('LIST-09 another sorting replaces the address and adds no history entry', async ({ page }) => {
  await openPage(page, sofas);
  await cards(page).nth(23).waitFor();
  await expect(order(page).locator('option')).toHaveText(['Most popular', 'Newest', 'Name']);
  const entries = await page.evaluate(() => history.length);
  await order(page).selectOption('Name');
  await expect(page).toHaveURL(/\/sofas\?sortOrder=1$/);
  await expect.poll(() => names(page).then(([first]) => first)).toMatch(/^[AB]/);
  await cards(page).nth(23).waitFor();
  const sorted = await names(page);
  const byName = (all: string[]) => all.sort(new Intl.Collator('en').compare);
  expect(sorted).toEqual(await page.evaluate(byName, sorted));
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.reload();
  await expect(order(page)).toHaveValue('1');
  await expect.poll(() => names(page)).toEqual(sorted);
});

test('LIST-09 only customers, who see prices, can sort by them', async ({ page }) => {
  await openPage(page, sofas);
  await signIn(page);
  await expect(order(page).locator('option')).toHaveText([
    'Most popular',
    'Newest',
    'Name',
    'Price, low to high',
    'Price, high to low',
  ]);
});

test('LIST-02 filters beside the list from 1281 px, in a modal up to 1280 px; the view toggle only beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1281, height: 800 });
  await openPage(page, sofas);
  const sidebar = page.getByRole('complementary', { name: 'Filters' });
  const results = page.getByRole('region', { name: 'Products' });
  await expect(sidebar).toBeVisible();
  const grid = results.locator('xpath=..');
  const tracks = await grid.evaluate((each) => getComputedStyle(each).gridTemplateColumns.split(' '));
  expect(tracks).toHaveLength(12);
  await expect(results).toHaveCSS('grid-column', 'span 9');
  const [title, list] = [await heading(page, 'Sofas').boundingBox(), await results.boundingBox()];
  // The three columns of the filters are 240 px wide with their gaps.
  expect((list?.x ?? 0) - (title?.x ?? 0)).toBeCloseTo(240 + 24, 0);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(sidebar).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Show as' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1281, height: 800 });
  await page.reload();
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const [first, second] = [await cardAt(page, 1).boundingBox(), await cardAt(page, 2).boundingBox()];
  expect(second?.x).toBe(first?.x);
});

test('UI-04 the list fits 320 px and is accessible in both themes, far down as well', async ({ page }) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, sofas);
  await scrollUntilLoaded(page, 48);
  await expectNoSidewaysScroll(page);
  // Without the texts for screen readers, which are 1 px wide.
  const cut = cards(page)
    .getByText(/\S/)
    .evaluateAll((texts) =>
      texts
        .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
  expect(await cut).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page, 'main');
});

test('UI-01 a listing is laid out on 4, 8 and 12 columns by width, of which the filters take 3 and the results 9', async ({
  page,
}) => {
  const columnsAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return page
      .locator('main .page-grid')
      .first()
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  };
  await openPage(page, sofas);
  await cards(page).nth(23).waitFor();
  expect(await columnsAt(375)).toBe(4);
  expect(await columnsAt(1024)).toBe(8);
  expect(await columnsAt(1280)).toBe(12);
  expect(await columnsAt(1440)).toBe(12);
  const spanOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).gridColumnStart);
  expect(await spanOf(page.getByRole('complementary', { name: 'Filters' }))).toBe('span 3');
  expect(await spanOf(page.getByRole('region', { name: 'Products' }))).toBe('span 9');
});
