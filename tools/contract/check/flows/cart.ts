import type { OperationId } from '../../../../src/api/operation';
import { at, list } from '../read';
import type { Flow } from './changes';
import { refuseBeyond } from './limits';
import type { Product } from './products';
import { refuse } from './refusals';
import { manyLines, severalLines } from './bulkCart';
import { coupons } from './cartCoupon';
import { settings } from './cartSettings';
import { allLinesOf, compare, linesOf, type Lines, readCart } from './cartLines';

/** Make one change, and check its response and the cart of getCart afterwards. */
async function change(
  flow: Flow,
  operation: 'addToCart' | 'updateCart',
  product: Product,
  quantity: number,
  wanted: Lines,
): Promise<boolean> {
  const { run, shopper } = flow;
  const before = wanted.get(product.code) ?? 0;
  const sum = operation === 'addToCart' ? before + quantity : quantity;
  if (sum === 0) wanted.delete(product.code);
  else wanted.set(product.code, sum);
  const answer = await run.call(shopper, operation, { body: { code: product.code, quantity } });
  if (answer === undefined) return false;
  const isRight = compare(flow, operation, linesOf(answer.body), wanted);
  const cart = (await run.call(shopper, 'getCart'))?.body;
  const isKept = cart === undefined || compare(flow, operation, linesOf(cart), wanted);
  // The response has the line and the cart does not: the change was not persisted, or getCart does not return it.
  if (isRight && !isKept) compare(flow, 'getCart', linesOf(cart), wanted);
  if (isRight && isKept && cart !== undefined) serverLines(flow, operation, answer.body, cart);
  return true;
}

/** Lines that the server adds, such as gifts, are in the response to a change and in the cart alike. */
function serverLines(flow: Flow, operation: OperationId, changed: unknown, cart: unknown): void {
  const [here, there] = [allLinesOf(changed), allLinesOf(cart)];
  compare(flow, operation, here, there);
  if (here.size > there.size) compare(flow, 'getCart', there, here);
}

/** Quantity of a product that the flow uses for several lines when there is no other product. */
const mostOfOne = 6;

const cartOperations = ['addToCart', 'updateCart', 'bulkUpdateCart', 'addMultipleToCart', 'deleteCart'];

/** CART-02, QORD-01, ORD-02: additions, changes and removals are in the cart afterwards, and nothing else changes. */
export async function cartFlow(flow: Flow): Promise<void> {
  const { run, shopper } = flow;
  const before = await readCart(flow);
  if (before === undefined) return;
  // A small shop may have fewer than three products: then one is used twice.
  const fits = (product: Product) => !before.has(product.code) && product.maxQuantity >= mostOfOne;
  const [one, two = one, three = two] = flow.products.filter(fits);
  if (!one || !two || !three) {
    for (const operation of cartOperations)
      run.coverage.explain(operation, `no product was found of which ${mostOfOne} can be bought`);
    return;
  }
  const wanted = new Map(before);
  if (!(await change(flow, 'addToCart', one, 2, wanted))) return;
  await change(flow, 'addToCart', two, 1, wanted);
  await change(flow, 'addToCart', one, 1, wanted);
  await change(flow, 'updateCart', one, 1, wanted);
  await change(flow, 'updateCart', two, 0, wanted);
  wanted.set(one.code, 1);
  await withoutPrices(flow, one);
  await manyLines(flow, [two, one], wanted);
  await severalLines(flow, three, wanted);
  await settings(flow);
  await coupons(flow, wanted);
  // An article with a limit of its own is refused for that.
  await refusedLines(flow, flow.products.find(({ maxQuantity }) => maxQuantity >= 999) ?? one);
  await stockNotices(flow, one);
  compare(flow, 'addToCart', await readCart(flow), wanted);
  await run.call(shopper, 'deleteCart');
  compare(flow, 'deleteCart', await readCart(flow), new Map());
  const empty: Lines = new Map();
  await change(flow, 'addToCart', one, 1, empty);
  await change(flow, 'updateCart', one, 0, empty);
  for (const [code, quantity] of before) await run.call(shopper, 'addToCart', { body: { code, quantity } });
}

/** With getPrice=false, prices are null. */
async function withoutPrices({ run, shopper }: Flow, { code }: Product): Promise<void> {
  const answer = await run.call(shopper, 'updateCart', { body: { code, quantity: 1, getPrice: false } });
  const places = [
    '/price',
    ...list(answer?.body, 'lineItems').map((_, index) => `/lineItems/${index}/price`),
  ];
  const priced = places.find((place) => at(answer?.body, ...place.split('/').slice(1)) != null);
  const expected = 'null, as getPrice is false';
  run.verify(
    shopper,
    'updateCart',
    priced === undefined,
    'CART-02',
    priced ?? '',
    expected,
    'a price',
    answer?.body,
  );
}

/** Invalid lines: 400 with the field, in both calls, and the cart does not change. */
async function refusedLines({ run, shopper, products, notForSale }: Flow, { code }: Product): Promise<void> {
  const limited = products.find(({ maxQuantity }) => maxQuantity < 998);
  const varied = products.find(
    (each) => each.code !== each.productCode && list(each.hit, 'variations').length > 1,
  );
  const offences: readonly [field: string, body: object, because: string][] = [
    ['code', { code: '999999999', quantity: 1 }, 'there is no such article'],
    ...(limited
      ? [
          [
            'quantity',
            { code: limited.code, quantity: limited.maxQuantity + 1 },
            `more than maxQuantity, ${limited.maxQuantity}`,
          ] as [string, object, string],
        ]
      : []),
    ...(varied
      ? [
          [
            'code',
            { code: varied.productCode, quantity: 1 },
            'it is the code of a product with variations',
          ] as [string, object, string],
        ]
      : []),
    ...(notForSale
      ? [
          ['code', { code: notForSale.code, quantity: 1 }, 'the article is not for sale'] as [
            string,
            object,
            string,
          ],
        ]
      : []),
  ];
  for (const operation of ['addToCart', 'updateCart'] as const) {
    for (const [field, body, because] of offences)
      await refuse(run, shopper, { operation, input: { body }, field, because });
    await refuseBeyond(run, shopper, operation, { code, quantity: 1 });
  }
}

/** PDP-01: a stock notice may be asked for twice; one of an unknown article is rejected. */
async function stockNotices({ run, shopper }: Flow, { code }: Product): Promise<void> {
  const settingsOfShop = await run.call(shopper, 'getGlobalSettings');
  if (Object(settingsOfShop?.body).stockNotices !== true) return;
  const email = 'contract-check@example.com';
  for (let time = 0; time < 2; time++)
    await run.call(shopper, 'createStockNotice', { body: { code, email } });
  await refuse(run, shopper, {
    ...{ operation: 'createStockNotice', field: 'code', because: 'an unknown article number' },
    input: { body: { code: 'contract-check', email } },
  });
}
