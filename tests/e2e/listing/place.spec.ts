import { expect, test, type Page } from '@playwright/test';
import {
  chips,
  expectQuery,
  modal,
  openButton,
  products,
  sidebar,
  sofas,
} from '../../support/browser/filtersInBrowser';
import { cardAt, placeInView, scrollTo } from '../../support/browser/listingInBrowser';
import { endAnimations, fillSignIn, openPage } from '../../support/browser/shopWindow';

const order = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });
/** Press by a DOM event, since Playwright's click would scroll to the button first. */
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).dispatchEvent('click');

/** Perform an action, and expect a card, by default the first that begins in the viewport, to keep its position, to the px. */
async function expectSamePlace(page: Page, doing: () => Promise<void>, card?: number): Promise<void> {
  const place = card ?? (await placeInView(page)).place;
  const top = () => cardAt(page, place).evaluate((card) => card.getBoundingClientRect().top);
  const before = await top();
  await doing();
  const moved = async () => Math.abs((await top()) - before);
  await expect.poll(moved).toBeLessThanOrEqual(1);
}

/** Scroll on until the first card in view begins a row, whether it has two, three or four. @returns its place */
async function scrollToRow(page: Page): Promise<number> {
  let top = await page.evaluate(() => window.scrollY);
  let place = 0;
  await expect(async () => {
    await scrollTo(page, (top += 300));
    ({ place } = await placeInView(page));
    expect(place % 12).toBe(1);
  }).toPass();
  return place;
}

test.use({ viewport: { width: 1440, height: 900 } });

test('LIST-03 far down, the product in view keeps its position in the other view, at another width and when prices load', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openPage(page, '/en/furniture?skip=0&take=240');
  await products(page)
    .getByText(/^Showing 240 of/)
    .waitFor();
  await scrollTo(page, 20_000);
  expect(await scrollToRow(page)).toBeGreaterThan(96);

  for (const form of ['List', 'Grid']) {
    await expectSamePlace(page, async () => {
      await press(page, form);
      await expect(page.getByRole('button', { name: form, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });
  }
  const kept = await scrollToRow(page);
  for (const width of [1400, 1300, 1440, 1100, 1440])
    await expectSamePlace(
      page,
      async () => {
        const before = (await cardAt(page, 1).boundingBox())?.width;
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(async () => (await cardAt(page, 1).boundingBox())?.width).not.toBe(before);
      },
      kept,
    );

  await expectSamePlace(page, async () => {
    const { place } = await placeInView(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: 'Sign in', exact: true })
      .dispatchEvent('click');
    await fillSignIn(page);
    await expect(cardAt(page, place).locator('strong, a[target=_blank]')).toBeVisible();
  });
});

test('LIST-05 far down, another selection scrolls to its first products, the pressed control remains under the pointer, and the wheel continues to scroll', async ({
  page,
}) => {
  await openPage(page, `${sofas}?skip=0&take=72`);
  await products(page)
    .getByText(/^Showing 72 of/)
    .waitFor();
  const corner = sidebar(page).getByRole('checkbox', { name: 'Corner sofa' });
  await scrollTo(page, 5000);
  await expect(page.locator('header [data-hidden]')).toHaveCount(1);
  await endAnimations(page);
  const box = await corner.boundingBox();
  if (!box) throw new Error('No checkbox');
  await page.mouse.click(box.x + 5, box.y + 5);
  await expect(products(page).getByText('24 products')).toBeVisible();
  await expect(chips(page)).toBeInViewport();
  await expect(cardAt(page, 1)).toBeInViewport();
  await page.mouse.click(box.x + 5, box.y + 5);
  // The 72 loaded before are in the cache.
  await expectQuery(page, '?skip=0&take=72');

  await expect(products(page).getByText(/^\d+ of 156$/)).toBeVisible();
  const begun = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(begun);
  await scrollTo(page, begun + 100);
  await order(page).selectOption('Name');
  await expect(products(page)).toHaveAttribute('aria-busy', 'false');
  expect(await page.evaluate(() => window.scrollY)).toBe(begun + 100);
  await scrollTo(page, 3000);
  await order(page).selectOption('Newest');
  await expect(cardAt(page, 1)).toBeInViewport();
});

test('LIST-05 so it does in the modal, and Back from a product finds the list there', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openPage(page, `${sofas}?skip=0&take=48`);
  await cardAt(page, 48).waitFor();
  await scrollTo(page, 5000);
  await openButton(page).dispatchEvent('click');
  await modal(page).getByRole('checkbox', { name: 'Corner sofa' }).check();
  await modal(page)
    .getByRole('button', { name: /^Show \d/ })
    .click();
  await expect(modal(page)).toHaveCount(0);
  await expect(cardAt(page, 1)).toBeInViewport();
  const top = await page.evaluate(() => window.scrollY);
  const link = cardAt(page, 1).getByRole('heading').getByRole('link');
  const name = await link.innerText();
  await link.dispatchEvent('click');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  await expectQuery(page, '?filter::ProductType=corner-sofa');
});
