import { expect, test, type Page } from '@playwright/test';
import { changePage } from '../../support/browser/changePage';
import { pdfText } from '../../support/browser/pdfText';
import { sampleProducts } from '../../support/sampleProducts';
import { expectAccessible, openPage, setWidth } from '../../support/browser/shopWindow';

const printed = (page: Page) => page.pdf({ preferCSSPageSize: true });

/**
 * Print the page.
 * @returns the lines of text of each sheet
 */
async function sheets(page: Page): Promise<string[][]> {
  await page.waitForLoadState('networkidle');
  return pdfText(await printed(page)).map((text) => text.split('\n').filter((line) => line !== ''));
}

test.beforeEach(async ({ page }) => {
  // Printed on white in the dark theme, too.
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
});

test('PDP-03 the data sheet is reached from the product and prints on one sheet of A4, its text to search and copy', async ({
  page,
}) => {
  await openPage(page, sampleProducts.single);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('link', { name: 'Product data sheet' }).click();
  await expect(page.getByRole('heading', { name: 'Disposal' })).toBeVisible();
  const terms = await page.getByRole('term').allInnerTexts();
  const [paper = [], ...more] = await sheets(page);
  expect(more).toEqual([]);
  const text = paper.join(' ');
  for (const said of ['Product data sheet', name, 'Care', 'Disposal', ...terms]) expect(text).toContain(said);
  expect(paper.join('')).toContain(`Furulia · ${page.url()}`);
  expect(text).toMatch(/\+?[\d ]{8,} · \S+@\S+/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('article').locator('svg').first()).toBeVisible();
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('main').getByRole('article').locator('svg').first()).toBeHidden();

  const pdf = (await printed(page)).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  // A4 in points.
  expect(boxes.map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))])).toEqual([
    [595, 842],
  ]);
});

test('PDP-03 header, navigation, breadcrumb, footer and buttons stay off the paper', async ({ page }) => {
  await openPage(page, `${sampleProducts.single}/data-sheet`);
  // Its footer has the name of the shop.
  const sheet = (await page.getByRole('main').getByRole('article').innerText()).concat(' Furulia');
  const around = [
    ...(await page.getByRole('banner').getByRole('link').allInnerTexts()),
    ...(await page.getByRole('contentinfo').getByRole('link').allInnerTexts()),
    ...(await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').allInnerTexts()),
    ...(await page.getByRole('main').getByRole('button').allInnerTexts()),
    'Prices incl. VAT',
    '© ',
  ].filter((text) => text.trim() !== '' && !sheet.includes(text.trim()));
  expect(around.length).toBeGreaterThan(20);
  const lines = (await sheets(page)).flat();
  expect(around.filter((text) => lines.includes(text.trim()))).toEqual([]);
});

test('PDP-03 a sheet that is a little longer than a page fills its first one', async ({ page }) => {
  await openPage(page, `${sampleProducts.choices}/data-sheet`);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  const [first = ''] = (await sheets(page)).map((lines) => lines.join(' '));
  for (const heading of headings.slice(0, 3)) expect(first).toContain(heading);
});

test('PDP-03 of a sheet with more than a page no row and no section is cut', async ({ page }) => {
  await changePage(page, (answer) => {
    if (!('dataSheet' in answer) || !answer.dataSheet) return answer;
    const rows = (section: number) =>
      Array.from({ length: 13 }, (_, row) => ({
        name: `Name ${section}.${row}.`,
        value: `Value ${section}.${row}. ${'that goes on for more than a line of the sheet '.repeat(2)}end ${section}.${row}.`,
      }));
    const sections = Array.from({ length: 6 }, (_, place) => ({
      heading: `Section ${place}.`,
      text: null,
      items: rows(place),
    }));
    return { ...answer, dataSheet: { ...answer.dataSheet, sections } };
  });
  await openPage(page, `${sampleProducts.single}/data-sheet`);
  const papers = (await sheets(page)).map((lines) => lines.join(' '));
  expect(papers.length).toBeGreaterThanOrEqual(3);
  const onlyOn = (text: string) => papers.flatMap((paper, place) => (paper.includes(text) ? [place] : []));
  for (let section = 0; section < 6; section += 1) {
    const [paper, ...others] = onlyOn(`Section ${section}.`);
    expect(others).toEqual([]);
    for (let row = 0; row < 13; row += 1)
      for (const part of ['Name', 'Value', 'end'])
        expect(onlyOn(`${part} ${section}.${row}.`), `${part} ${section}.${row}.`).toEqual([paper]);
  }
});

test('PDP-03 on screen it is accessible, and the button prints', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await openPage(page, `${sampleProducts.single}/data-sheet`);
  await setWidth(page, 375);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Print' }).press('Enter');
  await expect(page.locator('body[data-printed]')).toBeAttached();
});
