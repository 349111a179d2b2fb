import { expect, test, type Page } from '@playwright/test';
import { codes, openAsCustomer } from '../../support/browser/buyInBrowser';
import { callShop } from '../../support/browser/callShop';
import { samplePages } from '../../support/samplePages';

const other = '144427';
const lineOf = (page: Page, code: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `Article number ${code}` });

test.describe('CART-02 changes of the cart that wait are saved when the page is left', () => {
  for (const [how, leave] of [
    ['reloaded', (page: Page) => page.evaluate(() => window.location.reload())],
    [
      'left and returned to by Back',
      async (page: Page) => {
        await page.goto('/robots.txt');
        await page.goBack();
      },
    ],
  ] as const)
    test(`CART-02 ${how}`, async ({ page }) => {
      await openAsCustomer(page, samplePages.CartPage);
      for (const code of [codes.single, other]) await callShop(page, 'cart', { code, quantity: 1 });
      await page.reload();
      const line = lineOf(page, codes.single);
      await line.getByRole('button', { name: /^One more/ }).click();
      await line.getByRole('button', { name: /^One more/ }).click();
      await lineOf(page, other)
        .getByRole('button', { name: /^Remove/ })
        .click();
      await leave(page);
      await expect(line.getByRole('spinbutton')).toHaveValue('3');
      await expect(lineOf(page, other)).toHaveCount(0);
    });
});
