import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catalogue } from '../../../../mocks/shop/catalogue/catalogue';
import { productUrl } from '../../../../mocks/shop/catalogue/urls';
import { openShop, withShop } from '../../../../tests/support/openShop';
import { request } from '../../../../tests/support/request';
import { money, samplePrice } from '../../../../tests/support/sampleProduct';
import { signIn } from '../../../../tests/support/signIn';
import { priceTiers } from './VolumePrices';

withShop();

const tier = (minQuantity: number, amount: number) => ({
  minQuantity,
  priceExVat: money(amount),
  priceIncVat: money(amount * 1.25),
});
const price = { ...samplePrice, tierPrices: [tier(6, 760), tier(12, 720), tier(40, 640)] };

it.each([
  ['steps of one', {}, ['1–5', '6–11', '12–39', '40–']],
  ['steps of four from eight', { minQuantity: 8, quantityStep: 4 }, ['8–8', '12–36', '40–']],
  ['steps of five', { quantityStep: 5 }, ['5–5', '10–10', '15–35', '40–']],
  ['a maximum of 24', { maxQuantity: 24 }, ['1–5', '6–11', '12–']],
  ['a minimum above the first tiers', { minQuantity: 12 }, ['12–39', '40–']],
])('PDP-01 volume prices with %s have the quantities that can be ordered', (_, rules, ranges) => {
  expect(priceTiers(price, rules).map(({ from, to }) => `${from}–${to ?? ''}`)).toEqual(ranges);
});

const fitting = (category: string) => {
  const product = catalogue().products.find(
    ({ active, hidePrice, campaign, stock, ...each }) =>
      active && !hidePrice && !campaign && stock > 40 && each.category.code === category,
  );
  if (!product) throw new Error('The catalogue has no such product');
  return product;
};

async function openAs(kind: 'private' | 'administrator', category: string) {
  await signIn(kind);
  const product = fitting(category);
  const opened = openShop(productUrl(product, 'en'));
  const name = (await screen.findByRole('heading', { level: 1 })).textContent;
  const label = `Quantity of ${name}`;
  const quantity = await screen.findByRole<HTMLInputElement>('spinbutton', { name: label });
  const more = () => screen.getByRole('button', { name: `4 more: ${label}` });
  return { ...opened, product, name, quantity, more };
}

const table = () => screen.findByRole('table', { name: /^Volume prices/ });
const marked = async () => {
  const rows = within(await table()).getAllByRole('row');
  return rows.find((row) => row.getAttribute('aria-current') === 'true')?.textContent;
};

it('PDP-01 the tier of the quantity is marked, and the next one is offered', async () => {
  const { user, more } = await openAs('administrator', 'visitor-chairs');
  expect(await marked()).toMatch(/^8 to 12/);
  expect(screen.getByText(/^Buy 8 more for .+ kr each\.$/)).toBeTruthy();
  await user.click(more());
  expect(await marked()).toMatch(/^8 to 12/);
  expect(screen.getByText(/^Buy 4 more for/)).toBeTruthy();
  await user.click(more());
  expect(await marked()).toMatch(/^16 to 28/);
  expect(screen.getByText(/^Buy 16 more for/)).toBeTruthy();
});

it('CARD-08 volume prices have the VAT basis of the display, and are those of the cart', async () => {
  const { user, product, name, more } = await openAs('administrator', 'visitor-chairs');
  await user.click(more());
  await user.click(more());
  await user.click(screen.getByRole('button', { name: `Add to cart: ${name}` }));
  await screen.findByText('Added to cart');
  const line = (await request('getCart', {})).lineItems.find(({ code }) => code.startsWith(product.code));
  expect(line?.quantity).toBe(16);
  expect(await marked()).toContain(line?.price?.priceExVat.formattedString);
  await user.click(screen.getByRole('switch', { name: /VAT/ }));
  expect(await marked()).toContain(line?.price?.priceIncVat.formattedString);
});

it('CARD-03 a price that is not the list price is the customer’s, with the list price beside it', async () => {
  await openAs('administrator', 'desk-chairs');
  expect(screen.getByText(/your price ex VAT, list price .+ kr/)).toBeTruthy();
});

it('PDP-01 a private customer has neither volume prices nor steps', async () => {
  const { quantity } = await openAs('private', 'visitor-chairs');
  expect(quantity.value).toBe('1');
  expect(screen.queryByRole('table', { name: /^Volume prices/ })).toBeNull();
  expect(screen.queryByText(/your price/)).toBeNull();
});
