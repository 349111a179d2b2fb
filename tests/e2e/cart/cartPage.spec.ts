import { expect, test, type Page } from '@playwright/test';
import { samplePages } from '../../support/samplePages';
import { sampleProducts } from '../../support/sampleProducts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  setWidth,
  signIn,
} from '../../support/browser/shopWindow';

const main = (page: Page) => page.getByRole('main');

test('NAV-10 CART-01 UI-04 cart and checkout show a customer the lines, what they come to, and who takes the order', async ({
  page,
}) => {
  test.slow();
  await openPage(page, sampleProducts.single);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await signIn(page);
  await main(page)
    .getByRole('button', { name: `Add to cart: ${name}` })
    .first()
    .click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart, 1/ })
    .click();
  await expect(page).toHaveURL(/\/en\/cart$/);
  for (const address of [null, samplePages.CheckoutPage]) {
    if (address !== null) await openPage(page, address);
    await expect(main(page).getByRole('listitem').getByRole('link', { name })).toBeVisible();
    await expect(main(page).getByText('Total incl. VAT')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'help@furulia.example' })).toBeVisible();
    for (const width of [375, 1440]) {
      await setWidth(page, width);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, 'main');
    }
  }
  await main(page)
    .getByRole('button', { name: new RegExp(`^Remove ${name}`) })
    .press('Enter');
  await expect(main(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Continue shopping' }).press('Enter');
  await expect(page).toHaveURL(/\/en$/);
});

test('NAV-10 CARD-03 visitors read that the cart is empty and can sign in; a confirmation links on', async ({
  page,
}) => {
  await openPage(page, samplePages.CartPage);
  await expect(main(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(main(page)).not.toContainText(/\bkr\b|VAT/);
  await main(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await openPage(page, samplePages.OrderConfirmationPage);
  await main(page).getByRole('link', { name: 'My account' }).click();
  await expect(page).toHaveURL(/\/en\/account$/);
});
