import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { catalogue } from '../../../../mocks/shop/catalogue/catalogue';
import { articlesOf } from '../../../../mocks/shop/catalogue/variations';
import { stubImportWorker } from '../../../../tests/support/importWorker';
import { openShop, withShop } from '../../../../tests/support/openShop';
import { request } from '../../../../tests/support/request';
import { signIn } from '../../../../tests/support/signIn';

const shop = withShop();
beforeEach(stubImportWorker);

const sold = catalogue().products.filter(
  (each) => each.active && !each.hidePrice && !each.campaign && articlesOf(each).length === 1,
);
/** Articles that organisations buy in steps of four, eight at least, and one without such rules. */
const [stacked = '', other = ''] = sold
  .filter(({ category }) => category.code === 'visitor-chairs')
  .map(({ code }) => code);
const single = sold.find(({ maxQuantity }) => maxQuantity === null)?.code ?? '';

const rule = 'Sold in steps of 4, at least 8.';
const article = (row: number) => screen.findByRole('combobox', { name: `Article, row ${row}` });
const quantity = (row: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity, row ${row}` });

async function openAsOrganization() {
  await signIn('administrator');
  const opened = openShop('/en/quick-order');
  await article(1);
  return opened;
}

test('QORD-01 a typed quantity between two steps becomes the next one when left, and says which and why', async () => {
  const { user } = await openAsOrganization();
  await user.type(await article(1), `${stacked}{Enter}`);
  await screen.findByText(rule);
  expect(quantity(1).value).toBe('8');
  await user.clear(quantity(1));
  await user.type(quantity(1), '10');
  expect(quantity(1).value).toBe('10');
  await user.tab();
  expect(quantity(1).value).toBe('12');
  expect(screen.getAllByText(`10 was changed to 12. ${rule}`).length).toBeGreaterThan(0);
  await user.clear(quantity(1));
  await user.type(quantity(1), '16');
  await user.tab();
  const rows = within(screen.getByRole('table', { name: 'Order rows' }));
  expect(rows.queryByText(/was changed/)).toBeNull();
});

test('QORD-01 the quantity of an imported row is changed only where its article is not sold in it, and is added so', async () => {
  const { user } = await openAsOrganization();
  const text = `${stacked};6\n${single};6\n${other};8`;
  await user.upload(screen.getByLabelText('Upload a file'), new File([text], 'order.csv'));
  await screen.findByText(`6 was changed to 8. ${rule}`);
  expect([1, 2, 3].map((row) => quantity(row).value)).toEqual(['8', '6', '8']);
  expect(
    screen.getByText('The quantity of row 1 was changed: its article is sold in other quantities.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Add 3 rows/ }));
  const report = await screen.findByRole('region', { name: /added to your cart/i });
  expect(within(report).getByText(new RegExp(`6 was changed to 8\\. ${rule}`))).toBeTruthy();
  const { lineItems } = await request('getCart', {});
  expect(lineItems.map((line) => [line.code, line.quantity])).toEqual([
    [stacked, 8],
    [single, 6],
    [other, 8],
  ]);
});

test('QORD-01 a row of a larger quantity has the volume price, and the sum of the cart', async () => {
  const { user } = await openAsOrganization();
  await user.click(quantity(1));
  await user.paste(`${stacked};16`);
  await screen.findByText('1 row pasted');
  const body = { code: stacked, quantity: 16 };
  const [line] = (await request('addToCart', { body })).lineItems;
  const shown = (money: { formattedString: string } | undefined) =>
    money?.formattedString.replaceAll(/\s/g, ' ') ?? '';
  await screen.findByText(`${shown(line?.price?.unitPrice)} each`);
  expect(screen.getByText(shown(line?.price?.totalPriceForItems))).toBeTruthy();
});

test('QORD-01 a quantity that only the server knows to be wrong stays in its row, with the server’s reason', async () => {
  const { user } = await openAsOrganization();
  shop.server.use(
    http.get('*/api/search/variation-code-search', () => HttpResponse.json({}, { status: 500 })),
  );
  await user.click(quantity(1));
  await user.paste(`${stacked};6\n${stacked};4`);
  await screen.findByText('2 rows pasted');
  await user.click(screen.getByRole('button', { name: /^Add 1 row/ }));
  expect((await screen.findAllByText(/Sold in steps of 4\./)).length).toBeGreaterThan(0);
  expect(quantity(1).value).toBe('10');
});
