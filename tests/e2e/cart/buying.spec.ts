import { expect, test, type Page } from '@playwright/test';
import {
  carafes,
  cardOf,
  codes,
  pauseCalls,
  miniCart,
  openAsCompany,
  openAsCustomer,
} from '../../support/browser/buyInBrowser';
import { fillSignIn, openPage, signInAs } from '../../support/browser/shopWindow';

const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

test('CARD-05 the quantity follows the keys of a spin button, takes digits only, and moves nothing when it says why', async ({
  page,
}) => {
  await openAsCompany(page, carafes);
  const card = cardOf(page, codes.single);
  const quantity = card.getByRole('spinbutton');
  await quantity.focus();
  for (const [key, value, canStepUp] of [
    ['ArrowUp', '2', true],
    ['PageUp', '12', true],
    ['End', '999', false],
    ['ArrowUp', '999', false],
    ['Home', '1', true],
    ['ArrowDown', '1', true],
  ] as const) {
    await page.keyboard.press(key);
    await expect(quantity).toHaveValue(value);
    await expect(card.getByRole('button', { name: /^One more/, disabled: !canStepUp })).toBeVisible();
  }
  await expect(card.getByRole('button', { name: /^One less/ })).toHaveAttribute('aria-disabled', 'true');
  for (const [text, shown] of [
    ['1e3', '13'],
    ['0x10', '010'],
    ['٣', '010'],
    ['-1', '1'],
  ] as const) {
    await quantity.fill(text);
    await expect(quantity).toHaveValue(shown);
  }
  await quantity.fill('');
  await expect(quantity).toHaveValue('');
  await quantity.blur();
  await expect(quantity).toHaveValue('1');

  // The message is still rendered on blur, and covers the content above, so that the button stays under the pointer.
  await quantity.fill('1000');
  const add = card.getByRole('button', { name: /^Add to cart: / });
  const message = card.getByText('At most 999 can be ordered');
  await expect(message).toBeInViewport({ ratio: 1 });
  const before = await add.boundingBox();
  await page.mouse.move((before?.x ?? 0) + 20, (before?.y ?? 0) + 20);
  await page.mouse.down();
  await expect(quantity).toHaveValue('999');
  await expect(message).toBeVisible();
  expect(await add.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(badge(page)).toHaveAccessibleName('Cart, 999 items');
});

test('CARD-09 the picker shows stock and price of each variation and adds the one chosen', async ({
  page,
}) => {
  await openAsCompany(page, carafes);
  const card = cardOf(page, codes.colorsAndSizes);
  await expect(card.getByText(/^\d+ variants$/)).toBeVisible();
  await card.getByRole('button', { name: /^One more/ }).click();
  const opener = card.getByRole('button', { name: /^Choose a variant/ });
  await opener.click();
  const picker = page.getByRole('dialog', { name: 'Choose a variant' });
  const options = picker.getByRole('radio');
  await expect(options.first()).toBeChecked();
  await options.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toBeChecked();
  await expect(options.nth(1)).toHaveAccessibleDescription(/(stock|left).*kr ex VAT$/i);
  await expect(picker.getByRole('spinbutton')).toHaveValue('2');
  await picker.getByRole('button', { name: /^Add to cart: / }).click();
  await expect(picker.getByRole('button', { name: /^Added: / })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(badge(page)).toHaveAccessibleName(/2/);
});

test('CART-01 signed in again, the account’s cart is there, and said to be', async ({ page }) => {
  await openAsCustomer(page, carafes);
  const notice = page.getByRole('region', { name: /in your cart/ });
  await expect(cardOf(page, codes.single)).toContainText('incl. VAT');
  await expect(notice).toHaveCount(0);
  await cardOf(page, codes.single)
    .getByRole('button', { name: /^Add to cart: / })
    .click();
  await expect(badge(page)).toHaveAccessibleName('Cart, 1 item');
  await page.getByRole('link', { name: 'My account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await signInAs(page, 'ingrid@furulia.example');
  await expect(page.getByRole('status').filter({ hasText: '1 item in your cart' })).toHaveCount(1);
  await expect(badge(page)).toHaveAccessibleName('Cart, 1 item');
  await notice.getByRole('button', { name: 'View cart' }).click();
  await expect(miniCart(page).getByRole('listitem')).toHaveCount(1);
});

test('NAV-10 a heart leads visitors to sign-in, flagged, which saves the product; it stays saved, or says why not', async ({
  page,
}) => {
  const calls = await pauseCalls(page, '^PUT /api/favorites$');
  await openPage(page, carafes);
  const heart = cardOf(page, codes.single).getByRole('button', { name: /favourite$/, includeHidden: true });
  await heart.click();
  const modal = page.getByRole('dialog', { name: 'Sign in' });
  await expect(modal.getByText(/^Sign in to save .+ as a favourite\.$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heart).toBeFocused();
  await heart.click();
  await fillSignIn(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();
  await expect(page).toHaveURL(carafes);
  await expect.poll(() => calls.held.length).toBe(1);
  calls.held[0]?.decide('fail');
  await expect(page.getByRole('region', { name: 'Your favourites could not be updated' })).toContainText(
    'Please try again in a moment.',
  );
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  calls.passing = true;
  const saved = page.waitForResponse(/\/api\/favorites$/);
  await heart.click();
  const list = page.getByRole('dialog', { name: 'Save to a list' }).getByRole('checkbox', { name: 'Stua' });
  await list.check();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await saved;
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await list.uncheck();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
