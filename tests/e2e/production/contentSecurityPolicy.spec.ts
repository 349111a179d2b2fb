import { expect, test, type Page } from '@playwright/test';
import { codes, openAsCustomer } from '../../support/browser/buyInBrowser';
import { recordViolations } from '../../support/browser/recordViolations';
import { samplePages } from '../../support/samplePages';

// The server sends the content security policy of the build with every document, that of the mock build likewise: the
// tests of all flows run under it. Those here also expect no violation.

/** Go to an address inside the app, and wait until its page shows. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const heading = document.querySelector('h1');
    heading?.setAttribute('data-left', heading.textContent);
    const state = { key: to };
    window.history.pushState(state, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
  const hasArrived = () =>
    page.evaluate(() => {
      const heading = document.querySelector('h1');
      return heading !== null && heading.getAttribute('data-left') !== heading.textContent;
    });
  await expect.poll(hasArrived, { message: address, intervals: [50] }).toBe(true);
}

/** Rich text whose sanitiser has not filled it. */
const emptyText = (page: Page) => page.getByRole('main').locator('[role="presentation"]:empty');

test('APP-02 under the content security policy of the build every page type and account view shows, with its rich text', async ({
  page,
}) => {
  test.slow();
  const violations = await recordViolations(page);
  await openAsCustomer(page, samplePages.StartPage);
  const views = ['Orders', 'Favorites', 'Addresses', 'Profile', 'ChangePassword'];
  const { StartPage: _opened, ...others } = samplePages;
  const addresses = [...Object.values(others), ...views.map((view) => `${others.AccountPage}?view=${view}`)];
  for (const address of addresses) {
    await goTo(page, address);
    await expect(emptyText(page), address).toHaveCount(0);
  }
  expect(violations).toEqual([]);
});

test('CHK-05 under the content security policy of the build a file and a paste are read, ordered, and paid for on the payment page', async ({
  page,
}) => {
  const violations = await recordViolations(page);
  await openAsCustomer(page, samplePages.QuickOrderPage);
  const article = (row: number) => page.getByRole('combobox', { name: `Article, row ${row}` });
  const buffer = Buffer.from(`${codes.single};2\n`);
  await page.getByLabel('Upload a file').setInputFiles({ name: 'order.csv', mimeType: 'text/csv', buffer });
  await expect(article(1)).toHaveValue(codes.single);
  await article(2).evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, `${codes.single}\t1\nnone-such\t1`);
  await expect(article(3)).toHaveValue('none-such');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the rows not added (CSV)' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await goTo(page, samplePages.CheckoutPage);
  const main = page.getByRole('main');
  const step = (name: string) =>
    main.locator('li[aria-current="step"]').filter({ has: page.getByRole('heading', { name }) });
  await expect(step('Delivery')).toBeVisible();
  await main.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(step('Payment')).toBeVisible();
  await main.getByRole('radio', { name: /^Card/ }).check();
  await main.getByRole('button', { name: /^Order and pay/ }).click();
  await page.waitForURL('**/mock-payment/**');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await main.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  expect(violations).toEqual([]);
});
