import { at, list } from '../read';
import type { Flow } from './changes';
import { refuseBeyond } from './limits';
import type { Product } from './products';
import { refuse } from './refusals';
import { manyLines, severalLines } from './bulkCart';
import { coupons } from './cartCoupon';
import { settings } from './cartSettings';
import { allLinesOf, compare, linesOf, type Lines } from './cartLines';

/** Make one change, and check its response and the cart of getCart afterwards. */
async function change(
  { run, shopper }: Flow,
  operation: 'addToCart' | 'updateCart',
  { code }: Product,
  quantity: number,
  wanted: Lines,
): Promise<boolean> {
  const sum = operation === 'addToCart' ? (wanted.get(code) ?? 0) + quantity : quantity;
  if (sum === 0) wanted.delete(code);
  else wanted.set(code, sum);
  const changed = await run.read(shopper, operation, { body: { code, quantity } });
  if (changed === undefined) return false;
  const isRight = compare(run, operation, changed, wanted);
  const cart = await run.read(shopper, 'getCart');
  const isKept = compare(run, operation, cart, wanted);
  // The response has the line and the cart does not: the change was not persisted, or getCart does not return it.
  if (isRight && !isKept) compare(run, 'getCart', cart, wanted);
  if (!isRight || !isKept || cart === undefined) return true;
  // Lines that the server adds, such as gifts, are in both alike.
  compare(run, operation, changed, allLinesOf(cart), allLinesOf);
  if (allLinesOf(changed).size > allLinesOf(cart).size)
    compare(run, 'getCart', cart, allLinesOf(changed), allLinesOf);
  return true;
}

/** Quantity of a product that the flow uses for several lines when there is no other product. */
const mostOfOne = 6;

const cartOperations = ['addToCart', 'updateCart', 'bulkUpdateCart', 'addMultipleToCart', 'deleteCart'];

/** CART-02, QORD-01, ORD-02: additions, changes and removals are in the cart afterwards, and nothing else changes. */
export async function cartFlow(flow: Flow): Promise<void> {
  const { run, shopper } = flow;
  const cart = await run.read(shopper, 'getCart');
  if (cart === undefined) return;
  const before = linesOf(cart);
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
  compare(run, 'addToCart', await run.read(shopper, 'getCart'), wanted);
  await run.call(shopper, 'deleteCart');
  compare(run, 'deleteCart', await run.read(shopper, 'getCart'), new Map());
  const empty: Lines = new Map();
  await change(flow, 'addToCart', one, 1, empty);
  await change(flow, 'updateCart', one, 0, empty);
  for (const [code, quantity] of before) await run.call(shopper, 'addToCart', { body: { code, quantity } });
}

/** With getPrice=false, prices are null. */
async function withoutPrices({ run, shopper }: Flow, { code }: Product): Promise<void> {
  const cart = await run.read(shopper, 'updateCart', { body: { code, quantity: 1, getPrice: false } });
  const places = ['/price', ...list(cart, 'lineItems').map((_, index) => `/lineItems/${index}/price`)];
  for (const place of places) {
    const found = at(cart, ...place.split('/').slice(1));
    run.verify(cart, `updateCart CART-02 ${place}`, found == null, 'null, as getPrice is false', 'a price');
  }
}

/** Invalid lines: 400 with the field, in both calls, and the cart does not change. */
async function refusedLines({ run, shopper, products, notForSale }: Flow, { code }: Product): Promise<void> {
  const limited = products.find(({ maxQuantity }) => maxQuantity < 998);
  const varied = products.find(
    (each) => each.code !== each.productCode && list(each.hit, 'variations').length > 1,
  );
  const most = limited?.maxQuantity ?? 0;
  const offences: readonly [field: string, code: string | undefined, quantity: number, because: string][] = [
    ['code', '999999999', 1, 'there is no such article'],
    ['quantity', limited?.code, most + 1, `more than maxQuantity, ${most}`],
    ['code', varied?.productCode, 1, 'it is the code of a product with variations'],
    ['code', notForSale?.code, 1, 'the article is not for sale'],
  ];
  for (const operation of ['addToCart', 'updateCart'] as const) {
    for (const [field, article, quantity, because] of offences)
      if (article !== undefined)
        await refuse(run, shopper, operation, { body: { code: article, quantity } }, field, because);
    await refuseBeyond(run, shopper, operation, { code, quantity: 1 });
  }
}

/** PDP-01: a stock notice may be asked for twice; one of an unknown article is rejected. */
async function stockNotices({ run, shopper }: Flow, { code }: Product): Promise<void> {
  if (at(await run.read(shopper, 'getGlobalSettings'), 'stockNotices') !== true) return;
  const email = 'contract-check@example.com';
  for (let time = 0; time < 2; time++)
    await run.call(shopper, 'createStockNotice', { body: { code, email } });
  const body = { code: 'contract-check', email };
  await refuse(run, shopper, 'createStockNotice', { body }, 'code', 'an unknown article number');
}
