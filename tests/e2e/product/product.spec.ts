import { expect, test, type Locator, type Page } from '@playwright/test';
import { changePage } from '../../support/browser/changePage';
import { sampleProducts } from '../../support/sampleProducts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  setWidth,
  signIn,
  widths,
} from '../../support/browser/shopWindow';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const invitation = (page: Page) => page.getByRole('button', { name: 'Sign in to see prices' });
const buyBox = (page: Page) => main(page).locator('[aria-live=polite]').first().locator('..');
const addButton = (page: Page) => buyBox(page).getByRole('button', { name: /^Add to cart: / });

test('CARD-03 a visitor gets no price: not on the page, from the server or in storage', async ({ page }) => {
  await openPage(page, sampleProducts.reduced);
  await expect(invitation(page)).toBeVisible();
  await expect(addButton(page)).toHaveCount(0);
  // The amount above which shipping is free is no price of a product.
  const prices = main(page)
    .getByText(/\bkr\b|NOK|VAT/)
    .filter({ hasNotText: 'parcel delivery over' });
  await expect(prices).toHaveCount(0);
  const address = page.url();
  const answered = await page.evaluate(async (contextUrl) => {
    const headers = {
      'Content-Language': 'en',
      'Content-Type': 'application/json',
      'Context-Url': contextUrl,
    };
    const { product } = await (await fetch('/api/content/page', { headers })).json();
    return [product.price, product.promotion.evaluatedDiscountedPriceForPromotion];
  }, address);
  expect(answered).toEqual([null, null]);
  const viewed = () => page.evaluate(() => localStorage.getItem('recentlyViewed') ?? '');
  await expect.poll(viewed).not.toBe('');
  expect(await viewed()).not.toMatch(/price|amount/i);
});

test('PDP-01 bought by keyboard: so many, the three states, and the count in the header', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, sampleProducts.single);
  await signIn(page);
  const name = await heading(page).innerText();
  const quantity = main(page)
    .getByRole('spinbutton', { name: `Quantity of ${name}` })
    .first();
  await quantity.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(addButton(page)).toBeFocused();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.keyboard.press('Enter');
  const done = main(page).getByRole('button', { name: `Added: ${name}` });
  /** Focus once this much time of the page's clock has passed, in ms. */
  const isFocusedAfter = async (time: number, button: Locator) => {
    await page.clock.runFor(time);
    return button.evaluateAll((all) => all.some((each) => each.matches(':focus')));
  };
  await expect.poll(() => isFocusedAfter(1, done)).toBe(true);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, 3/ })).toBeVisible();
  await expect.poll(() => isFocusedAfter(500, addButton(page))).toBe(true);
});

test('PDP-01 a heart for visitors; signed in, price, discount and VAT label', async ({ page }) => {
  await openPage(page, sampleProducts.reduced);
  await expect(
    main(page)
      .getByRole('button', { name: /^Save .+ as a favourite$/ })
      .first(),
  ).toBeVisible();
  await signIn(page);
  const box = main(page).locator('[aria-live=polite]').first();
  await expect(box).toContainText(/kr.*incl\. VAT/);
  await expect(box).toContainText(/−\d+/);
  await expect(box.locator('s')).toBeVisible();
  await page.getByRole('switch', { name: 'Prices incl. VAT' }).first().click();
  await expect(box).toContainText(/ex VAT/);
});

test('NAV-10 a visitor’s heart leads to sign-in, by keyboard', async ({ page }) => {
  await openPage(page, sampleProducts.single);
  const name = await heading(page).innerText();
  await main(page)
    .getByRole('button', { name: `Save ${name} as a favourite` })
    .press('Enter');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

test('PDP-01 every field of a product shows', async ({ page }) => {
  await changePage(page, (answer) => {
    if (!('product' in answer)) return answer;
    const words = { elNumber: '7777777', brand: 'Brand of the test', marketingText: 'Marketing text' };
    const more = {
      usp: ['Speaks for it'],
      globalUsp: ['Speaks for the shop'],
      orderInformation: '<p>Ordered so</p>',
    };
    const specifications = [{ heading: 'Group', items: [{ name: 'Property', value: 'Its value' }] }];
    const variations = answer.product.variations.map(({ specifications: _, ...variation }) => variation);
    const product = {
      ...answer.product,
      ...words,
      ...more,
      variations,
      specifications,
      shortDescription: '<p>In short</p>',
    };
    return { ...answer, product };
  });
  await openPage(page, sampleProducts.choices);
  const sentences = [
    'Brand of the test',
    'Marketing text',
    'Speaks for it',
    'Speaks for the shop',
    'In short',
  ];
  for (const text of [...sentences, 'Group', 'Property', 'Its value'])
    await expect(main(page).getByText(text, { exact: true })).toBeVisible();
  await expect(main(page).getByText(/^El number 7777777$/i)).toBeVisible();
  await expect(main(page).getByText('Ordered so')).toBeHidden();
  await main(page).getByRole('button', { name: 'Delivery and ordering' }).press('Enter');
  await expect(main(page).getByText('Ordered so')).toBeVisible();
  for (const name of ['Similar products', 'Goes well with'])
    await expect(page.getByRole('region', { name }).getByRole('article').first()).toBeVisible();
});

test('PDP-01 the purchase button is in view at every width', async ({ page }) => {
  await openPage(page, sampleProducts.twelve);
  for (const width of widths) {
    await setWidth(page, width);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(invitation(page)).toBeInViewport({ ratio: 1 });
    const far =
      width <= 720
        ? page.getByRole('heading', { name: 'Goes well with' })
        : page.getByRole('button', { name: 'Specifications' });
    await far.scrollIntoViewIfNeeded();
    await expect(invitation(page)).toBeInViewport({ ratio: 1 });
  }
});

test('PDP-01 on a phone what takes focus is above the buy box, not behind it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 812 });
  await openPage(page, sampleProducts.twelve);
  await page.getByRole('button', { name: 'Specifications' }).focus();
  const similar = page.getByRole('region', { name: 'Similar products' });
  const last = similar.getByRole('article').nth(2).getByRole('heading').getByRole('link');
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const room = await buyBox(page).evaluate(
      (box) =>
        box.getBoundingClientRect().top - (document.activeElement?.getBoundingClientRect().bottom ?? 0),
    );
    expect(room).toBeGreaterThanOrEqual(0);
    if (await last.evaluate((link) => link.matches(':focus'))) return;
  }
  throw new Error('Focus has not come to the similar products');
});

test('PDP-01 on a phone the first window has pictures, name, colours, price and the purchase, on a laptop the whole buy box', async ({
  page,
}) => {
  await openPage(page, sampleProducts.choices);
  await signIn(page);
  await page.setViewportSize({ width: 375, height: 812 });
  const pictures = page.getByRole('region', { name: /^Pictures of/ });
  await expect(pictures.getByRole('button', { name: /^Enlarge picture 1 of/ })).toBeInViewport({ ratio: 1 });
  const box = await pictures.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(406);
  const bar = await buyBox(page).boundingBox();
  const name = await heading(page).boundingBox();
  const colors = await page.getByRole('group', { name: /^Colour:/ }).boundingBox();
  expect((colors?.y ?? 812) + (colors?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(name?.y).toBeLessThan(colors?.y ?? 0);
  await expect(buyBox(page).locator('strong').first()).toBeInViewport({ ratio: 1 });
  await expect(addButton(page)).toBeInViewport({ ratio: 1 });

  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(addButton(page)).toBeInViewport({ ratio: 1 });
    await expect(pictures.getByRole('button', { name: /^Enlarge picture 1 of/ })).toBeInViewport({
      ratio: 1,
    });
  }
});

test('PDP-01 on the smallest phone the bar of a reduced product leaves its name in the first window', async ({
  page,
}) => {
  await openPage(page, sampleProducts.reduced);
  await signIn(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(buyBox(page).locator('s')).toBeInViewport({ ratio: 1 });
  await expect(addButton(page)).toBeInViewport({ ratio: 1 });
  const bar = await buyBox(page).boundingBox();
  const name = await heading(page).boundingBox();
  expect((name?.y ?? 640) + (name?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('CARD-04 a price on request has a way to ask in a new window, and neither price nor heart', async ({
  page,
}) => {
  await openPage(page, sampleProducts.onRequest);
  await signIn(page);
  const name = await heading(page).innerText();
  const ask = main(page).getByRole('link', { name: new RegExp(`^Contact for price ?: ${name}`) });
  await expect(ask).toHaveAttribute('target', '_blank');
  await expect(addButton(page)).toHaveCount(0);
  await expect(main(page).getByRole('heading', { level: 1 }).locator('..').getByRole('button')).toHaveCount(
    0,
  );
});

test('CARD-02 a discontinued product shows that and links to similar ones', async ({ page }) => {
  await openPage(page, sampleProducts.discontinued);
  await signIn(page);
  await expect(main(page).getByText('Discontinued', { exact: true }).first()).toBeVisible();
  await expect(addButton(page)).toHaveCount(0);
  await main(page).getByRole('link', { name: 'See similar products' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Similar products' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Similar products' })).toBeInViewport();
});

test('UI-04 the page of a reduced, a priceless and a discontinued product is accessible, on a phone and signed in', async ({
  page,
}) => {
  test.slow();
  await openPage(page, sampleProducts.reduced);
  await signIn(page);
  await setWidth(page, 375);
  for (const kind of ['reduced', 'onRequest', 'discontinued'] as const) {
    if (kind !== 'reduced') await openPage(page, sampleProducts[kind]);
    await expect(buyBox(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'main');
  }
});
