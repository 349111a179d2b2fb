import { readFile, writeFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { codes, openAsCustomer } from '../support/browser/buyInBrowser';
import { expectAccessible, expectNoSidewaysScroll, openPage, setWidth } from '../support/browser/shopWindow';

const address = '/en/quick-order';
const article = (page: Page, row: number) => page.getByRole('combobox', { name: `Article, row ${row}` });
const quantity = (page: Page, row: number) =>
  page.getByRole('textbox', { name: `Quantity, row ${row}`, exact: true });
const csv = (text: string | Buffer, name = 'order.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

/** Pastes into the field in focus, as the keys of the clipboard would. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', content);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

/** Lets the worker's results through, which each document of the test holds at first. */
const letThrough = (page: Page) =>
  page.evaluate(() => (window as unknown as { letThrough: () => void }).letThrough());

test('QORD-01 UI-04 at 375 px rows are typed, pasted, read, sent and mended', async ({ page }) => {
  test.setTimeout(120_000);
  await setWidth(page, 375);
  await openAsCustomer(page, address);

  // By keyboard: part of a number, the article chosen, its quantity, the next row.
  await article(page, 1).focus();
  await page.keyboard.type(codes.single.slice(0, 5));
  const options = page.getByRole('listbox', { name: 'Articles found' });
  await expect(options.getByRole('option').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'main');
  const names = await options.getByRole('option').allTextContents();
  const place = names.findIndex((name) => name.includes(codes.single)) + 1;
  for (let press = 0; press < place; press += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(quantity(page, 1)).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(article(page, 2)).toBeFocused();
  await expect(article(page, 1)).toHaveValue(codes.single);

  // From a spreadsheet, then from a file chosen by pointer, in Windows-1252.
  await paste(page, `${codes.colorsAndSizes}\t4\n999999\t1`);
  await expect(page.getByText('2 rows pasted')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByLabel('Read a file').click();
  const file = Buffer.from(
    `Varenummer;Antall;Merknad\r\n${codes.single};3;bl\u00e5\r\n=1+1;1;\r\n`,
    'latin1',
  );
  await (await chooser).setFiles(csv(file, 'bestilling.csv'));
  await expect(page.getByText('2 rows read from bestilling.csv')).toBeVisible();
  await expect(page.getByText(new RegExp(`^${codes.single}: rows 1, \\d are 5 pieces$`))).toBeVisible();
  await expectAccessible(page, 'main');

  await page.getByRole('button', { name: 'Add 4 rows to the cart' }).click();
  const report = page.getByRole('region', { name: '1 of 4 are in your cart' });
  await expect(report.getByRole('heading')).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'main');

  // The rows that stayed: saved without formulas, and one mended in place by keyboard.
  const download = page.waitForEvent('download');
  await report.getByRole('button', { name: 'Save the rows not added (CSV)' }).press('Enter');
  const saved = await readFile(await (await download).path(), 'utf8');
  expect(saved).toContain("'=1+1");
  expect(saved.startsWith('\ufeffRow;Article number;Quantity;Reason\r\n')).toBe(true);
  const variations = page.getByRole('combobox', { name: /^Choose a variant, row/ });
  await variations.selectOption({ index: 1 });
  await page.keyboard.press('Enter');
  for (const code of ['999999', '=1+1']) {
    const row = page.getByRole('group').filter({ has: page.locator(`input[value="${code}"]`) });
    await row.getByRole('button', { name: /^Remove row/ }).click();
  }
  await page.getByRole('button', { name: 'Add 1 row to the cart' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Everything is in your cart' })).toBeVisible();
  await expect(page.getByRole('banner').getByText('9', { exact: true })).toBeVisible();
});

test('QORD-01 a file of 2,000 rows is read off the main thread with progress, cancelled, and stays quick to edit', async ({
  page,
}) => {
  test.setTimeout(120_000);
  // The real worker; only its result waits until the test lets it through.
  await page.addInitScript(() => {
    let letThrough: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    Object.assign(window, { letThrough });
    window.Worker = class extends Worker {
      override addEventListener(type: string, listener: (event: Event) => void) {
        super.addEventListener(type, (event) => {
          const isResult = event instanceof MessageEvent && 'result' in (event.data as object);
          if (isResult) void held.then(() => listener(event));
          else listener(event);
        });
      }
    };
  });
  await openAsCustomer(page, address);
  const note = 'x'.repeat(1500);
  const text = Array.from({ length: 2000 }, (_, row) => `${100000 + row};1;${note}`).join('\n');
  const input = page.getByLabel('Read a file');
  const bar = page.getByRole('progressbar', { name: 'Reading order.csv' });

  await input.setInputFiles(csv(text));
  await expect(bar).toHaveJSProperty('value', 100);
  await page.getByRole('button', { name: 'Cancel reading' }).click();
  await expect(bar).toHaveCount(0);
  await expect(article(page, 1)).toHaveValue('');

  await letThrough(page);
  await input.setInputFiles(csv(text));
  await expect(page.getByText('2,000 rows read from order.csv')).toBeVisible();
  await expect(page.getByText('Rows 1–50 of 2,000')).toBeVisible();
  await quantity(page, 50).press('Enter');
  await expect(article(page, 51)).toBeFocused();
  await expect(page.getByText('Rows 51–100 of 2,000')).toBeVisible();
  await quantity(page, 60).fill('12');
  await page.reload();
  await expect(page.getByText('Rows 1–50 of 2,000')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(quantity(page, 60)).toHaveValue('12');

  await letThrough(page);
  for (const [name, content, words] of [
    ['empty.csv', '', 'There are no rows in it.'],
    ['picture.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), /It is no text/],
  ] as const) {
    await input.setInputFiles(csv(content as string, name));
    await expect(page.getByRole('alert')).toContainText(`${name} could not be read`);
    await expect(page.getByRole('alert')).toContainText(words);
  }
  const large = test.info().outputPath('large.csv');
  await writeFile(large, Buffer.alloc(50 * 1024 * 1024, '1'));
  await input.setInputFiles(large);
  await expect(page.getByRole('alert')).toContainText('It has 50 MB. A file may have 5 MB.');
});

test('QORD-01 CARD-03 a visitor reads that it takes an account, in both themes', async ({ page }) => {
  await openPage(page, address);
  await expect(page.getByRole('heading', { name: 'Sign in to order by article number' })).toBeVisible();
  await expectAccessible(page, 'main');
});
