import { expect, test, type Page } from '@playwright/test';
import {
  cardAt,
  cards,
  failListings,
  listedItems,
  placeInView,
  scrollUntilLoaded,
  take,
} from '../support/listingInBrowser';
import { expectAccessible, expectNoSidewaysScroll, openPage, signIn } from '../support/shopWindow';

const sofas = '/en/furniture/living-room/sofas';
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
const order = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Room for a few cards at the end and the beginning of the window, and for the first 96, which are always there. */
const mostCards = 140;

test.use({ viewport: { width: 1440, height: 900 } });

test('LIST-09 LIST-05 another order goes into the address, and the history stays as it is', async ({
  page,
}) => {
  await openPage(page, sofas);
  await cards(page).nth(23).waitFor();
  await expect(order(page).locator('option')).toHaveText(['Latest', 'Name', 'Popularity']);
  const entries = await page.evaluate(() => history.length);
  await order(page).selectOption('Name');
  await expect(page).toHaveURL(/\/sofas\?sortOrder=1$/);
  await expect.poll(() => names(page).then(([first]) => first)).toMatch(/^[AB]/);
  const sorted = await names(page);
  const byName = (all: string[]) => all.sort(new Intl.Collator('en').compare);
  expect(sorted).toEqual(await page.evaluate(byName, sorted));
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.reload();
  await expect(order(page)).toHaveValue('1');
  await expect.poll(() => names(page)).toEqual(sorted);
});

test('LIST-09 CARD-03 only who sees prices can sort by them', async ({ page }) => {
  await openPage(page, sofas);
  await signIn(page);
  await expect(order(page).locator('option')).toHaveText([
    'Latest',
    'Name',
    'Price, low to high',
    'Price, high to low',
    'Popularity',
  ]);
});

test('LIST-02 LIST-03 beside the list from 1281 px, over it up to 1280 px; the form only where it can be chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1281, height: 800 });
  await openPage(page, sofas);
  const sidebar = page.getByRole('complementary', { name: 'Filters' });
  const results = page.getByRole('region', { name: 'Products' });
  await expect(sidebar).toBeVisible();
  const [title, list] = [await heading(page, 'Sofas').boundingBox(), await results.boundingBox()];
  const gap = 24;
  const column = ((list?.x ?? 0) + (list?.width ?? 0) - (title?.x ?? 0) - 11 * gap) / 12;
  expect(list?.width).toBeCloseTo(9 * column + 8 * gap, 0);
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

test('LIST-05 back and forward restore skip, take and instock', async ({ page }) => {
  await openPage(page, `${sofas}?skip=24&take=48&instock=true`);
  await expect(cardAt(page, 72)).toBeAttached();
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/sofas\?/);
  await cards(page).first().waitFor();
  await page.goBack();
  await expect(page).toHaveURL(/\/sofas\?skip=24&take=48&instock=true$/);
  await expect(cardAt(page, 25)).toBeAttached();
  await expect(cards(page)).toHaveCount(48);
  await page.goForward();
  await expect(page).not.toHaveURL(/skip=24/);
  await expect(cardAt(page, 1)).toBeAttached();
});

test('LIST-08 a later load that fails keeps what is there, and is tried again', async ({ page }) => {
  await openPage(page, sofas);
  await cards(page).nth(23).waitFor();
  await failListings(page, true);
  await cards(page).nth(23).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 3000);
  const notice = page.getByRole('alert').filter({ hasText: 'More products could not be loaded.' });
  await notice.waitFor();
  await expect(cards(page)).toHaveCount(24);
  await failListings(page, false);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(48);
  await expect(notice).toHaveCount(0);
});

test('LIST-08 a choice whose answer fails leaves an empty list without a word, and can be asked for again', async ({
  page,
}) => {
  await openPage(page, sofas);
  await cards(page).nth(23).waitFor();
  await failListings(page, true);
  await order(page).selectOption('Popularity');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await failListings(page, false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(24);
});

test('APP-04 LIST-05 LIST-07 Back from a product, from another category and after a reload: the same place of a long list', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openPage(page, '/en/furniture?skip=0&take=240');
  await cards(page).first().waitFor();
  await page.evaluate(() => window.scrollTo({ top: 20_000 }));
  await expect.poll(async () => (await placeInView(page)).place).toBeGreaterThan(96);
  // The rows that come into view tell how high they are; then nothing moves any more.
  await expect(async () => {
    const before = await placeInView(page);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(await placeInView(page)).toEqual(before);
  }).toPass();
  const [place, loaded] = [await placeInView(page), take(page)];
  const expectSamePlace = async () => {
    await expect.poll(() => placeInView(page)).toEqual(place);
    expect(take(page)).toBe(loaded);
  };

  const link = cardAt(page, place.place).getByRole('heading').getByRole('link');
  const name = await link.innerText();
  await link.dispatchEvent('click');
  await heading(page, name).waitFor();
  await page.goBack();
  await expectSamePlace();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Delivery' }).dispatchEvent('click');
  await heading(page, 'Delivery').waitFor();
  await page.goBack();
  await expectSamePlace();

  await page.reload();
  await expectSamePlace();

  await link.dispatchEvent('click');
  await heading(page, name).waitFor();
  await page.reload();
  await heading(page, name).waitFor();
  await page.goBack();
  await expectSamePlace();
});

test('LIST-07 2,400 products to the last, with a window’s worth of them in the document', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await openPage(page, '/en/products?skip=0&take=2208');
  await cards(page).first().waitFor();
  const last = await page.evaluate(async () => {
    const address = '/api/categories/all/products?filter%3A%3AActive=True&sortOrder=0';
    const headers = { 'Content-Language': 'en', 'Context-Url': location.origin, Accept: 'application/json' };
    const ask = async (skip: number) => {
      const answer = await fetch(`${address}&skip=${skip}&take=1`, { headers });
      return (await answer.json()) as { numberOfHits: number; result: { code: string }[] };
    };
    const { numberOfHits } = await ask(0);
    return { numberOfHits, code: (await ask(numberOfHits - 1)).result[0]?.code };
  });
  expect(last.numberOfHits).toBeGreaterThanOrEqual(2400);
  let drawn = { cards: 0, nodes: 0 };
  const scrollTo = async (part: number) => {
    const now = await page.evaluate((of) => {
      window.scrollTo({ top: of * document.documentElement.scrollHeight });
      const count = (selector: string) => document.querySelectorAll(selector).length;
      return { cards: count('main article'), nodes: count('*') };
    }, part);
    drawn = { cards: Math.max(drawn.cards, now.cards), nodes: Math.max(drawn.nodes, now.nodes) };
  };
  for (let part = 0; part < 1; part += 0.04) {
    await scrollTo(part);
    await expect.poll(async () => (await placeInView(page)).place).toBeGreaterThan(part * 2000);
  }
  await expect
    .poll(() => scrollTo(1).then(() => take(page)), { intervals: [50], timeout: 200_000 })
    .toBe(last.numberOfHits);
  const final = cardAt(page, last.numberOfHits);
  await expect(async () => {
    await scrollTo(1);
    await expect(final).toBeAttached({ timeout: 500 });
  }).toPass();
  await expect(final).toContainText(last.code ?? 'no code');
  await expect(final).toHaveAttribute('aria-setsize', String(last.numberOfHits));
  await expect(page.getByText(/^Showing ([\d,]+) of \1$/)).toBeAttached();
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  expect(drawn.cards).toBeLessThanOrEqual(mostCards);
  expect(drawn.nodes).toBeLessThanOrEqual(8000);
});

test('LIST-07 in a long list focus is never lost, and the first 96 products are always there to be searched for', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openPage(page, '/en/furniture?skip=0&take=480');
  await cardAt(page, 96).waitFor({ state: 'attached' });
  await expect(cardAt(page, 300)).toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight / 2 }));
  await expect.poll(async () => (await placeInView(page)).place).toBeGreaterThan(150);
  const { place } = await placeInView(page);
  const link = cardAt(page, place).getByRole('heading').getByRole('link');
  await link.focus();
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await expect(cardAt(page, place + 9)).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/en\/furniture\?/);
});

test('LIST-04 an address that begins further on has a way back to what comes before', async ({ page }) => {
  await openPage(page, `${sofas}?skip=30&take=24`);
  await expect(cardAt(page, 31)).toBeAttached();
  await expect(page.getByText(/^Showing 24 of \d+$/)).toBeAttached();
  const previous = page.getByRole('button', { name: 'Show previous' });
  await previous.click();
  await expect(cards(page)).toHaveCount(48);
  await expect(page).toHaveURL(/\?skip=6&take=48$/);
  await expect(cardAt(page, 7).getByRole('heading').getByRole('link')).toBeFocused();
  await previous.click();
  await expect(cards(page)).toHaveCount(54);
  await expect(page).toHaveURL(/\?skip=0&take=54$/);
  await expect(previous).toHaveCount(0);
});

test('LIST-12 a list opens with as many products as were shown of it last; the address wins', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openPage(page, sofas);
  await scrollUntilLoaded(page, 72);
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await expect(page.getByRole('region', { name: 'Products' })).toHaveAttribute('aria-busy', 'false');
  const shown = take(page);
  await openPage(page, sofas);
  await expect.poll(() => take(page)).toBe(shown);
  await expect(cardAt(page, shown)).toBeAttached();
  await openPage(page, `${sofas}?skip=0&take=30`);
  await expect(cards(page)).toHaveCount(30);
  await expect(page).toHaveURL(/\?skip=0&take=30$/);
});

test('ANA-01 each product of a list is told of once, whatever order it comes in and however often one is there', async ({
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
  const sofasTold = await page.evaluate(() =>
    (window.dataLayer ?? [])
      .filter(({ event }) => event === 'view_item_list')
      .map(({ ecommerce }) => ecommerce as { item_list_name: string; items: Record<string, unknown>[] })
      .filter(({ item_list_name }) => item_list_name === 'Sofas')
      .flatMap(({ items }) => items),
  );
  const codes = sofasTold.map(({ item_id }) => item_id);
  expect(new Set(codes).size).toBe(codes.length);
  expect(sofasTold[0]).toMatchObject({ item_category: 'Furniture', item_category2: 'Living room' });
  expect(sofasTold.every((item) => !('price' in item))).toBe(true);
});

test('UI-04 LIST-01 the list fits 320 px and is accessible in both themes, far down as well', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, sofas);
  await scrollUntilLoaded(page, 48);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page, 'main');
});
