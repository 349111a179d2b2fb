import { expect, test } from '@playwright/test';
import { carafes, cardOf, codes, openAsCustomer } from '../../support/browser/buyInBrowser';
import { openPage, setWidth, signInAs } from '../../support/browser/shopWindow';

const pricePattern = /\d\s?kr|VAT/;

test('CARD-03 a visitor sees name, number, stock and colours, and nowhere a price or a way to add', async ({
  page,
}) => {
  await openPage(page, carafes);
  const card = cardOf(page, codes.single);
  await expect(card.getByText(/stock|left/i)).toBeVisible();
  await expect(card).not.toContainText(pricePattern);
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in to see prices' })).toHaveCount(1);
  await expect(page.getByRole('switch', { name: 'Prices incl. VAT' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: /cart|variant/i })).toHaveCount(0);
});

test('CARD-03 signing in and out switches the cards on the spot, without losing the place', async ({
  page,
  context,
}) => {
  await openPage(page, `${carafes}&take=48`);
  await page.getByRole('article').nth(30).scrollIntoViewIfNeeded();
  await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const place = await page
    .getByRole('article', { includeHidden: true })
    .evaluateAll((cards) => cards.findIndex((each) => each.getBoundingClientRect().bottom > 200));
  await page.keyboard.press('Escape');
  const card = page.getByRole('article').nth(place);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const cards = await page.getByRole('article').count();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await signInAs(page, 'ingrid@furulia.example');
  await expect(card.locator('strong')).toBeVisible();
  await expect(card.getByRole('heading')).toHaveText(name);
  await expect(card).toBeInViewport();
  await expect(page.getByRole('article')).toHaveCount(cards);
  expect(loads).toBe(0);

  const other = await context.newPage();
  await openPage(other, '/en/account');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(pricePattern);
  await expect(card).toBeInViewport();
  await expect(page.getByRole('article')).toHaveCount(cards);
  await expect(card.getByRole('heading')).toHaveText(name);
});

test('CARD-08 the VAT switch changes every price and its label, and fetches the page again', async ({
  page,
}) => {
  await openAsCustomer(page, carafes);
  const price = cardOf(page, codes.single).locator('strong');
  const inclusive = await price.innerText();
  const asked = page.waitForRequest(/\/api\/content\/page/);
  await page.getByRole('switch', { name: 'Prices incl. VAT' }).click();
  await asked;
  await expect(price).not.toHaveText(inclusive);
  const label = cardOf(page, codes.single).getByText('ex VAT');
  await expect(label).toBeVisible();
  await page.reload();
  await expect(label).toBeVisible();
  await page.getByRole('switch', { name: 'Prices incl. VAT' }).click();
  await expect(price).toHaveText(inclusive);
});

test('CARD-07 a reduced price shows with the regular one and the percentage, none of them cut off', async ({
  page,
}) => {
  await openAsCustomer(page, carafes);
  const reduced = page
    .getByRole('article')
    .filter({ has: page.locator('s') })
    .first();
  const amount = async (text: Promise<string>) =>
    Number((await text).replace(/[^\d,]/g, '').replace(',', '.'));
  const price = await amount(reduced.locator('strong').innerText());
  const regular = await amount(reduced.locator('s').innerText());
  const percentage = Math.round(100 * (1 - price / regular));
  await expect(reduced.getByText(`−${percentage}%`)).toBeVisible();
  await expect(cardOf(page, codes.single).locator('s')).toHaveCount(0);
  for (const width of [320, 375, 1280]) {
    await setWidth(page, width);
    for (const part of [reduced.getByText(`−${percentage}%`), reduced.locator('strong')])
      await expect.poll(() => part.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThan(1);
  }
});

test('CARD-04 a hidden price has a way to ask in a new window and nothing else', async ({
  page,
  context,
}) => {
  await openAsCustomer(page, `${carafes}&skip=0&take=72`);
  const card = cardOf(page, codes.hiddenPrice);
  await expect(card.locator('strong')).toHaveCount(0);
  await expect(card.getByRole('spinbutton')).toHaveCount(0);
  await expect(card.getByRole('button', { name: /favourite|cart|variant/ })).toHaveCount(0);
  const opened = context.waitForEvent('page');
  await card.getByRole('link', { name: /Contact for price/ }).click();
  await (await opened).close();
  await expect(page).toHaveURL(/\/glass-and-carafes\?/);
});
