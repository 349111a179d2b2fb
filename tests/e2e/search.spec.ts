import { expect, test, type Page } from '@playwright/test';
import {
  holdSearchCalls,
  openAndStopClock,
  quickSearches,
  stopClock,
  untilShown,
} from '../support/searchInBrowser';

const header = (page: Page) => page.getByRole('banner');
const box = (page: Page) => header(page).getByRole('combobox');
const list = (page: Page) => page.getByRole('listbox');
const loading = (page: Page) => header(page).getByText('Searching …');
const options = (page: Page) => list(page).getByRole('option');

/** The text of the option that the box says is active; null for none. */
async function active(page: Page): Promise<string | null> {
  const id = await box(page).getAttribute('aria-activedescendant');
  return id && page.locator(`[id="${id}"]`).innerText();
}

async function search(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.clock.runFor(500);
  await untilShown(page, list(page));
}

test.describe('when it searches', () => {
  test('SRCH-03 opens at the third character, and calls 500 ms after the last keystroke', async ({
    page,
  }) => {
    const asked = quickSearches(page);
    await openAndStopClock(page, '/en');
    await box(page).pressSequentially('so');
    await page.clock.runFor(1000);
    await expect(loading(page)).toHaveCount(0);
    await box(page).pressSequentially('f');
    await expect(loading(page)).toBeVisible();
    await page.clock.runFor(499);
    await box(page).pressSequentially('a');
    await page.clock.runFor(499);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => asked).toEqual(['sofa']);
    await untilShown(page, list(page));
    await expect(loading(page)).toHaveCount(0);
  });

  test('SRCH-03 a pasted text is searched for as a typed one is', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAndStopClock(page, '/en');
    await page.evaluate(() => navigator.clipboard.writeText('  lamp '));
    await box(page).focus();
    await page.keyboard.press('Control+V');
    await page.clock.runFor(500);
    await untilShown(page, options(page).filter({ hasText: 'See everything found' }));
    await expect(options(page).last()).toHaveAttribute('href', '/en/search?query=lamp');
  });
});

test.describe('whose answer shows', () => {
  test('SRCH-03 SRCH-04 answers out of order, failing and missing: the list belongs to the text', async ({
    page,
  }) => {
    const held = await holdSearchCalls(page);
    const decide = (query: string, fate: 'answer' | 'fail') => {
      for (const call of held) if (call.query === query) call.decide(fate);
    };
    const type = async (text: string) => {
      await box(page).fill(text);
      await page.clock.runFor(500);
      if (text.length > 2) await expect.poll(() => held.some(({ query }) => query === text)).toBe(true);
    };
    await openAndStopClock(page, '/en');
    await type('sofa');
    await type('lamp');
    await type('rug');
    decide('lamp', 'answer');
    decide('sofa', 'fail');
    await page.clock.runFor(200);
    await expect(loading(page)).toBeVisible();
    await expect(list(page)).toHaveCount(0);
    decide('rug', 'answer');
    await untilShown(page, list(page));
    await expect(options(page).last()).toHaveAttribute('href', '/en/search?query=rug');

    await type('table');
    await header(page).getByRole('button', { name: 'Clear the search' }).click();
    decide('table', 'answer');
    await page.clock.runFor(1000);
    await expect(list(page)).toHaveCount(0);
    await expect(loading(page)).toHaveCount(0);
    await expect(box(page)).toBeFocused();

    await type('sofa');
    await untilShown(page, held.length > 0 ? loading(page) : list(page));
    decide('sofa', 'answer');
    await untilShown(page, list(page));
    await expect(options(page).last()).toHaveAttribute('href', '/en/search?query=sofa');
  });

  test('SRCH-04 CALL-07 a search that fails says so, and trying again helps', async ({ page }) => {
    const held = await holdSearchCalls(page);
    await openAndStopClock(page, '/en');
    await box(page).fill('sofa');
    await page.clock.runFor(500);
    const again = header(page).getByRole('button', { name: 'Try again' });
    await expect
      .poll(async () => {
        for (const call of held) call.decide('fail');
        await page.clock.runFor(500);
        return again.count();
      })
      .toBe(1);
    await box(page).press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(again).toBeFocused();
    held.length = 0;
    await page.keyboard.press('Enter');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    for (const call of held) call.decide('answer');
    await untilShown(page, list(page));
  });
});

test.describe('when it closes', () => {
  test('SRCH-01 SRCH-06 Enter applies at once, and the dropdown closes after 400 ms', async ({ page }) => {
    await openAndStopClock(page, '/en');
    await box(page).fill('s');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/en');
    await search(page, 'sofa');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/en/search?query=sofa');
    await page.clock.runFor(399);
    await expect(list(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(list(page)).toHaveCount(0);
  });

  test('SRCH-07 500 ms after the address has changed', async ({ page }) => {
    await page.clock.install();
    await page.goto('/en');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Delivery' }).click();
    await page.getByRole('heading', { level: 1, name: 'Delivery' }).waitFor();
    await stopClock(page);
    await search(page, 'sofa');
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL('/en');
    await page.clock.runFor(499);
    await expect(list(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(list(page)).toHaveCount(0);
  });

  test('SRCH-07 a click outside; one inside does not', async ({ page }) => {
    await openAndStopClock(page, '/en');
    await search(page, 'sofa');
    await list(page).getByText('Suggestions').click();
    await expect(list(page)).toBeVisible();
    await page.mouse.click(20, 600);
    await expect(list(page)).toHaveCount(0);
    await box(page).click();
    await expect(list(page)).toBeVisible();
  });
});

test.describe('by keyboard', () => {
  test('SRCH-08 SRCH-07 arrows wrap, Escape closes and returns focus, Enter follows', async ({ page }) => {
    await openAndStopClock(page, '/en');
    await search(page, 'sofa');
    const all = 'See everything found';
    await page.keyboard.press('ArrowUp');
    expect(await active(page)).toContain(all);
    await expect(options(page).last()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toBe(await options(page).first().innerText());
    await expect(options(page).first()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowUp');
    expect(await active(page)).toContain(all);
    await expect(box(page)).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(list(page)).toBeVisible();

    const product = list(page)
      .getByRole('group', { name: /^Products/ })
      .getByRole('option')
      .first();
    const href = await product.getAttribute('href');
    const place = await options(page).evaluateAll(
      (all, address) => all.findIndex((each) => each.getAttribute('href') === address),
      href,
    );
    for (let press = 0; press <= place; press += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href ?? '');
  });

  test('SRCH-08 Tab leaves, the clear button is there while there is a value', async ({ page }) => {
    await openAndStopClock(page, '/en');
    const clear = header(page).getByRole('button', { name: 'Clear the search' });
    await expect(clear).toHaveCount(0);
    await search(page, 'sofa');
    await page.keyboard.press('Tab');
    await expect(list(page)).toHaveCount(0);
    await expect(clear).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
    await expect(clear).toHaveCount(0);
  });
});

test('SRCH-05 by pointer: counts, pictures and stock, no price for a visitor, and a hit leads to its product', async ({
  page,
}) => {
  await openAndStopClock(page, '/en');
  await search(page, 'sofa');
  for (const [name, most] of [
    ['Products', 3],
    ['Categories', 3],
    ['Guides and pages', 2],
  ] as const) {
    const group = list(page).getByRole('group', { name: new RegExp(`^${name} \\d+$`) });
    await expect(group.getByRole('option')).toHaveCount(most);
  }
  const product = list(page)
    .getByRole('group', { name: /^Products/ })
    .getByRole('option')
    .first();
  await expect(product).toContainText(/stock|Few left/);
  await expect(product.locator('mark')).toHaveText('sofa', { ignoreCase: true });
  await expect(list(page)).not.toContainText(/kr|,\d\d/);
  const href = await product.getAttribute('href');
  await product.click();
  await expect(page).toHaveURL(href ?? '');
  await page.clock.runFor(500);
  await expect(list(page)).toHaveCount(0);
});

test('SRCH-05 an article number, whole or in part, finds its article', async ({ page }) => {
  await openAndStopClock(page, '/en');
  await search(page, '100849');
  const articles = list(page)
    .getByRole('group', { name: /^Article numbers/ })
    .getByRole('option');
  await expect(articles.first()).toContainText('100849');
  const whole = /\d{6}-\d\d/.exec(await articles.first().innerText())?.[0] ?? 'no article number';
  await search(page, whole);
  await expect(articles).toHaveCount(1);
  await articles.first().click();
  await expect(page).toHaveURL(/100849/);
});
