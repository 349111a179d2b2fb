import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { carafes, cardOf, codes, holdCalls, openAsCustomer, signInAs } from '../support/buyInBrowser';
import { endAnimations, openPage, setWidth, themes } from '../support/shopWindow';

const pricePattern = /kr\s?\d|\d kr|VAT/;

const customers = [
  ['ingrid@furulia.example'],
  ['elin@furulia.example', 'blåbærłąka🌲'],
  ['ase@kontorhotellet.example'],
  ['linn@kontorhotellet.example'],
  ['mattias@kontorhotellet.example'],
  ['gunnar@hotellnordan.example'],
] as const;

test('CARD-03 a visitor sees name, number, stock and colours, and nowhere a price or a way to add', async ({
  page,
}) => {
  await openPage(page, carafes);
  const card = cardOf(page, codes.single);
  await expect(card.getByText(/stock|left/i)).toBeVisible();
  await expect(card).not.toContainText(pricePattern);
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: /cart|variant/i })).toHaveCount(0);
});

for (const [email, password] of customers) {
  test(`CARD-03 ${email} sees prices with their VAT label and can buy`, async ({ page }) => {
    await openPage(page, carafes);
    await signInAs(page, email, password);
    const card = cardOf(page, codes.single);
    await expect(card.locator('strong')).toHaveText(/^kr\s\d|\d\skr$/);
    await expect(card.getByText('incl. VAT')).toBeVisible();
    await expect(card.getByRole('spinbutton')).toHaveValue('1');
    await expect(card.getByRole('button', { name: /^Add .* to the cart$/ })).toBeVisible();
  });
}

test('CARD-03 AUTH-03 signing in and out switches the cards on the spot, without losing the place', async ({
  page,
  context,
}) => {
  await openPage(page, `${carafes}?take=48`);
  await page.getByRole('article').nth(30).scrollIntoViewIfNeeded();
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const place = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.findIndex((each) => each.getBoundingClientRect().bottom > 200));
  await page.keyboard.press('Escape');
  const card = page.getByRole('article').nth(place);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const cards = await page.getByRole('article').count();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await signInAs(page, 'ingrid@furulia.example');
  await expect(card.getByText('incl. VAT')).toBeVisible();
  await expect(card.getByRole('heading')).toHaveText(name);
  await expect(card).toBeInViewport();
  await expect(page.getByRole('article')).toHaveCount(cards);
  expect(loads).toBe(0);

  const other = await context.newPage();
  await openPage(other, '/en/account');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(pricePattern);
  await expect(card).toBeInViewport();
  await expect(page.getByRole('article')).toHaveCount(cards);
  await expect(card.getByRole('heading')).toHaveText(name);
});

test('CARD-08 APP-03 the VAT switch changes every price and fetches the page again', async ({ page }) => {
  await openAsCustomer(page, carafes);
  const price = cardOf(page, codes.single).locator('strong');
  const inclusive = await price.innerText();
  const asked = page.waitForRequest(/\/api\/content\/page/);
  await page.getByRole('switch', { name: 'Prices incl. VAT' }).click();
  await asked;
  await expect(price).not.toHaveText(inclusive);
  await expect(page.getByRole('main').getByText('incl. VAT', { exact: true })).toHaveCount(0);
  await expect(cardOf(page, codes.single).getByText('ex VAT')).toBeVisible();
  await page.reload();
  await expect(cardOf(page, codes.single).getByText('ex VAT')).toBeVisible();
  await page.getByRole('switch', { name: 'Prices incl. VAT' }).click();
  await expect(price).toHaveText(inclusive);
});

test('CARD-07 a reduced price stands with the regular one and the percentage', async ({ page }) => {
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
});

test('CARD-01 the second picture is asked for when a pointer comes, anywhere on the card', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, carafes);
  const card = cardOf(page, codes.single);
  await expect(card.getByRole('presentation')).toHaveCount(1);
  const first = await card.locator('img').getAttribute('src');
  await card.getByRole('heading').hover();
  const second = card.locator('img').nth(1);
  await expect(second).toBeVisible();
  const src = (await second.getAttribute('src')) ?? '';
  expect(src).not.toBe(first);
  await expect.poll(() => asked.some((url) => url.includes(src.replace(/-\d+\.webp$/, '')))).toBe(true);
});

test('CARD-01 a swatch works by keyboard and pointer: picture, number and link follow', async ({ page }) => {
  await openPage(page, carafes);
  const card = cardOf(page, codes.colorsAndSizes);
  const swatches = card.getByRole('list', { name: /^Colors of/ }).getByRole('button');
  const picture = card.locator('img').first();
  const before = await picture.getAttribute('src');
  const link = card.getByRole('link');
  await swatches.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(swatches.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  await expect(link).toHaveAttribute('href', new RegExp(`selectedModel=${codes.colorsAndSizes}-\\d\\d$`));
  await swatches.first().click();
  await expect(picture).toHaveAttribute('src', before ?? '');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`selectedModel=${codes.colorsAndSizes}-01`));
});

test('CARD-01 a picture that does not load gives way to Missing Image', async ({ page }) => {
  await openPage(page, carafes);
  const card = cardOf(page, codes.single);
  await card.locator('img').evaluate((image: HTMLImageElement) => {
    image.srcset = '';
    image.src = '/mock-media/products/there-is-none.webp';
  });
  await expect(card.getByText('Missing Image')).toBeVisible();
});

test('CARD-02 a discontinued product says so and cannot be bought', async ({ page }) => {
  await openAsCustomer(page, `${carafes}?filter::Active=False`);
  const card = cardOf(page, codes.discontinued);
  await expect(card.getByText('Discontinued')).toBeVisible();
  await expect(card.getByText('incl. VAT')).toBeVisible();
  await expect(card.getByRole('spinbutton')).toHaveCount(0);
});

for (const signedIn of [false, true]) {
  test(`CARD-04 a hidden price has a way to ask in a new window and nothing else, signed in: ${signedIn}`, async ({
    page,
    context,
  }) => {
    await (signedIn ? openAsCustomer : openPage)(page, carafes);
    const card = cardOf(page, codes.hiddenPrice);
    await expect(card.locator('strong')).toHaveCount(0);
    await expect(card.getByRole('spinbutton')).toHaveCount(0);
    await expect(card.getByRole('button', { name: /favorite|cart|variant/ })).toHaveCount(0);
    const opened = context.waitForEvent('page');
    await card.getByRole('link', { name: /Contact for price/ }).click();
    await (await opened).close();
    await expect(page).toHaveURL(new RegExp(`${carafes}$`));
  });
}

test('CARD-01 UI-04 cards stand in line: what is pressed is level across a row, and nothing is cut off', async ({
  page,
}) => {
  await openAsCustomer(page, carafes);
  for (const width of [320, 375, 768, 1280, 1920]) {
    await setWidth(page, width);
    const levels = await page.getByRole('article').evaluateAll((cards) => {
      const rows = new Map<number, Set<number>>();
      for (const card of cards.slice(0, 8)) {
        const press = card.querySelector('[class*=purchase]');
        const top = Math.round(card.getBoundingClientRect().top);
        const row = rows.get(top) ?? new Set<number>();
        if (press) row.add(Math.round(press.getBoundingClientRect().bottom));
        rows.set(top, row);
      }
      return [...rows.values()].map((row) => row.size);
    });
    expect(levels, `${width} px`).toEqual(levels.map((count) => Math.min(count, 1)));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  const ring = cardOf(page, codes.colorsAndSizes).locator('[aria-pressed=true] > span').last();
  const [cut, ringStart] = await ring.evaluate((dot) => {
    const item = dot.closest('article')?.parentElement;
    return [item?.getBoundingClientRect().left ?? 0, dot.getBoundingClientRect().left - 3.5];
  });
  expect(ringStart).toBeGreaterThanOrEqual(cut);
});

for (const width of [375, 1280]) {
  for (const signedIn of [false, true]) {
    test(`LIST-01 CARD-01 a skeleton is as high as its card at ${width} px, signed in: ${signedIn}`, async ({
      page,
    }) => {
      const calls = await holdCalls(page, '^GET /api/categories/.*/products$');
      calls.passing = true;
      await setWidth(page, 1280);
      await (signedIn ? openAsCustomer : openPage)(page, carafes);
      await setWidth(page, width);
      calls.passing = false;
      await page.reload();
      const skeleton = page.locator('[class*=_card_][aria-hidden=true]').first();
      await expect(skeleton).toBeVisible();
      const room = await skeleton.evaluate((element) => element.getBoundingClientRect().height);
      calls.passing = true;
      for (const call of calls.held) call.decide('answer');
      const card = page.getByRole('article').first();
      await expect(card).toBeVisible();
      const height = await card.evaluate((element) => element.getBoundingClientRect().height);
      expect(Math.abs(height - room)).toBeLessThanOrEqual(1);
    });
  }
}

for (const theme of themes) {
  for (const signedIn of [false, true]) {
    test(`CARD-01 CARD-03 a list of cards is accessible in ${theme}, signed in: ${signedIn}`, async ({
      page,
    }) => {
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
      await (signedIn ? openAsCustomer : openPage)(page, carafes);
      await expect(page.getByText('incl. VAT', { exact: true })).toHaveCount(signedIn ? 23 : 0);
      await endAnimations(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }
}
