import type { OperationId } from '../../../../src/api/operation';
import { at, list } from '../read';
import { stockNotices } from './stockNotices';
import { type Flow, lost } from './changes';
import type { Product } from './products';
import { refuse } from './refusals';
import { manyLines, severalLines } from './bulkCart';
import { settings } from './cartSettings';
import { allLinesOf, compare, linesOf, readCart } from './cartLines';

/** Make one change, and check its response and the cart of getCart afterwards. */
async function change(
  flow: Flow,
  operation: 'addToCart' | 'updateCart',
  product: Product,
  quantity: number,
  wanted: Map<string, number>,
): Promise<boolean> {
  const { run, shopper } = flow;
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
  const add = ({ code }: Product, quantity: number) => wanted.set(code, (wanted.get(code) ?? 0) + quantity);
  add(one, 2);
  if (!(await change(flow, 'addToCart', one, 2, wanted))) return;
  add(two, 1);
  await change(flow, 'addToCart', two, 1, wanted);
  add(one, 1);
  await change(flow, 'addToCart', one, 1, wanted);
  wanted.set(one.code, 2);
  await change(flow, 'updateCart', one, 2, wanted);
  wanted.delete(two.code);
  await change(flow, 'updateCart', two, 0, wanted);
  wanted.set(one.code, 2);
  await withoutPrices(flow, one);
  await manyLines(flow, two, wanted);
  await severalLines(flow, three, wanted);
  await settings(flow);
  await refusedLines(flow, one);
  await stockNotices(flow, one);
  compare(flow, 'addToCart', await readCart(flow), wanted);
  await run.call(shopper, 'deleteCart');
  compare(flow, 'deleteCart', await readCart(flow), new Map());
  for (const [code, quantity] of before) await run.call(shopper, 'addToCart', { body: { code, quantity } });
}

/** With getPrice=false, prices are null. */
async function withoutPrices(flow: Flow, { code }: Product): Promise<void> {
  const { run, shopper } = flow;
  const answer = await run.call(shopper, 'updateCart', { body: { code, quantity: 2, getPrice: false } });
  if (answer && Object(answer.body).price != null)
    lost(flow, 'updateCart', 'CART-02', '/price', 'null, as getPrice is false', 'a price', answer.body);
  const priced = list(answer?.body, 'lineItems').findIndex((line) => at(line, 'price') != null);
  if (priced >= 0)
    lost(
      flow,
      'updateCart',
      'CART-02',
      `/lineItems/${priced}/price`,
      'null, as getPrice is false',
      'a price',
      answer?.body,
    );
}

/** Invalid lines: 400 with the field, and the cart does not change. */
async function refusedLines(flow: Flow, { code }: Product): Promise<void> {
  const { run, shopper, products } = flow;
  const limited = products.find(({ maxQuantity }) => maxQuantity < 998);
  if (limited)
    await refuse(run, shopper, {
      operation: 'addToCart',
      input: { body: { code: limited.code, quantity: limited.maxQuantity + 1 } },
      field: 'quantity',
      because: `more than maxQuantity, ${limited.maxQuantity}`,
    });
  const offences = [
    ['quantity', { code, quantity: 1000 }, 'a quantity of 1000, where 999 is the most'],
    ['quantity', { code }, 'no quantity'],
    ['quantity', { code, quantity: -1 }, 'a quantity of −1, where 0 is the least'],
    ['code', { code: 'x'.repeat(19), quantity: 1 }, 'a code of 19 characters, where 18 are the most'],
    ['colour', { code, quantity: 1, colour: 'red' }, 'a field that the contract does not have'],
  ] as const;
  for (const [field, body, because] of offences)
    await refuse(run, shopper, { operation: 'addToCart', input: { body }, field, because });
  await refusedCodes(flow);
}

/** Codes that nothing can be bought by: 400 with the field, in both calls. */
async function refusedCodes({ run, shopper, products, notForSale }: Flow): Promise<void> {
  const varied = products.find(
    ({ hit, code, productCode }) => code !== productCode && list(hit, 'variations').length > 1,
  );
  const offences = [
    ['999999999', 'there is no such article'],
    ...(varied ? [[varied.productCode, 'it is the code of a product with variations'] as const] : []),
    ...(notForSale ? [[notForSale.code, 'the article is not for sale'] as const] : []),
  ] as const;
  for (const [code, because] of offences)
    for (const operation of ['addToCart', 'updateCart'] as const)
      await refuse(run, shopper, {
        operation,
        input: { body: { code, quantity: 1 } },
        field: 'code',
        because,
      });
}
