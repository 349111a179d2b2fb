import { expect, test, type Page } from '@playwright/test';
import {
  carafes,
  cardOf,
  cartEvents,
  codes,
  fillCart,
  pauseCalls,
  miniCart,
  openAsCustomer,
} from '../../support/browser/buyInBrowser';
import { operations } from '../../support/browser/operation';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  setWidth,
} from '../../support/browser/shopWindow';

const changes = '^(PUT|POST|DELETE) /api/cart';
/** The header's cart link; a dialog hides it from assistive technology. */
const badge = (page: Page) => page.getByRole('link', { name: /^Cart/, includeHidden: true });
const total = (page: Page) =>
  miniCart(page).getByText('Total incl. VAT').locator('xpath=following-sibling::*');

test('CART-02 what is added shows in the badge and in a notice that offers the cart, then goes away', async ({
  page,
}) => {
  await page.clock.install();
  await openAsCustomer(page, carafes);
  const add = cardOf(page, codes.single).getByRole('button', { name: /^Add to cart: / });
  await add.click();
  const notice = page.getByRole('region', { name: 'Added to cart' });
  await expect(notice.getByText(/ kr · Quantity: 1 · /)).toBeVisible();
  await expect(badge(page)).toHaveAttribute('aria-label', /1/);
  await notice.hover();
  await page.clock.runFor(20_000);
  await expect(notice).toBeVisible();
  await page.mouse.move(10, 700);
  await page.clock.runFor(6000);
  await expect(notice).toHaveCount(0);
});

/** Headings, colours, and buttons that buy, that are in view: neither outside the window nor behind anything. */
const inView = (page: Page) =>
  page.evaluateHandle(() =>
    [...document.querySelectorAll('main :is(h1, h2, fieldset label, [aria-label^="Add to cart"])')].filter(
      (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      },
    ),
  );

/** Expect the notice of an addition to appear without covering any of the elements. */
async function expectBeside(page: Page, elements: Awaited<ReturnType<typeof inView>>): Promise<void> {
  const notice = page.getByRole('region', { name: 'Added to cart' });
  await notice.waitFor();
  const covered = await notice.evaluate((element, others) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return others
      .filter((other) => {
        const box = other.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      })
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  }, elements);
  expect(covered).toEqual([]);
}

for (const width of [320, 414, 768, 1280]) {
  test(`CART-02 at ${width} px the notice of an addition covers neither headings nor colours nor buy buttons of category, product and cart`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await openAsCustomer(page, carafes);
    const main = page.getByRole('main');
    const card = cardOf(page, codes.single);
    await card.scrollIntoViewIfNeeded();
    const onCategory = await inView(page);
    await card.getByRole('button', { name: /^Add to cart: / }).click();
    await expectBeside(page, onCategory);

    await card.getByRole('link').first().click();
    const add = main.getByRole('button', { name: /^Add to cart: / }).first();
    await expect(add).toBeVisible();
    const onProduct = await inView(page);
    await add.click();
    await expectBeside(page, onProduct);
    // The header is hidden now, and the notice in its place.
    await main.locator('a[href$="#reviews"]').click();
    await expectBeside(page, await page.evaluateHandle(() => [...document.querySelectorAll('#reviews')]));

    await openPage(page, '/en/cart');
    const choose = main.getByRole('button', { name: /^Choose a variant/ }).first();
    await choose.scrollIntoViewIfNeeded();
    const inCart = await inView(page);
    await choose.click();
    const picker = page.getByRole('dialog', { name: 'Choose a variant' });
    await picker.getByRole('button', { name: /^Add to cart: / }).click();
    await expect(picker.getByRole('button', { name: /^Added: / })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectBeside(page, inCart);
  });
}

test('CART-02 many fast clicks, by pointer and keyboard at 375 and 1280 px, end in one call at a time with the last quantity', async ({
  page,
}) => {
  const calls = await pauseCalls(page, changes);
  calls.passing = true;
  await openAsCustomer(page, carafes);
  const cart = await fillCart(page);
  const one = await total(page).innerText();
  calls.passing = false;
  const more = cart.getByRole('button', { name: /^One more/ });
  const quantity = cart.getByRole('spinbutton');
  await more.evaluate(async (button: HTMLElement) => {
    button.click();
    await Promise.resolve();
    button.click();
  });
  await expect(quantity).toHaveValue('3');
  await expect(badge(page)).toHaveAttribute('aria-label', /3/);
  let last = 3;
  for (const width of [1280, 375] as const)
    for (const { press } of [operations.pointer, operations.keyboard]) {
      await setWidth(page, width);
      const before = calls.held.length;
      // The first call of each way to click is in flight before the other clicks.
      if (last > 3) await press(more);
      await expect.poll(() => calls.held.length).toBe(last > 3 ? before + 1 : 1);
      for (let click = 0; click < 4; click += 1) await press(more);
      last += last > 3 ? 5 : 4;
      await expect(quantity).toHaveValue(String(last));
      const inFlight = calls.held.length;
      calls.held.at(-1)?.decide('answer');
      await expect.poll(() => calls.held.length).toBe(inFlight + 1);
      await expect(quantity).toHaveValue(String(last));
      calls.held.at(-1)?.decide('answer');
      await expect(cart.locator('[aria-busy=true]')).toHaveCount(0);
    }
  await expect(total(page)).not.toHaveText(one);
  const quantities = calls.held.map(({ method, body }) => `${method} ${/"quantity":(\d+)/.exec(body)?.[1]}`);
  expect(quantities).toEqual([3, 7, 8, 12, 13, 17, 18, 22].map((each) => `PUT ${each}`));
  const moved = (await cartEvents(page)).map((event) => event.replace(/ .*"quantity":(\d+).*/, ' $1'));
  expect(moved).toEqual(['add_to_cart 1', ...[2, 4, 1, 4, 1, 4, 1, 4].map((each) => `add_to_cart ${each}`)]);
});

test('CART-02 a change that fails goes back and says why; fewer pieces are reported as removed', async ({
  page,
}) => {
  const calls = await pauseCalls(page, changes);
  calls.passing = true;
  await openAsCustomer(page, carafes);
  const cart = await fillCart(page);
  calls.passing = false;
  const quantity = cart.getByRole('spinbutton');
  await quantity.fill('5');
  await expect(badge(page)).toHaveAttribute('aria-label', /5/);
  await expect.poll(() => calls.held.length).toBe(1);
  calls.held[0]?.decide('fail');
  await expect(cart.getByRole('alert')).toHaveText(
    'Your change to the cart could not be saved. Please try again.',
  );
  await expect(quantity).toHaveValue('1');
  await expect(badge(page)).toHaveAttribute('aria-label', /1/);
  calls.passing = true;
  await quantity.fill('5');
  await expect.poll(() => cartEvents(page)).toHaveLength(2);
  await quantity.press('ArrowDown');
  await expect.poll(() => cartEvents(page)).toHaveLength(3);
  expect((await cartEvents(page))[2]).toMatch(/^remove_from_cart .*"quantity":1\b/);
  await expect(cart.getByRole('alert')).toHaveCount(0);
});

test('CART-01 the mini cart fits a phone, and is accessible with a removed line', async ({ page }) => {
  await openAsCustomer(page, carafes);
  const cart = await fillCart(page);
  await setWidth(page, 320);
  await expectNoSidewaysScroll(page);
  await cart.getByRole('button', { name: /^Remove/ }).click();
  await expect.poll(() => cartEvents(page)).toHaveLength(2);
  const undo = cart.getByRole('button', { name: /^Undo/ });
  expect((await undo.boundingBox())?.height).toBeLessThan(48);
  await expectAccessible(page, '[role="dialog"]');
});

test('CARD-03 no visitor gets a price: not from a page, a hit, the cart, the data layer or any answer', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    const answers: string[] = [];
    Object.assign(window, { answers });
    window.fetch = async (...call) => {
      const answer = await send(...call);
      answers.push(await answer.clone().text());
      return answer;
    };
  });
  const expectNoPrice = async (where: string) => {
    const seen = await page.evaluate(() => {
      const { answers } = window as unknown as { answers: string[] };
      const texts = [document.body.innerText, JSON.stringify(window.dataLayer ?? []), ...answers];
      // The amount above which shipping is free is no price of a product.
      return texts.join('\n').replaceAll(/(above|over) [\d\s]+kr/g, '');
    });
    expect(seen.match(/.{40}(formattedString|kr\s\d|\d\skr\b).{20}/g), where).toBeNull();
  };
  await openPage(page, carafes);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoPrice('category');
  await page.getByRole('banner').getByRole('combobox').fill('carafe');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNoPrice('quick search');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoPrice('search page');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByText(/^Article number/).first()).toBeVisible();
  await expectNoPrice('product page');
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await expect(miniCart(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expectNoPrice('mini cart');
});
