import { expect, test, type Page } from '@playwright/test';
import {
  cardAt,
  cards,
  listedItems,
  scrollTo,
  scrollUntilLoaded,
  take,
} from '../../support/browser/listingInBrowser';
import { nextFrames, openPage } from '../../support/browser/shopWindow';

const sofas = '/en/furniture/living-room/sofas';
const order = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });

test.use({ viewport: { width: 1440, height: 900 } });

test('LIST-07 the next load starts when the end of the list is within 100 px of the viewport', async ({
  page,
}) => {
  await openPage(page, sofas);
  await cards(page).nth(23).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isMore = (url: string) => /\/products\?.*skip=24/.test(url);
  const endTo = async (below: number) => {
    const end = await page
      .getByText(/^Showing 24 of/)
      .evaluate((count) => count.previousElementSibling?.getBoundingClientRect().top ?? 0);
    await scrollTo(page, (await page.evaluate(() => window.scrollY)) + end - 900 - below);
  };
  await endTo(102);
  await nextFrames(page);
  expect(asked.some(isMore)).toBe(false);
  await endTo(98);
  await expect.poll(() => asked.some(isMore)).toBe(true);
  await expect(cards(page)).toHaveCount(48);
});

test('LIST-06 by keyboard: the button loads more, announces how many, and moves focus to the first of them', async ({
  page,
}) => {
  await openPage(page, sofas);
  await cards(page).nth(23).waitFor();
  // preventScroll: scrolling to the end of the list would load more by itself.
  await page
    .getByRole('button', { name: 'Load more' })
    .evaluate((button) => button.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^24 more products/ })).toHaveCount(1);
  await expect(cardAt(page, 25).getByRole('heading').getByRole('link')).toBeFocused();
});

test('LIST-04 an address with skip above 0 can load previous products; an invalid one is the first load', async ({
  page,
}) => {
  await openPage(page, `${sofas}?skip=30&take=24`);
  await expect(cardAt(page, 31)).toBeAttached();
  await expect(page.getByText(/^Showing 24 of \d+$/)).toBeAttached();
  const previous = page.getByRole('button', { name: 'Load previous' });
  await previous.click();
  await expect(cards(page)).toHaveCount(48);
  await expect(page).toHaveURL(/\?skip=6&take=48$/);
  await expect(cardAt(page, 7).getByRole('heading').getByRole('link')).toBeFocused();
  await previous.click();
  await expect(page.getByText(/^Showing 54 of \d+$/)).toBeAttached();
  await expect(page).toHaveURL(/\?skip=0&take=54$/);
  await expect(cardAt(page, 1)).toBeAttached();
  await expect(previous).toHaveCount(0);

  await openPage(page, `${sofas}?skip=-1&take=1e9&sortOrder=nonsense&utm_source=letter`);
  await expect(cards(page)).toHaveCount(24);
  await expect(order(page)).toHaveValue('4');
  await expect(page).toHaveURL(`${sofas}?utm_source=letter`);
});

test('LIST-12 a list opens at its top with as many products as were shown of it last; the address wins', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openPage(page, sofas);
  await scrollUntilLoaded(page, 72);
  await scrollTo(page, 1500);
  await expect(page.getByRole('button', { name: 'Load more' })).not.toHaveAttribute('aria-busy');
  const shown = take(page);
  await openPage(page, sofas);
  await expect(page.getByText(new RegExp(`^Showing ${shown} of`))).toBeAttached();
  await expect.poll(() => take(page)).toBe(shown);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await openPage(page, `${sofas}?skip=0&take=30`);
  await expect(cards(page)).toHaveCount(30);
  await expect(page).toHaveURL(/\?skip=0&take=30$/);
});

test('ANA-01 each product of a list is reported once, in whatever order and however often it is shown', async ({
  page,
}) => {
  await openPage(page, sofas);
  await scrollUntilLoaded(page, 48);
  await expect.poll(async () => (await listedItems(page)).flat().length).toBeGreaterThanOrEqual(48);
  await order(page).selectOption('Name');
  await expect(page).toHaveURL(/sortOrder=1/);
  await cards(page).nth(23).waitFor();
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/sofas\?/);
  await cards(page).first().waitFor();
  await page.goBack();
  await cards(page).nth(23).waitFor();
  const reportedSofas = await page.evaluate(() =>
    (window.dataLayer ?? [])
      .filter(({ event }) => event === 'view_item_list')
      .map(({ ecommerce }) => ecommerce as { item_list_name: string; items: Record<string, unknown>[] })
      .filter(({ item_list_name }) => item_list_name === 'Sofas')
      .flatMap(({ items }) => items),
  );
  const codes = reportedSofas.map(({ item_id }) => item_id);
  expect(new Set(codes).size).toBe(codes.length);
  expect(reportedSofas[0]).toMatchObject({ item_category: 'Furniture', item_category2: 'Living room' });
  expect(reportedSofas.every((item) => !('price' in item))).toBe(true);
});
