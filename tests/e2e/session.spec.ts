import { expect, test, type Page } from '@playwright/test';
import { cardOf, carafes, codes, pauseCalls, openAsCustomer } from '../support/browser/buyInBrowser';
import { openPage, setWidth, signInAs } from '../support/browser/shopWindow';

const views = ['Overview', 'Orders', 'Favorites', 'Addresses', 'Profile'] as const;
const header = (page: Page) => page.getByRole('banner');
const openView = (page: Page, view: string) => openPage(page, `/en/account?view=${view}`);

/** All content, field values and stored data of a page, apart from the mock shop's state. */
const everythingIn = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    const stored = Object.entries(localStorage).filter(([key]) => !key.startsWith('furulia-mock-shop'));
    return JSON.stringify([
      document.documentElement.outerHTML,
      fields.map(({ value }) => value),
      stored,
      Object.entries(sessionStorage),
    ]);
  });

/** Expect a page to contain no data of the customer any more. */
async function expectNothingOf(marks: RegExp, page: Page): Promise<void> {
  await expect.poll(async () => (await everythingIn(page)).match(marks)?.[0]).toBeUndefined();
}

/**
 * Leave data of the customer in every place that may keep it: a list, the cart, a viewed product, a search, unsaved
 * changes.
 */
async function leaveTraces(page: Page): Promise<string> {
  await openAsCustomer(page, carafes);
  const card = cardOf(page, codes.single);
  await card.getByRole('button', { name: /^Add to cart: / }).click();
  await expect(header(page).getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await card.getByRole('link').first().click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).not.toHaveText(/Glass/);
  const viewed = await title.innerText();
  await openPage(page, '/en/search?query=gift');
  await openView(page, 'Profile');
  await page.getByRole('main').getByLabel('First name').fill('Ingvild');
  for (const view of ['Addresses', 'Favorites', 'Orders']) await openView(page, view);
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('article').getByText('Billing address')).toBeVisible();
  return viewed;
}

test('AUTH-03 when one customer signs out and another signs in, nothing of the first shows, at 1280 px or in another tab at 375 px', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const held = await pauseCalls(page, 'GET /api/(order/all-orders|favorites/lists)$');
  held.passing = true;
  const viewed = await leaveTraces(page);
  const marks =
    /Ingrid|Ingvild|Solbakken|4791234501|912\s34\s501|Storgata|Fjellveien|Lys til hytta|F-\d{4}-1001\d+|query=gift/;
  expect(await everythingIn(page)).toMatch(marks);
  const other = await context.newPage();
  await setWidth(other, 375);
  await openView(other, 'Addresses');
  await expect(other.getByText('Storgata 14B').first()).toBeVisible();

  // Orders and lists are being fetched when the customer signs out, and arrive afterwards.
  held.passing = false;
  await openView(page, 'Overview');
  await expect.poll(() => held.held.length).toBeGreaterThan(1);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'You are not signed in' }).waitFor();
  for (const { decide } of held.held) decide('answer');
  held.passing = true;
  for (const each of [page, other]) await expectNothingOf(marks, each);
  await page.goBack();
  await page.getByRole('heading', { name: 'You are not signed in' }).waitFor();
  await expectNothingOf(marks, page);

  await signInAs(page, 'ase@kontorhotellet.example');
  await expect(other.getByText('Kongens gate 9').first()).toBeVisible();
  await expectNothingOf(marks, other);
  for (const view of views) {
    await openView(page, view);
    await expect(page.getByRole('navigation', { name: 'Account pages' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNothingOf(marks, page);
  }
  await expect(page.getByRole('main').getByLabel('First name')).toHaveValue('Åse');
  await expect(header(page).getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  await openPage(page, carafes);
  const hearts = page.getByRole('main').getByRole('button', { name: /favourite$/ });
  await expect(hearts.first()).toBeVisible();
  await expect(
    page.getByRole('main').locator('button[aria-haspopup="dialog"][aria-pressed="true"]'),
  ).toHaveCount(0);
  await cardOf(page, codes.colorsAndSizes).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Glass/);
  await expect(page.getByText(viewed, { exact: true })).toHaveCount(0);
  await expectNothingOf(marks, page);
});
