import { expect, test, type Page } from '@playwright/test';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  mobileHeaderMax,
  openPage,
  setWidth,
  widths,
} from '../../support/browser/shopWindow';
import { box, list } from '../../support/browser/searchInBrowser';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Search the shop' });
const main = (page: Page) => page.getByRole('main');
const rem = 16;

async function openModal(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await modal(page).waitFor();
}

test(`SRCH-09 from 1025 px the header's box is 31rem wide, on the search page 40rem and the only one, and hits fit`, async ({
  page,
}) => {
  const headerWidths = [1025, 1280, 1440];
  const form = page.getByRole('search');
  await openPage(page, '/en/guides');
  for (const width of headerWidths) {
    await setWidth(page, width);
    await expect.poll(async () => (await form.boundingBox())?.width, `${width} px`).toBe(31 * rem);
  }
  await openPage(page, '/en/search?query=sofa');
  for (const width of headerWidths) {
    await setWidth(page, width);
    await expect.poll(async () => (await form.boundingBox())?.width, `${width} px`).toBe(40 * rem);
    await box(page).fill('lamp');
    await list(page).waitFor();
    const hits = await list(page).boundingBox();
    expect(hits && hits.y + hits.height).toBeLessThanOrEqual(800);
    await expect(list(page).getByRole('option').last()).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await box(page).fill('');
    await expect(list(page).getByRole('option')).toHaveCount(0);
  }
});

for (const width of widths.filter((each) => each <= mobileHeaderMax)) {
  test(`SRCH-09 at ${width} px search is a modal with its box focused, and it closes on navigation`, async ({
    page,
  }) => {
    await setWidth(page, width);
    await openPage(page, '/en');
    await expect(box(page)).toHaveCount(0);
    await openModal(page);
    const field = modal(page).getByRole('combobox');
    await expect(field).toBeFocused();
    const popular = modal(page).getByRole('navigation', { name: 'Popular categories' });
    await expect(popular).toBeVisible();
    const tops = await popular
      .getByRole('listitem')
      .evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().top)));
    const isInFirstRow = (top: number) => top === tops[0];
    expect(tops.length % tops.filter(isInFirstRow).length, 'all rows are full').toBe(0);
    await page.keyboard.type('sofa');
    await list(page).waitFor();
    await expect(list(page).getByRole('option').last()).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);

    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    await expect(modal(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/en/search?query=sofa');
    await expect(modal(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/en');
    await expect(modal(page)).toHaveCount(0);
  });
}

test('SRCH-09 on the search page the modal searches again, also for the same text', async ({ page }) => {
  await setWidth(page, 375);
  await openPage(page, '/en/search?query=sofa');
  await openModal(page);
  const field = modal(page).getByRole('combobox');
  await expect(field).toHaveValue('sofa');
  await field.press('Enter');
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL('/en/search?query=sofa');
  await openModal(page);
  await field.fill('lamp');
  await field.press('Enter');
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL('/en/search?query=lamp');
  await openModal(page);
  await field.fill('sofa');
  await list(page).getByRole('group', { name: 'Suggestions' }).getByRole('option').first().click();
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL(/query=.*sofa/i);
  await page.goBack();
  await expect(page).toHaveURL('/en/search?query=lamp');
});

test.describe('accessible in both themes', () => {
  test('SRCH-08 the dropdown, with an active option and where it has to scroll', async ({ page }) => {
    await openPage(page, '/en/customer-service');
    await box(page).fill('sofa');
    await list(page).waitFor();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page, '[role=search]');
    await page.setViewportSize({ width: 1280, height: 500 });
    expect(await list(page).evaluate((each) => each.scrollHeight > each.clientHeight)).toBe(true);
    await expectAccessible(page, '[role=search]');
  });

  test('SRCH-04 the dropdown without hits', async ({ page }) => {
    await openPage(page, '/en/customer-service');
    await box(page).fill('sofa xyzzyqwert');
    await page.getByRole('group', { name: 'Did you mean' }).waitFor();
    await expectAccessible(page, '[role=search]');
  });

  test('SRCH-04 the modal: empty, with nothing found and where to begin, with hits', async ({ page }) => {
    await setWidth(page, 375);
    await openPage(page, '/en');
    await openModal(page);
    await expectAccessible(page, '[role="dialog"]');
    const field = modal(page).getByRole('combobox');
    const popular = modal(page).getByRole('navigation', { name: 'Popular categories' });
    await field.fill('xyzzyqwert');
    await expect(modal(page).getByText('No results for “xyzzyqwert”', { exact: true }).first()).toBeVisible();
    await expect(popular).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    await field.fill('sofa');
    await expect(popular).toHaveCount(0);
    await list(page).waitFor();
    await expectAccessible(page, '[role="dialog"]');
    await field.fill('xyzzyqwert');
    await popular.getByRole('link').first().click();
    await expect(modal(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/en\/.+\/.+/);
  });

  for (const [state, address] of [
    ['with results', '/en/search?query=sofa'],
    ['without', '/en/search?query=sofa+xyzzyqwert'],
    ['without a text', '/en/search'],
  ] as const) {
    test(`SRCH-02 the search page ${state}, at 375 and 1440 px`, async ({ page }) => {
      await setWidth(page, 375);
      await openPage(page, address);
      await main(page).getByRole('navigation').or(main(page).getByRole('article')).first().waitFor();
      for (const width of [375, 1440]) {
        await setWidth(page, width);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page, 'main');
      }
    });
  }
});
