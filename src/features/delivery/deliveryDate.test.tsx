import { expect, it, test } from 'vitest';
import { deliveryDateProblem, earliestDelivery, latestDelivery } from './deliveryDate';
import { cleanup, screen, within } from '@testing-library/react';
import { catalogue } from '../../../mocks/shop/catalogue/catalogue';
import { isParcel } from '../../../mocks/shop/catalogue/specifications';
import { articlesOf, articleUrl, stockOf } from '../../../mocks/shop/catalogue/variations';
import { openShop, withShop } from '../../../tests/support/openShop';
import { signIn } from '../../../tests/support/signIn';
import { request } from '../../../tests/support/request';

const limits = { from: '2026-12-18', leadTimeDays: 5, country: 'NO' };

it('CHK-02 the earliest delivery is after the lead time, on a working day of the market', () => {
  expect(earliestDelivery(limits)).toBe('2026-12-23');
  expect(earliestDelivery({ ...limits, leadTimeDays: 7 })).toBe('2026-12-28');
  expect(earliestDelivery({ ...limits, leadTimeDays: 6 })).toBe('2026-12-24');
  expect(earliestDelivery({ ...limits, leadTimeDays: 6, country: 'SE' })).toBe('2026-12-28');
  expect(earliestDelivery({ ...limits, leadTimeDays: 0 })).toBe('2026-12-18');
});

it.each([1e300, Infinity, -3, 2.5, NaN])(
  'CHK-02 a lead time of %s days gives dates all the same',
  (leadTimeDays) => {
    expect(earliestDelivery({ ...limits, leadTimeDays })).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(latestDelivery({ ...limits, leadTimeDays })).toMatch(/^20\d\d-\d\d-\d\d$/);
  },
);

it.each([
  ['', undefined],
  ['2026-12-23', undefined],
  ['2026-12-22', 'checkout.dateTooEarly'],
  ['2025-12-23', 'checkout.dateTooEarly'],
  ['2026-12-25', 'checkout.dateNotDelivered'],
  ['2026-12-27', 'checkout.dateNotDelivered'],
  ['2027-05-17', 'checkout.dateNotDelivered'],
  ['2027-06-21', undefined],
  ['2027-06-22', 'checkout.dateTooLate'],
] as const)('CHK-02 a delivery on “%s”: %s', (day, problem) => {
  expect(deliveryDateProblem(day, limits)).toBe(problem);
});

it('CHK-02 the last day is half a year after the lead time', () => {
  expect(latestDelivery(limits)).toBe('2027-06-21');
});

withShop();

const inStock = catalogue().products.find((product) => {
  const [article] = articlesOf(product);
  const { active, hidePrice, isGift } = product;
  return (
    active &&
    !hidePrice &&
    !isGift &&
    !!article &&
    stockOf(article, { market: 'NO' }) > 10 &&
    isParcel(product)
  );
});
const soldOut = catalogue().products.find((product) => {
  const [article] = articlesOf(product);
  const { active, hidePrice, isGift } = product;
  return active && !hidePrice && !isGift && !!article && stockOf(article, { market: 'NO' }) === 0;
});

const promise = async () => {
  const main = within(await screen.findByRole('main'));
  return (await main.findByText(/^Earliest delivery \d+ \w+ \d{4}$/)).textContent;
};

test('PDP-01 the promise follows the quantity: product page, notice and cart name the day of the rest', async () => {
  const article = catalogue()
    .products.filter(({ active, hidePrice, isGift, maxQuantity }) => {
      return active && !hidePrice && !isGift && (maxQuantity ?? 999) >= 10;
    })
    .flatMap((product) => articlesOf(product))
    .find((each) => [1, 2, 3].includes(stockOf(each, { market: 'NO' })));
  if (!article) throw new Error('The catalogue has no such article');
  const stock = stockOf(article, { market: 'NO' });
  await signIn('private');
  const { user } = openShop(articleUrl(article, 'en'));
  expect(await promise()).toBeTruthy();
  const main = within(screen.getByRole('main'));
  const options = () => main.getAllByText(/^From \d+ \w+ \d{4}/).map(({ textContent }) => textContent);
  const optionsBefore = options();
  expect(main.queryByText(/the rest from/)).toBeNull();
  const [more] = await main.findAllByRole('button', { name: /^One more: / });
  if (!more) throw new Error('There is no stepper');
  for (let pieces = 1; pieces < stock; pieces += 1) await user.click(more);
  expect(main.queryByText(/the rest from/)).toBeNull();
  await user.click(more);
  const rest = /^Earliest delivery [^,]+, (the rest from .+)$/.exec(
    main.getByText(/the rest from/).textContent,
  )?.[1];
  expect(rest).toBeTruthy();
  expect(options()).not.toEqual(optionsBefore);
  const [add] = main.getAllByRole('button', { name: /^Add to cart/ });
  await user.click(add ?? more);
  const notice = await screen.findByRole('region', { name: 'Added to cart' });
  expect(notice.textContent).toContain(`Quantity: ${stock + 1} · Only ${stock} in stock, ${rest}`);
  cleanup();
  openShop('/en/cart');
  expect(
    await within(await screen.findByRole('main')).findAllByText((rest ?? '').replaceAll('\u00a0', ' '), {
      exact: false,
    }),
  ).toBeTruthy();
});

test.each([
  ['in stock, near', inStock, '0153'],
  ['in stock, far away', inStock, '9600'],
  ['sold out', soldOut, '0153'],
] as const)('PDP-01 %s: product page and cart promise the same day', async (_, product, postalCode) => {
  const article = product && articlesOf(product)[0];
  if (!article) throw new Error('The catalogue has no such product');
  await signIn('private');
  const shippingDestination = { postalCode, countryCode: 'NO' };
  await request('bulkUpdateCart', { body: { lineitems: [], shippingDestination } });
  openShop(articleUrl(article, 'en'));
  const promised = await promise();
  cleanup();
  await request('addToCart', { body: { code: article.code, quantity: 1 } });
  openShop('/en/cart');
  expect(await promise()).toBe(promised);
});
