import { writeFile } from 'node:fs/promises';
import { expect, test, type FileChooser, type Locator, type Page } from '@playwright/test';
import { codes, openAsCustomer, pauseCalls } from '../support/browser/buyInBrowser';
import { operations, widthsAndOperations, type Operation } from '../support/browser/operation';
import { expectAccessible, openPage, setWidth } from '../support/browser/shopWindow';

const address = '/en/quick-order';
const article = (page: Page, row: number) => page.getByRole('combobox', { name: `Article, row ${row}` });
const quantity = (page: Page, row: number) =>
  page.getByRole('textbox', { name: `Quantity, row ${row}`, exact: true });
const csv = (text: string | Buffer, name = 'order.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

/** Deliver the worker's results, which each document of the test pauses at first. */
const letThrough = (page: Page) =>
  page.evaluate(() => (window as unknown as { letThrough: () => void }).letThrough());

test('QORD-01 files of 2,000 rows, binary, empty and of 50 MB by keyboard and pointer at 375 and 1280 px: read off the main thread with progress, cancelled, refused, and quick to edit', async ({
  page,
}) => {
  test.setTimeout(120_000);
  // The real worker; only its result waits until the test delivers it.
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
  const large = test.info().outputPath('large.csv');
  await writeFile(large, Buffer.alloc(50 * 1024 * 1024, '1'));
  const bar = page.getByRole('progressbar', { name: 'Reading order.csv' });
  const alert = page.getByRole('alert');
  const choose = async ({ press }: Operation, file: Parameters<FileChooser['setFiles']>[0]) => {
    const chooser = page.waitForEvent('filechooser');
    await press(page.getByLabel('Upload a file'));
    await (await chooser).setFiles(file);
  };
  const everyOperation = async (perform: (operation: Operation) => Promise<void>) => {
    for (const [width, by] of widthsAndOperations) {
      await setWidth(page, width);
      await perform(operations[by]);
    }
  };

  await everyOperation(async (operation) => {
    await choose(operation, csv(text));
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await operation.press(page.getByRole('button', { name: 'Cancel' }));
    await expect(bar).toHaveCount(0);
    await expect(article(page, 1)).toHaveValue('');
  });

  await letThrough(page);
  await everyOperation(async (operation) => {
    await choose(operation, csv(text));
    await expect(page.getByText('2,000 rows read from order.csv')).toBeVisible();
    // The last row of a page is 150 fields further on.
    await quantity(page, 50).focus();
    await operation.press(page.getByRole('button', { name: 'Next' }));
    await expect(page.getByText('Rows 51–100 of 2,000')).toBeVisible();
    await quantity(page, 100).focus();
    await operation.press(page.getByRole('button', { name: 'Remove all rows' }));
    await expect(article(page, 1)).toHaveValue('');
    for (const [name, content, words] of [
      ['empty.csv', '', 'It contains no rows.'],
      ['picture.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), /It is not a text file/],
    ] as const) {
      await choose(operation, csv(content as string, name));
      await expect(alert).toContainText(`${name} could not be read`);
      await expect(alert).toContainText(words);
    }
    await choose(operation, large);
    await expect(alert).toContainText('The file is 50 MB. The limit is 5 MB.');
  });

  await choose(operations.pointer, csv(text));
  await expect(page.getByText('Rows 1–50 of 2,000')).toBeVisible();
  await quantity(page, 50).press('Enter');
  await expect(article(page, 51)).toBeFocused();
  await expect(page.getByText('Rows 51–100 of 2,000')).toBeVisible();
  await quantity(page, 60).fill('12');
  await page.reload();
  await expect(page.getByText('Rows 1–50 of 2,000')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(quantity(page, 60)).toHaveValue('12');
});

test('QORD-01 a visitor reads that it takes an account, in both themes', async ({ page }) => {
  await openPage(page, address);
  await expect(page.getByRole('heading', { name: 'Sign in to order by article number' })).toBeVisible();
  await expectAccessible(page, 'main');
});

test('QORD-01 neither what is told of other rows later nor added rows move a control that is used, at 375 and 1280 px', async ({
  page,
}) => {
  const lookups = await pauseCalls(page, '^GET /api/search/variation-code-search');
  const add = page.getByRole('button', { name: 'Add rows' });
  const send = page.getByRole('button', { name: /^Add (to cart|\d rows? to the cart)$/ });
  const corner = async (control: Locator) => {
    const box = await control.boundingBox();
    return [box?.x, box?.y];
  };
  await openAsCustomer(page, address);
  for (const width of [375, 1280]) {
    await setWidth(page, width);
    await page.reload();
    for (const [row, code] of [codes.single, codes.colorsAndSizes, '999999'].entries()) {
      await article(page, row + 1).fill(code);
      await article(page, row + 1).press('Enter');
    }
    await expect(article(page, 4)).toBeFocused();
    const before = await Promise.all([article(page, 4), quantity(page, 4), send].map(corner));
    lookups.passing = true;
    for (const { decide } of lookups.held) decide('answer');
    await expect(page.getByText('There is no article number 999999.')).toBeVisible();
    await expect(page.getByText('In stock', { exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Choose a variant, row 2' })).toBeVisible();
    await expect(page.getByText('2 rows are marked and will not be added')).toBeVisible();
    expect(await Promise.all([article(page, 4), quantity(page, 4), send].map(corner))).toEqual(before);

    await add.scrollIntoViewIfNeeded();
    const place = await corner(add);
    for (const last of [10, 15]) {
      await add.click();
      await expect(article(page, last)).toBeAttached();
      expect(await corner(add)).toEqual(place);
    }
    await page.getByRole('button', { name: 'Remove all rows' }).click();
    lookups.passing = false;
  }
});
