import { expect, test, type Page } from '@playwright/test';
import { press, tabTo, write } from '../support/browser/keyboard';
import { pdfText } from '../support/browser/pdfText';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  nextFrames,
  openPage,
  setWidth,
} from '../support/browser/shopWindow';

/** Open the orders of a customer of the mock shop, who signs in on the way. */
async function openOrders(page: Page, email: string, query = ''): Promise<void> {
  await openPage(page, `/en/account?view=Orders${query}`);
  await press(page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }));
  const modal = page.getByRole('dialog', { name: 'Sign in' });
  await write(modal.getByLabel('E-mail'), email);
  await write(modal.getByLabel('Password', { exact: true }), 'furulia2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
}

/** Expect no horizontal overflow on a phone and a laptop, and no axe violations on the phone. */
async function expectFits(page: Page): Promise<void> {
  await setWidth(page, 375);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'main');
  await setWidth(page, 1280);
  await expectNoSidewaysScroll(page);
}

const range = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

test('ORD-01 orders are paged, opened by keyboard and left to their place in the list', async ({ page }) => {
  test.slow();
  await openOrders(page, 'gunnar@hotellnordan.example', '&page=3');
  await range(page, '49–72 of 5,000 orders');
  // The table's header names the VAT basis of the totals; where it is hidden, a line above the table does.
  const totals = page.getByText('Totals incl. VAT', { exact: true });
  await expect(totals).toBeHidden();
  await setWidth(page, 375);
  await expect(totals).toBeVisible();
  await expectFits(page);
  await press(page.getByRole('link', { name: 'Next' }));
  await range(page, '73–96 of 5,000 orders');
  const link = page.getByRole('rowheader').nth(12).getByRole('link');
  const number = await link.innerText();
  await link.focus();
  await nextFrames(page);
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(300);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeFocused();
  await expectFits(page);
  await page.goBack();
  await expect(page.getByRole('link', { name: number })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  await page.goBack();
  await range(page, '49–72 of 5,000 orders');
});

test('ORD-01 an order is searched for in its year and ordered again by keyboard, with its report accessible', async ({
  page,
}) => {
  await openOrders(page, 'ase@kontorhotellet.example');
  const orders = page.getByRole('rowheader').getByRole('link');
  await tabTo(page.getByRole('combobox', { name: 'Year' }));
  await page.keyboard.press('2');
  await expect(page).toHaveURL(/&year=20\d\d/);
  const number = await orders.last().innerText();
  await write(page.getByRole('searchbox', { name: 'Search your orders' }), number);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `“${number}”` })).toBeVisible();
  await expect(orders).toHaveText([number]);
  await expectFits(page);
  await press(orders);
  await press(page.getByRole('button', { name: 'Order again' }));
  const report = page.getByRole('region', { name: /in your cart$|to your cart$/ });
  await expect(report.getByRole('heading')).toBeFocused();
  await expectFits(page);
  await page.keyboard.press('Tab');
  await expect(report.locator(':focus')).toHaveCount(1);
});

test('ORD-01 an order prints on A4 without what surrounds it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openOrders(page, 'ingrid@furulia.example');
  await page.getByRole('rowheader').first().getByRole('link').click();
  const order = page.getByRole('article');
  await expect(order.getByText('Billing address')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sheet = await order.innerText();
  const around = [
    ...(await page.getByRole('banner').getByRole('link').allInnerTexts()),
    ...(await page.getByRole('contentinfo').getByRole('link').allInnerTexts()),
    ...(await page.getByRole('main').getByRole('button').allInnerTexts()),
    ...(await page.getByRole('navigation', { name: 'Account pages' }).getByRole('link').allInnerTexts()),
    'Ask about this order',
  ]
    .map((text) => text.trim())
    .filter((text) => text !== '' && text !== 'Orders' && !sheet.includes(text));

  expect(around.length).toBeGreaterThan(20);
  const [paper = '', ...more] = pdfText(await page.pdf({ preferCSSPageSize: true }));
  expect(more).toEqual([]);
  const lines = paper.split('\n');
  expect(around.filter((text) => lines.includes(text))).toEqual([]);
  const said = [
    await order.getByRole('heading', { level: 2 }).innerText(),
    ...(await order.getByRole('link', { name: /,/ }).allInnerTexts()),
    'Collect from',
    'Billing address',
    'Total incl. VAT',
  ];
  // The number in the heading is a separate text run.
  for (const text of said) expect(lines.join(' ').replace(/ +/g, ' ')).toContain(text);
});
