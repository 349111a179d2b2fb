import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { catalogue } from '../../../mocks/shop/catalogue/catalogue';
import { articlesOf } from '../../../mocks/shop/catalogue/variations';
import { password } from '../../../mocks/shop/customers';
import { isForSale } from '../../../mocks/shop/lines';
import { stubImportWorker } from '../../../tests/support/importWorker';
import { openShop, withShop } from '../../../tests/support/openShop';
import { mockCustomers, signIn } from '../../../tests/support/signIn';
import { request } from '../../../tests/support/request';
import { getErrorState } from '../../api/errorState';

const shop = withShop();
beforeEach(stubImportWorker);

const articles = catalogue().products.flatMap(articlesOf);
const sold = articles.filter((article) => isForSale(article) && article.product.maxQuantity === null);
const codes = sold.filter(({ product }) => articlesOf(product).length === 1).map(({ code }) => code);
const [first = '', second = ''] = codes;
const varied = catalogue().products.find(
  (product) => articlesOf(product).length > 1 && articlesOf(product).every(isForSale),
);
const retired = articles.find(({ product }) => !product.active)?.code ?? '';

const article = (row: number) =>
  screen.findByRole<HTMLInputElement>('combobox', { name: `Article, row ${row}` });
const quantity = (row: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity, row ${row}` });
const rowTexts = () =>
  within(screen.getByRole('table', { name: 'Order rows' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole<HTMLInputElement>('combobox', { name: /^Article/ }).value,
      within(row).getByRole<HTMLInputElement>('textbox').value,
    ])
    .filter(([code, pieces]) => code !== '' || pieces !== '');
const pieces = async () => (await request('getCart', {})).lineItems.map((line) => [line.code, line.quantity]);
const sent = () => shop.calls.filter(({ operationId }) => operationId === 'bulkUpdateCart');

async function openQuickOrder() {
  await signIn('private');
  const opened = openShop('/en/quick-order');
  await article(1);
  return opened;
}

test('QORD-01 a visitor is told that it takes an account, and may sign in', async () => {
  const { user } = openShop('/en/quick-order');
  await screen.findByRole('heading', { name: 'Sign in to order by article number' });
  expect(screen.queryByRole('combobox', { name: /^Article, row/ })).toBeNull();
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy();
});

/** An article with a maximum quantity. */
const limited = articles.find(
  (each) => isForSale(each) && each.product.maxQuantity !== null && each.stock > 0,
);

describe('QORD-01 typing', () => {
  test('QORD-01 a part of a number finds articles once typing has paused; keys select one and lead on', async () => {
    const { user } = await openQuickOrder();
    const part = first.slice(0, 5);
    await user.type(await article(1), part);
    const list = await screen.findByRole('listbox', { name: 'Matching articles' });
    const searches = shop.calls.filter(({ operationId }) => operationId === 'variationCodeSearch');
    expect(searches).toHaveLength(1);
    const option = within(list).getByRole('option', { name: new RegExp(first) });
    expect(option.textContent).toContain('incl. VAT');
    const place = within(list).getAllByRole('option').indexOf(option) + 1;
    await user.keyboard(`${'{ArrowDown}'.repeat(place)}`);
    expect((await article(1)).getAttribute('aria-activedescendant')).toBe(option.id);
    await user.keyboard('{Enter}');
    expect((await article(1)).value).toBe(first);
    expect(document.activeElement).toBe(quantity(1));
    await user.keyboard('3{Enter}');
    expect(document.activeElement).toBe(await article(2));
    expect(rowTexts()).toEqual([[first, '3']]);
  });

  test('QORD-01 a name finds articles too; another text cancels the search before it', async () => {
    const { user } = await openQuickOrder();
    const aborted: string[] = [];
    shop.server.use(
      http.get('*/api/search/quick-search', ({ request: { url, signal } }) => {
        const query = new URL(url).searchParams.get('query') ?? '';
        signal.addEventListener('abort', () => aborted.push(query));
        return query === 'sofa' ? new Promise<HttpResponse<null>>(() => undefined) : undefined;
      }),
    );
    await user.type(await article(1), 'sofa');
    expect(await screen.findByText('Searching …')).toBeTruthy();
    await user.clear(await article(1));
    await user.type(await article(1), 'armchair');
    await waitFor(() => expect(aborted).toEqual(['sofa']));
    const list = await screen.findByRole('listbox', { name: 'Matching articles' });
    expect(within(list).getAllByRole('option').length).toBeGreaterThan(1);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('QORD-01 a whole number gets its name while one types on in the next row', async () => {
    const { user } = await openQuickOrder();
    await user.type(await article(1), `${first}{Enter}`);
    expect(document.activeElement).toBe(await article(2));
    const { results } = await request('variationCodeSearch', { query: { query: first } });
    const name = results.find(({ code }) => code === first)?.name ?? '';
    expect(await within(await rowOf(1)).findByText(name)).toBeTruthy();
  });

  test('QORD-01 a pasted row shows name, stock, price and sum of its article before it is sent', async () => {
    const { user } = await openQuickOrder();
    await user.click(await article(1));
    await user.paste([`${first};3`, `${second};1`].join('\n'));
    const headers = { 'Content-Language': 'en' };
    const { results } = await request('variationCodeSearch', { headers, query: { query: first } });
    const found = results.find(({ code }) => code === first);
    const row = within(await rowOf(1));
    expect(await row.findByText(found?.name ?? '')).toBeTruthy();
    expect(row.getByText('In stock')).toBeTruthy();
    expect(row.getByText(`${found?.price?.priceIncVat.formattedString} each`)).toBeTruthy();
    const sum = row.getByText((_, element) => element?.tagName === 'STRONG').textContent;
    expect(sum.replaceAll(/\D/g, '')).toBe(String((found?.price?.priceIncVat.amount ?? 0) * 3));
    expect(sent()).toEqual([]);
  });

  test('QORD-01 hits that come after the field was left stay closed', async () => {
    const { user } = await openQuickOrder();
    await user.type(await article(1), first.slice(0, 5));
    await user.tab();
    await waitFor(() =>
      expect(shop.calls.filter(({ operationId }) => operationId === 'variationCodeSearch')).toHaveLength(1),
    );
    expect(screen.queryByRole('listbox')).toBeNull();
    expect((await article(1)).getAttribute('aria-expanded')).toBe('false');
  });

  test('QORD-01 Enter in the last row adds one; a row that is removed leads to the next', async () => {
    const { user } = await openQuickOrder();
    await user.click(quantity(5));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(await article(6));
    await user.click(screen.getByRole('button', { name: 'Remove row 2' }));
    expect(document.activeElement).toBe(await article(3));
    await user.click(screen.getByRole('button', { name: 'Add rows' }));
    expect(document.activeElement).toBe(await article(7));
  });

  test('QORD-01 a quantity that breaks the rules of the article says which', async () => {
    const { user } = await openQuickOrder();
    await article(1);
    await user.click(quantity(1));
    await user.keyboard('999');
    await user.type(await article(1), limited?.code ?? '');
    const most = limited?.product.maxQuantity;
    expect(await screen.findByText(`A whole number from 1 to ${most}`)).toBeTruthy();
    expect(quantity(1).getAttribute('aria-invalid')).toBe('true');
  });

  test('CARD-05 a typed quantity takes digits only, and above the maximum becomes it and says so', async () => {
    const { user } = await openQuickOrder();
    await user.type(await article(1), `${limited?.code}{Enter}`);
    const most = limited?.product.maxQuantity;
    await within(await rowOf(1)).findByText('In stock');
    await user.click(quantity(1));
    await user.paste('1e3 pcs');
    expect([quantity(1).value, quantity(1).getAttribute('aria-invalid')]).toEqual([`${most}`, 'false']);
    expect(screen.getAllByText(`At most ${most} can be ordered`).length).toBeGreaterThan(0);
    await user.clear(quantity(1));
    await user.paste('2 pcs');
    expect(quantity(1).value).toBe('2');
    expect(within(await rowOf(1)).queryByText(`At most ${most} can be ordered`)).toBeNull();
  });
});

const rowOf = (row: number) =>
  screen.findByRole('row', {
    name: (_, element) => element.querySelector(`[aria-label="Article, row ${row}"]`) !== null,
  });

describe('QORD-01 pasting and files', () => {
  test.each([
    ['tabs', `${first}\t2\n${second}\t3`],
    ['semicolons and a heading', `Varenummer;Antall\r\n${first};2\r\n${second};3\r\n`],
    ['commas', `${first},2\n${second},3`],
    ['quoted words and unclosed inches', `${first};2;"Oslo" vase\n${second};3;"12 in""\n`],
    ['mixed line ends and a title', `Order of May\r\n${first};2\n${second};3\r\n`],
    ['a delimiter line and an amount', `sep=,\nNumber,Amount,Quantity\n${first},129,2\n${second},99,3`],
    ['blanks', `${first} 2\n${second} 3`],
    ['soft returns of a document', `${first} 2\v${second} 3`],
    ['page breaks', `${first};2\f${second};3`],
    ['line ends of mainframes', `${first};2\u0085${second};3`],
    ['line separators', `${first};2\u2028${second};3`],
    ['paragraph separators', `${first};2\u2029${second};3`],
    ['another separator on each line', `${first};2\n${second}\t3`],
    ['compounds in Norwegian', `Varenr;Ordreantall\n${first};2\n${second};3`],
    ['camel case', `Item no;Description;OrderQty;Price\n${first};a;2;9\n${second};b;3;9`],
    ['compounds in Swedish', `Artikelnummer\tBeställningsantal\n${first}\t2\n${second}\t3`],
    ['what was ordered', `Varenr;Pris;Bestilt\n${first};9;2\n${second};9;3`],
    ['camel case the other way round', `ItemNo;Price;QuantityOrdered\n${first};9;2\n${second};9;3`],
    ['a heading in German', `Art.-Nr.;Preis;Menge\n${first};9;2\n${second};9;3`],
    ['a heading in Dutch', `Artikelcode;Prijs;Aantal\n${first};9;2\n${second};9;3`],
    ['units', `${first}\t2 stk.\n${second}\t3 stk.`],
    ['a closing end-of-file mark', `"${first}";2\n"${second}";"3"\u001a`],
    ['invisible characters and text marks', `\u200e${first}\u200b;２\n="${second}";'3`],
  ])('QORD-01 rows with %s can be pasted into any field', async (_, text) => {
    const { user } = await openQuickOrder();
    await user.click(quantity(3));
    await user.paste(text);
    expect(await screen.findByText('2 rows pasted')).toBeTruthy();
    expect(rowTexts()).toEqual([
      [first, '2'],
      [second, '3'],
    ]);
    expect(await screen.findByRole('button', { name: 'Add 2 rows to the cart' })).toBeTruthy();
  });

  test('QORD-01 a row whose quotation marks are in doubt is named, and those below it are read', async () => {
    const { user } = await openQuickOrder();
    const text = `${first};2\n"${second};3\n${second};4\n`;
    await user.upload(screen.getByLabelText('Upload a file'), new File([text], 'order.csv'));
    expect(await screen.findByText('3 rows read from order.csv')).toBeTruthy();
    expect(screen.getByText('Check row 2: its quotation marks are not in order.')).toBeTruthy();
    expect(rowTexts()).toEqual([
      [first, '2'],
      [`"${second}`, '3'],
      [second, '4'],
    ]);
  });

  test('QORD-01 a row in doubt is not added before it is changed or confirmed', async () => {
    const { user } = await openQuickOrder();
    await user.click(await article(1));
    await user.paste(`${first};2;${second};3\n${second};4\n`);
    expect(await screen.findByText('Check row 1: it may hold more than one row.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add 1 row to the cart' })).toBeTruthy();
    const row = within(await rowOf(1));
    expect(row.getByText('Check this row: it may hold more than one row.')).toBeTruthy();
    await user.click(row.getByRole('button', { name: 'The row is right' }));
    expect(row.queryByText(/^Check this row/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Add 2 rows to the cart' })).toBeTruthy();
  });

  test('QORD-01 rows with a quantity that is not clear are not added before they are confirmed', async () => {
    const { user } = await openQuickOrder();
    await user.click(await article(1));
    await user.paste(`${first};129;2\n${second};99;3\n`);
    expect(await screen.findByText('Check rows 1, 2: their quantities are not clear.')).toBeTruthy();
    expect(within(await rowOf(1)).getByText('Check the quantity: the row has no clear one.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'The rows are right' }));
    expect(screen.getByRole('button', { name: 'Add 2 rows to the cart' })).toBeTruthy();
  });

  test('QORD-01 another article leaves a quantity that is not clear in doubt, another quantity settles it', async () => {
    const { user } = await openQuickOrder();
    await user.click(await article(1));
    await user.paste(`${first};129;2\n`);
    const row = within(await rowOf(1));
    expect(await row.findByText('Check the quantity: the row has no clear one.')).toBeTruthy();
    await user.clear(await article(1));
    await user.type(await article(1), `${second}{Enter}`);
    expect(row.getByText('Check the quantity: the row has no clear one.')).toBeTruthy();
    await user.clear(quantity(1));
    await user.type(quantity(1), '2');
    expect(row.queryByText('Check the quantity: the row has no clear one.')).toBeNull();
  });

  test.each([
    [
      'no quantity column',
      `Varenr;Lager\n${first};45\n`,
      /^No quantities were found: each row counts as one/,
    ],
    [
      'a row without a quantity',
      `${first};2\n${second};\n`,
      /^Row 2 has no quantity and counts as one piece/,
    ],
    ['an unknown heading', `Varenr;Zahl\n${first};2\n`, 'The quantities were read from the column “Zahl”.'],
  ])('QORD-01 %s is said as soon as the rows are read', async (_, text, words) => {
    const { user } = await openQuickOrder();
    await user.click(await article(1));
    await user.paste(text);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  test('QORD-01 an article from two files names each with its row', async () => {
    const { user } = await openQuickOrder();
    const input = screen.getByLabelText('Upload a file');
    await user.upload(input, new File([`${second};1\n${first};2\n`], 'january.csv'));
    await screen.findByText('2 rows read from january.csv');
    await user.upload(input, new File([`${first};3\n`], 'february.csv'));
    expect(await screen.findByText('Combined from january.csv, row 2; february.csv, row 1')).toBeTruthy();
  });

  test('QORD-01 a single text is pasted as it is', async () => {
    const { user } = await openQuickOrder();
    await user.click(await article(1));
    await user.paste('Vik chair');
    expect((await article(1)).value).toBe('Vik chair');
  });

  test('QORD-01 a file is read, its duplicates are summed, and both are said', async () => {
    const { user } = await openQuickOrder();
    const text = `Article number;Quantity\n${first};2\n${second};1\n${first};3\n`;
    await user.upload(screen.getByLabelText('Upload a file'), new File([text], 'order.csv'));
    expect(await screen.findByText('3 rows read from order.csv')).toBeTruthy();
    expect(screen.getByText('Row 1 was read as a heading.')).toBeTruthy();
    expect(screen.getByText(`${first}: rows 2, 4, 5 in total`)).toBeTruthy();
    expect(rowTexts()).toEqual([
      [first, '5'],
      [second, '1'],
    ]);
  });

  test('QORD-01 one row and one further article are counted in the singular', async () => {
    const { user } = await openQuickOrder();
    await user.click(await article(1));
    await user.paste(
      codes
        .slice(0, 6)
        .flatMap((code) => [code, code])
        .join('\n'),
    );
    expect(await screen.findByText('12 rows pasted')).toBeTruthy();
    expect(screen.getByText('and 1 more article')).toBeTruthy();
    await user.paste(`${codes[6]};1\n`);
    expect(await screen.findByText('1 row pasted')).toBeTruthy();
  });

  test.each([
    ['empty', new File([''], 'order.csv'), 'It contains no rows.'],
    ['a workbook', new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'order.csv'), /It is a workbook/],
    ['too long', new File(['100434;1\n'.repeat(2001)], 'order.csv'), /2,001 rows. An order can have 2,000/],
  ])('QORD-01 a file that is %s says so, and the order stays', async (_, file, words) => {
    const { user } = await openQuickOrder();
    await user.type(await article(1), first);
    await user.upload(screen.getByLabelText('Upload a file'), file);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('order.csv could not be read')).toBeTruthy();
    expect(within(alert).getByText(words)).toBeTruthy();
    expect(rowTexts()).toEqual([[first, '']]);
  });

  test('QORD-01 reading shows how far it has come, and can be cancelled', async () => {
    const worker: { post: (data: object) => void; terminated: number } = { post: () => {}, terminated: 0 };
    class PausedWorker extends EventTarget {
      constructor() {
        super();
        worker.post = (data) => void this.dispatchEvent(new MessageEvent('message', { data }));
      }
      postMessage() {}
      terminate() {
        worker.terminated += 1;
      }
    }
    Object.assign(globalThis, { Worker: PausedWorker });
    const { user } = await openQuickOrder();
    await user.upload(screen.getByLabelText('Upload a file'), new File(['1'], 'order.csv'));
    const bar = await screen.findByRole('progressbar', { name: 'Reading order.csv' });
    act(() => worker.post({ progress: 0.42 }));
    expect(bar.getAttribute('aria-valuenow')).toBe('42');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(worker.terminated).toBe(1);
    expect(rowTexts()).toEqual([]);
  });
});

describe('QORD-01 rows are judged before they are sent', () => {
  test('QORD-01 what is not found or not valid is marked, and the button counts the others', async () => {
    const { user } = await openQuickOrder();
    await user.click(await article(1));
    await user.paste([`${first};2`, '999999;1', 'foo bar baz', `${retired};1`, `${second};3`].join('\n'));
    expect(await screen.findByRole('button', { name: 'Add 2 rows to the cart' })).toBeTruthy();
    expect(screen.getByText('3 rows are marked and will not be added')).toBeTruthy();
    expect(within(await rowOf(2)).getByText('There is no article number 999999.')).toBeTruthy();
    expect(within(await rowOf(3)).getByText('There is no article number foo bar baz.')).toBeTruthy();
    expect(within(await rowOf(4)).getAllByText('Not sold online').length).toBeGreaterThan(0);
    expect((await article(2)).getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
  });

  test('FORM-01 an article number of 19 digits has the message of its limit, at once', async () => {
    const { user } = await openQuickOrder();
    await user.click(await article(1));
    await user.paste(`${'1'.repeat(19)};2\n${first};1\n`);
    const row = within(await rowOf(1));
    expect(await row.findByText('Article number can have at most 18 characters')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add 1 row to the cart' })).toBeTruthy();
  });

  test('QORD-01 a typed number is judged once its field is left', async () => {
    const { user } = await openQuickOrder();
    await user.type(await article(1), '999999');
    expect((await screen.findAllByText(/^No articles found/)).length).toBeGreaterThan(0);
    expect((await article(1)).getAttribute('aria-invalid')).toBe('false');
    await user.tab();
    expect(await within(await rowOf(1)).findByText('There is no article number 999999.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect((await screen.findAllByText('Correct the marked rows first.')).length).toBeGreaterThan(0);
    expect(sent()).toEqual([]);
  });

  test('QORD-01 rows whose lookup fails are not marked: the server judges them', async () => {
    const { user } = await openQuickOrder();
    shop.server.use(
      http.get('*/api/search/variation-code-search', () => new HttpResponse(null, { status: 403 })),
    );
    await user.click(await article(1));
    await user.paste(`${first};2\n999999;1\n`);
    await user.click(await screen.findByRole('button', { name: 'Add 2 rows to the cart' }));
    expect(await screen.findByRole('region', { name: '1 of 2 was added to your cart' })).toBeTruthy();
  });
});

describe('QORD-01 putting the rows into the cart', () => {
  const add = (count: number) => screen.getByRole('button', { name: `Add ${count} rows to the cart` });

  test('QORD-01 the four outcomes with their rows; what was added leaves, the rest stays and is mended', async () => {
    if (!varied) throw new Error('Not in the catalogue');
    const [variation] = articlesOf(varied);
    const { user } = await openQuickOrder();
    await user.click(await article(1));
    await user.paste(
      [`${first};2`, 'sofa!;1', `${varied.code};4`, '999999;1', `${retired};1`, `${second};two`].join('\n'),
    );
    await screen.findByText('6 rows pasted');
    await user.click(await screen.findByRole('button', { name: 'Add 1 row to the cart' }));
    const report = within(await screen.findByRole('region', { name: '1 of 6 was added to your cart' }));
    expect(document.activeElement?.textContent).toBe('1 of 6 was added to your cart');
    const groups = report
      .getAllByText(/^(Not a valid article number or quantity|Not found|Not added|Added)$/)
      .map(({ parentElement }) => [
        parentElement?.textContent,
        [...(parentElement?.parentElement?.querySelectorAll('li') ?? [])].map(
          ({ textContent }) => textContent?.match(/^Row \d/)?.[0],
        ),
      ]);
    expect(groups).toEqual([
      ['Not a valid article number or quantity 1', ['Row 6']],
      ['Not found 2', ['Row 2', 'Row 4']],
      ['Not added 2', ['Row 3', 'Row 5']],
      ['Added 1', ['Row 1']],
    ]);
    expect(await pieces()).toEqual([[first, 2]]);
    expect(rowTexts().map(([code]) => code)).toEqual(['sofa!', varied.code, '999999', retired, second]);
    expect(within(await rowOf(4)).getByText('There is no article number 999999.')).toBeTruthy();
    expect(screen.getAllByText('There is no article number 999999.')).toHaveLength(1);

    // Corrected in place: a variation selected, a quantity changed, the others removed.
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Choose a variant, row 3' }),
      variation?.code ?? '',
    );
    expect(document.activeElement).toBe(quantity(3));
    await user.clear(quantity(6));
    await user.type(quantity(6), '7');
    for (const row of [2, 4, 5]) await user.click(screen.getByRole('button', { name: `Remove row ${row}` }));
    await user.click(add(2));
    expect(await screen.findByRole('region', { name: 'Everything was added to your cart' })).toBeTruthy();
    expect(await pieces()).toEqual([
      [first, 2],
      [variation?.code, 4],
      [second, 7],
    ]);
    expect(rowTexts()).toEqual([]);
  });

  test('QORD-01 duplicates that were typed are summed before they are sent', async () => {
    const { user } = await openQuickOrder();
    await user.type(await article(1), `${first}{Enter}${first}`);
    await user.type(quantity(2), '4');
    await user.click(add(2));
    await screen.findByRole('region', { name: 'Everything was added to your cart' });
    expect(screen.getByText(`${first}: rows 1, 2, 5 in total`)).toBeTruthy();
    expect(await pieces()).toEqual([[first, 5]]);
  });

  /** Send rows, to which the server responds with a status. */
  async function addRows(status: number, rows: readonly string[]) {
    const { user } = await openQuickOrder();
    shop.server.use(http.put('*/api/cart/bulk', () => new HttpResponse(null, { status })));
    await user.click(await article(1));
    await user.paste(`${rows.join('\n')}\n`);
    await user.click(await screen.findByRole('button', { name: /^Add \d rows? to the cart$/ }));
  }
  const addTwoRows = (status: number) => addRows(status, [`${first};2`, `${second};3`]);

  test('QORD-01 a single row that is left is counted in the singular', async () => {
    await addRows(500, [`${first};2`]);
    expect((await screen.findByRole('alert')).textContent).toContain('0 rows were added and 1 is left');
  });

  test('CALL-06 a 403 keeps every row, says why, and is in the shared error state', async () => {
    await addTwoRows(403);
    expect((await screen.findByRole('alert')).textContent).toContain('Please try again in a moment.');
    expect(rowTexts()).toHaveLength(2);
    expect(screen.queryByText(/We do not know/)).toBeNull();
    expect(getErrorState()).toMatchObject({
      httpStatus: 403,
      message: 'Access forbidden. No further details provided.',
    });
  });

  test('QORD-01 a 500 keeps every row, asks the cart what was added, and is in the shared error state', async () => {
    await addTwoRows(500);
    expect((await screen.findByRole('alert')).textContent).toContain('0 rows were added and 2 are left');
    expect(rowTexts()).toHaveLength(2);
    expect(getErrorState()).toMatchObject({ httpStatus: 500, message: 'Internal server error.' });
  });

  test('QORD-01 a 401 ends the session; the rows are back for their owner, unsent', async () => {
    await addTwoRows(401);
    const modal = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    expect(modal.getByText(/^Your session has ended/)).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'Order rows' })).toBeNull();
    expect(JSON.stringify(window.sessionStorage)).not.toContain(first);
    expect(getErrorState()).toMatchObject({ httpStatus: 401 });
    shop.server.resetHandlers();
    const user = userEvent.setup();
    await user.type(modal.getByLabelText('E-mail'), mockCustomers.private);
    await user.type(modal.getByLabelText('Password'), password);
    await user.click(modal.getByRole('button', { name: 'Sign in' }));
    await article(1);
    expect(rowTexts()).toEqual([
      [first, '2'],
      [second, '3'],
    ]);
    expect(screen.queryByText(/We do not know/)).toBeNull();
    expect(await pieces()).toEqual([]);
  });

  test('QORD-01 without a row there is nothing to add, and that is said', async () => {
    const { user } = await openQuickOrder();
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect((await screen.findAllByText('Fill in at least one row.')).length).toBeGreaterThan(0);
    expect(sent()).toHaveLength(0);
  });
});

describe('QORD-01 what was typed', () => {
  test('QORD-01 survives a reload, and leaves with the session', async () => {
    const { user, unmount } = await openQuickOrder();
    await user.click(await article(1));
    await user.paste(first);
    unmount();
    const again = openShop('/en/quick-order');
    expect((await article(1)).value).toBe(first);
    expect(await screen.findByRole('button', { name: 'Add 1 row to the cart' })).toBeTruthy();
    again.visit('/en/account');
    await again.user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(window.sessionStorage.getItem('drafts')).toBeNull());
    await signIn('private');
    again.unmount();
    openShop('/en/quick-order');
    expect((await article(1)).value).toBe('');
  });

  test('QORD-01 all rows are removed at once, and come back', async () => {
    const { user } = await openQuickOrder();
    await user.click(await article(1));
    await user.paste(first);
    await user.click(screen.getByRole('button', { name: 'Remove all rows' }));
    expect(rowTexts()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(rowTexts()).toEqual([[first, '']]);
  });
});
