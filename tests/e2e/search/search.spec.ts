import { expect, test, type Page } from '@playwright/test';
import {
  box,
  header,
  pauseSearchCalls,
  list,
  openAndStopClock,
  options,
  quickSearches,
  search,
  stopClock,
  untilShown,
} from '../../support/browser/searchInBrowser';

const loading = (page: Page) => header(page).getByText('Searching …');

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
    await untilShown(page, options(page).filter({ hasText: 'See all results' }));
    await expect(options(page).last()).toHaveAttribute('href', '/en/search?query=lamp');
  });
});

test.describe('whose answer shows', () => {
  test('SRCH-03 SRCH-04 responses out of order, failing and missing: the list belongs to the query', async ({
    page,
  }) => {
    const held = await pauseSearchCalls(page);
    const decide = (query: string, outcome: 'answer' | 'fail') => {
      for (const call of held) if (call.query === query) call.decide(outcome);
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

    await box(page).fill('table');
    await expect(loading(page)).toBeVisible();
    await expect(list(page)).toHaveCount(0);
    await type('table');
    await header(page).getByRole('button', { name: 'Clear search' }).click();
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

  test('SRCH-04 CALL-07 a failed search shows an error with a retry', async ({ page }) => {
    const held = await pauseSearchCalls(page);
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
