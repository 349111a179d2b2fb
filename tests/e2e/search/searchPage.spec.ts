import { expect, test, type Page } from '@playwright/test';
import { pauseSearchCalls } from '../../support/browser/searchInBrowser';
import { nextFrames, openPage, setWidth } from '../../support/browser/shopWindow';

const main = (page: Page) => page.getByRole('main');
const box = (page: Page) => page.getByRole('banner').getByRole('combobox');
const title = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name });
const cards = (page: Page) => main(page).getByRole('article');
const codes = (page: Page) => cards(page).evaluateAll((all) => all.map(({ textContent }) => textContent));

/** Record the parameters of each further search call. */
function searches(page: Page): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/search') asked.push(searchParams);
  });
  return asked;
}

test('SRCH-02 three parts under a heading with text and count; the products sort, narrow and go on as a listing does', async ({
  page,
}) => {
  const asked = searches(page);
  await setWidth(page, 1440);
  await openPage(page, '/en/search?query=sofa');
  await expect(title(page, /^Results for “sofa” \d+ products$/)).toBeVisible();
  await expect(main(page).getByRole('region', { name: /^Categories \d+$/ })).toBeVisible();
  await expect(main(page).getByRole('region', { name: /^Guides and pages \d+$/ })).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ query: 'sofa', take: '24' });

  const byMatch = await codes(page);
  await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
  await expect(page).toHaveURL(/query=sofa&sortOrder=\d/);
  await expect.poll(() => codes(page)).not.toEqual(byMatch);
  await expect(cards(page)).toHaveCount(24);
  expect(asked.at(-1)?.get('sortOrder')).toMatch(/[1-9]/);
  expect(asked.at(-1)?.get('query')).toBe('sofa');

  const filters = page.getByRole('complementary', { name: 'Filters' });
  const heading = title(page, /^Results for “sofa” \d+ products$/);
  const all = await heading.innerText();
  await filters.getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/filter::/);
  await expect(heading).not.toHaveText(all);
  expect([...(asked.at(-1)?.keys() ?? [])].some((name) => /^filter::(?!Active)/.test(name))).toBe(true);
  await filters.getByRole('checkbox').first().uncheck();
  await expect(heading).toHaveText(all);

  await main(page).getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded();
  await expect(page).toHaveURL(/query=sofa&sortOrder=\d+&skip=0&take=\d+/);
  expect(asked.at(-1)?.get('skip')).toMatch(/^(24|48|72)$/);
});

test('SRCH-01 a new search remains on the page and starts at its first load; Back returns to the previous search', async ({
  page,
}) => {
  await openPage(page, '/en/search?query=sofa&sortOrder=0&instock=true&utm_source=letter');
  await expect(cards(page)).toHaveCount(24);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await box(page).fill('lamp');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/en/search?query=lamp&utm_source=letter');
  await expect(title(page, /^Results for “lamp” \d+ products$/)).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('lamp');
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);

  // Submitting the same text again adds no history entry.
  await box(page).press('Enter');
  await expect(page).toHaveURL('/en/search?query=lamp&utm_source=letter');
  await page.goBack();
  await expect(page).toHaveURL(/query=sofa&sortOrder=0/);
  await expect(title(page, /^Results for “sofa” \d+ products$/)).toBeVisible();
  await expect(box(page)).toHaveValue('sofa');
});

test('SRCH-04 without hits a suggestion is chosen by keyboard', async ({ page }) => {
  await openPage(page, '/en/search?query=sofa+xyzzyqwert');
  await expect(title(page, 'No results for “sofa xyzzyqwert”')).toBeVisible();
  await expect(main(page).getByRole('navigation', { name: 'Popular categories' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: /^\+47/ })).toBeVisible();
  const meant = main(page).getByRole('navigation', { name: 'Did you mean' }).getByRole('link').first();
  await meant.focus();
  await page.keyboard.press('Enter');
  await expect(title(page, /^Results for/)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test('SRCH-03 the page shows the results for its address, in whatever order responses arrive', async ({
  page,
}) => {
  const held = await pauseSearchCalls(page, '/api/search[?].*query=sofa');
  await openPage(page, '/en/search?query=sofa');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await box(page).fill('lamp');
  await box(page).press('Enter');
  await expect(title(page, /^Results for “lamp” \d+ products$/)).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  const lamps = await codes(page);
  for (const call of held) call.decide('answer');
  await nextFrames(page);
  await expect(title(page, /^Results for “lamp” \d+ products$/)).toBeVisible();
  expect(await codes(page)).toEqual(lamps);
});
