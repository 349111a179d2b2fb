import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { callShop, ordersOf } from '../support/browser/callShop';
import { codes, openAsCustomer } from '../support/browser/buyInBrowser';
import { tabTo } from '../support/browser/keyboard';
import { operations, widthsAndOperations, type Operation } from '../support/browser/operation';
import { expectAccessible, expectNoSidewaysScroll, setWidth } from '../support/browser/shopWindow';

/** Operations of a flow through the whole purchase. */
interface Flow extends Operation {
  page: Page;
  /** Expect no horizontal overflow; at the named width, or at both, no axe violations in either theme. */
  look: (axeAt: 375 | 1280 | 'both' | 'neither') => Promise<void>;
  /** Select a date or an option of a list, for which browsers have native controls. */
  pickDate: (field: Locator, day: string) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
/** Expect the heading button of the step that has just opened to have focus. */
const expectOpened = (page: Page, name: string) => expect(button(page, name)).toBeFocused();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** Order one article by part of its number, paste others and read a file, and save the rejected rows. */
async function orderByNumber({ page, press, write, look }: Flow): Promise<void> {
  await write(page.getByRole('combobox', { name: 'Article, row 1' }), codes.single.slice(0, 5));
  const option = page.getByRole('option').filter({ hasText: codes.single });
  await expect(option).toBeVisible();
  await look(375);
  await chooseOption(page, option, press);
  const quantity = page.getByRole('textbox', { name: 'Quantity, row 1', exact: true });
  await expect(quantity).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('combobox', { name: 'Article, row 2' })).toBeFocused();
  await paste(page, `${codes.colorsAndSizes}\t4\n999999\t1`);
  await expect(page.getByText('2 rows pasted')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await press(page.getByLabel('Upload a file'));
  const table = `Varenummer;Antall;Merknad\r\n${codes.single};3;bl\u00e5\r\n=1+1;1;\r\n`;
  const buffer = Buffer.from(table, 'latin1');
  await (await chooser).setFiles({ name: 'order.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('2 rows read from order.csv')).toBeVisible();
  await expect(page.getByText(new RegExp(`^${codes.single}: rows 1, \\d, 5 in total$`))).toBeVisible();
  await look(375);
  await press(button(page, 'Add 1 row to the cart'));
  const report = page.getByRole('region', { name: '1 of 4 was added to your cart' });
  await expect(report.getByRole('heading').first()).toBeFocused();
  await look(375);
  const download = page.waitForEvent('download');
  await press(report.getByRole('button', { name: 'Download the rows not added (CSV)' }));
  const saved = await readFile(await (await download).path(), 'utf8');
  expect(saved.startsWith('\ufeffRow;Article number;Quantity;Reason\r\n')).toBe(true);
  expect(saved).toContain(';999999;1;');
  expect(saved).toContain("'=1+1");
}

/** Paste into the focused field, as the keyboard shortcut does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', content);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

async function chooseOption(page: Page, option: Locator, press: Flow['press']): Promise<void> {
  if (press !== operations.keyboard.press) return option.click();
  const texts = await page.getByRole('option').allTextContents();
  const place = texts.findIndex((text) => text.includes(codes.single));
  for (let step = 0; step <= place; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Correct one of the rejected rows in place, remove the others, and go to the cart. */
async function mendRows({ page, press }: Flow): Promise<void> {
  const variations = page.getByRole('combobox', { name: /^Choose a variant, row/ });
  // The second variant: the arrow keys open the list without selecting.
  const second = (await variations.locator('option').nth(2).getAttribute('value')) ?? '';
  if (press === operations.keyboard.press) {
    await tabTo(variations);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  } else await variations.selectOption(second);
  await expect(page.locator(`input[value="${second}"]`)).toBeVisible();
  for (const code of ['999999', '=1+1']) {
    const row = page.getByRole('row').filter({ has: page.locator(`input[value="${code}"]`) });
    await press(row.getByRole('button', { name: /^Remove row/ }));
  }
  await press(button(page, 'Add 1 row to the cart'));
  const report = page.getByRole('region', { name: 'Everything was added to your cart' });
  await press(report.getByRole('button', { name: 'View cart' }));
  await press(page.getByRole('dialog', { name: 'Cart' }).getByRole('link', { name: 'Go to the cart' }));
}

/** Change a line, remove another and restore it, and go to the checkout. */
async function changeCart({ page, press, look }: Flow): Promise<void> {
  await expect(heading(page, 'Cart').first()).toBeVisible();
  const quantity = page.getByRole('main').getByRole('spinbutton').first();
  await press(button(page, /^One more/).first());
  await expect(quantity).toHaveValue('6');
  await press(button(page, /^Remove /).first());
  await expect(button(page, /^Undo/)).toBeFocused();
  await press(button(page, /^Undo/));
  await expect(quantity).toHaveValue('6');
  await press(button(page, 'Empty the cart'));
  await press(button(page, 'Cancel'));
  await expect(page.getByRole('main').getByText('Updating …')).toHaveCount(0);
  await look('neither');
  await press(page.getByRole('main').getByRole('link', { name: /checkout|Check out/ }));
}

/** Number of events of a name in the data layer of this document. */
const timesReported = (page: Page, name: string) =>
  page.evaluate((event) => (window.dataLayer ?? []).filter((entry) => entry.event === event).length, name);

/** Change the prefilled contact and address, and complete the other steps. */
async function completeSteps(flow: Flow): Promise<void> {
  const { page, press, write, toggle, choose, look } = flow;
  const next = button(page, 'Continue');
  await press(button(page, 'Contact Change'));
  await expectOpened(page, 'Contact Close');
  expect(await timesReported(page, 'begin_checkout')).toBe(1);
  await write(page.getByLabel('E-mail'), '');
  await press(next);
  await expect(page.getByRole('group', { name: 'Please check the following' })).toBeFocused();
  await look(375);
  await write(page.getByLabel('E-mail'), 'ingrid@furulia.example');
  await press(next);

  await expectOpened(page, 'Address Close');
  const sameAddress = page.getByLabel('Use the delivery address for billing');
  await toggle(sameAddress);
  const billing = page.getByRole('radiogroup', { name: 'Billing address' });
  await choose(billing, 0);
  await look(375);
  await toggle(sameAddress);
  await press(next);

  await expectOpened(page, 'Delivery Close');
  const methods = page.getByRole('radiogroup', { name: 'Delivery method' });
  await choose(methods, 1);
  await expect(methods.getByRole('radio').nth(1)).toBeChecked();
  await expect(page.getByText('Calculating the totals')).toHaveCount(0);
  const when = page.getByRole('radiogroup', { name: 'Requested delivery date' });
  await choose(when, 1);
  const days = page.getByRole('radiogroup', { name: /^\w+ \d{4}$/ });
  await expect(days.getByRole('radio', { checked: true })).toBeEnabled();
  await look(375);
  await press(next);

  await expectOpened(page, 'Payment');
  await press(button(page, 'Add a reference or a message'));
  await expectOpened(page, 'Reference and message Close');
  await write(page.getByLabel(/^Message to us/), 'Ring på hos naboen.');
  await look(375);
  await page.reload();
  await expect(page.getByLabel(/^Message to us/)).toHaveValue('Ring på hos naboen.');
  await press(next);
  await expectOpened(page, 'Payment');
}

/** Try to place the order without a payment method and with a cart that another tab has changed, then place it. */
async function placeOrder({ page, press, choose, look }: Flow): Promise<void> {
  const place = button(page, /^Order and pay/);
  await press(place);
  await expect(page.getByText('Choose a payment method.')).toBeVisible();
  await look(375);
  const methods = page.getByRole('radiogroup', { name: 'Payment method' });
  const names = await methods
    .getByRole('radio')
    .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  await choose(methods, names.indexOf('card'));
  await callShop(page, 'cart', { code: codes.single, quantity: 1 });
  await press(place);
  await expect(page.getByRole('group', { name: 'Your order was not placed' })).toBeFocused();
  await look(1280);
  await press(place);
}

/** Decline a payment, leave the next, and complete the last. */
async function pay({ page, press, look }: Flow): Promise<void> {
  await press(page.getByRole('button', { name: 'Decline' }));
  await expect(page.getByText(/^The payment for order .* was declined/)).toBeVisible();
  await look(1280);
  await press(button(page, /^Order and pay/));
  await press(page.getByRole('link', { name: 'Back to the checkout' }));
  const waiting = page.getByText(/^Order .* is not paid yet\./);
  await expect(waiting).toBeVisible();
  await look(1280);
  await press(button(page, /^Order and pay/));
  const payButton = page.getByRole('button', { name: 'Pay', exact: true });
  await expect(payButton).toBeVisible();
  await page.goBack();
  await expect(waiting).toBeVisible();
  await press(button(page, /^Order and pay/));
  await press(payButton);
}

const expectConfirmed = (page: Page) => expect(heading(page, 'Thank you for your order')).toBeVisible();

/** The confirmation survives a reload, and links to the order. */
async function confirm({ page, press, look }: Flow): Promise<void> {
  await expectConfirmed(page);
  await look('both');
  expect(await timesReported(page, 'purchase')).toBe(1);
  await page.reload();
  await expectConfirmed(page);
  expect(await timesReported(page, 'purchase')).toBe(0);
  const [order] = (await ordersOf(page)).orders;
  await press(page.getByRole('main').getByRole('link', { name: 'See the order' }));
  await expect(heading(page, `Order ${order?.orderNumber}`)).toBeVisible();
}

for (const [width, by] of widthsAndOperations)
  test(`CHK-04 at ${width} px a purchase by ${by}: quick order, cart, checkout, payment, confirmation`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const look: Flow['look'] = async (axeAt) => {
      await expectNoSidewaysScroll(page);
      if ([width, 'both'].includes(axeAt)) await expectAccessible(page, 'main');
    };
    const pickDate = async (field: Locator, day: string) => {
      if (by === 'pointer') return field.fill(day);
      await tabTo(field);
      const [year = '', month = '', date = ''] = day.split('-');
      await page.keyboard.type(month + date + year);
    };
    const flow: Flow = { ...operations[by], page, look, pickDate };
    await setWidth(page, width);
    await openAsCustomer(page, '/en/quick-order');
    const { totalOrderCount } = await ordersOf(page);
    await orderByNumber(flow);
    await mendRows(flow);
    await changeCart(flow);
    await completeSteps(flow);
    await placeOrder(flow);
    await pay(flow);
    await confirm(flow);
    // The declined order and the paid one.
    expect((await ordersOf(page)).totalOrderCount).toBe(totalOrderCount + 2);
    await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  });
