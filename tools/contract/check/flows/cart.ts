import type { OperationId } from '../../../../src/api/operation';
import { at, list, number, text } from '../read';
import { lost, sampleAddress, type Flow } from './changes';
import type { Product } from './catalogue';
import { refuse } from './refusals';

/** True for a line that the server added: a gift, or a fee, which is not visible. */
const isOfServer = (line: unknown): boolean =>
  at(line, 'isGift') === true || at(line, 'item', 'visible') === false;

/** Quantities by code of the lines that the customer added. */
const linesOf = (cart: unknown): Map<string, number> =>
  new Map(
    list(cart, 'lineItems').flatMap((line) => {
      const [code, quantity] = [text(line, 'code'), number(line, 'quantity')];
      return code === undefined || quantity === undefined || isOfServer(line) ? [] : [[code, quantity]];
    }),
  );

/** Fetch the cart. */
async function readCart({ run, shopper }: Flow): Promise<Map<string, number> | undefined> {
  const cart = await run.call(shopper, 'getCart');
  return cart && linesOf(cart.body);
}

const show = (lines: ReadonlyMap<string, number>) =>
  [...lines].map(([code, quantity]) => `${quantity} × ${code}`).join(', ') || 'nothing';

/** Compare a cart with the expected one; a missing response is no difference. */
function compare(
  flow: Flow,
  operation: OperationId,
  lines: ReadonlyMap<string, number> | undefined,
  wanted: ReadonlyMap<string, number>,
): boolean {
  const isSame = (other: ReadonlyMap<string, number>) =>
    other.size === wanted.size && [...wanted].every(([code, quantity]) => other.get(code) === quantity);
  if (lines === undefined || isSame(lines)) return true;
  lost(flow, operation, 'CART-02', '/lineItems', show(wanted), show(lines));
  return false;
}

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
  const isKept = compare(flow, operation, await readCart(flow), wanted);
  // The response has the line and the cart does not: the change was not persisted, or getCart does not return it.
  if (isRight && !isKept) compare(flow, 'getCart', await readCart(flow), wanted);
  return true;
}

/** Postal codes other than those of {@link sampleAddress}. */
const otherPostalCodes: Readonly<Record<string, string>> = {
  NO: '5003',
  SE: '411 03',
  DK: '8000',
  GB: 'M1 1AE',
};

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

type Part = 'added' | 'incorrectFormat' | 'notFound' | 'notAdded';
const parts: readonly Part[] = ['added', 'incorrectFormat', 'notFound', 'notAdded'];

/** Check that every line sent is in exactly one part of the outcome, and in the right one. */
function compareOutcome(
  flow: Flow,
  operation: OperationId,
  outcome: unknown,
  wanted: Record<string, Part[]>,
): void {
  for (const [code, allowed] of Object.entries(wanted)) {
    const found = parts.filter((part) =>
      list(outcome, part, 'lineItems').some((line) => text(line, 'code') === code),
    );
    if (found.length !== 1 || !found.every((part) => allowed.includes(part)))
      lost(
        flow,
        operation,
        'QORD-01',
        '',
        `${code} in ${allowed.join(' or ')}`,
        found.join(', ') || 'in no part',
        outcome,
      );
  }
}

/** QORD-01: valid lines are added, each of the others is returned with its reason. */
async function manyLines(flow: Flow, product: Product, wanted: Map<string, number>): Promise<void> {
  const lineitems = [
    { code: product.code, quantity: '2' },
    { code: product.code, quantity: 'many' },
    { code: '999999999', quantity: '1' },
  ];
  const answer = await flow.run.call(flow.shopper, 'bulkUpdateCart', {
    body: { lineitems: lineitems.slice(0, 1) },
  });
  if (answer === undefined) return;
  wanted.set(product.code, (wanted.get(product.code) ?? 0) + 2);
  compareOutcome(flow, 'bulkUpdateCart', answer.body, { [product.code]: ['added'] });
  const quantity = text(list(answer.body, 'added', 'lineItems')[0], 'quantity');
  if (quantity !== undefined && quantity !== '2')
    lost(
      flow,
      'bulkUpdateCart',
      'QORD-01',
      '/added/lineItems/0/quantity',
      '2, as sent',
      quantity,
      answer.body,
    );
  compare(flow, 'bulkUpdateCart', await readCart(flow), wanted);
  const bad = await flow.run.call(flow.shopper, 'bulkUpdateCart', {
    body: { lineitems: lineitems.slice(1) },
  });
  if (bad)
    compareOutcome(flow, 'bulkUpdateCart', bad.body, {
      [product.code]: ['incorrectFormat'],
      '999999999': ['notFound', 'incorrectFormat'],
    });
  compare(flow, 'bulkUpdateCart', await readCart(flow), wanted);
}

/** ORD-02: lines are added to those in the cart; quantities of one code add up. */
async function severalLines(flow: Flow, product: Product, wanted: Map<string, number>): Promise<void> {
  const line = { code: product.code, quantity: '1' };
  const answer = await flow.run.call(flow.shopper, 'addMultipleToCart', { body: [line, line] });
  if (answer === undefined) return;
  const added = list(answer.body, 'added', 'lineItems').filter((each) => text(each, 'code') === product.code);
  if (added.length !== 2)
    lost(
      flow,
      'addMultipleToCart',
      'ORD-02',
      '/added/lineItems',
      `both lines of ${product.code}`,
      String(added.length),
      answer.body,
    );
  wanted.set(product.code, (wanted.get(product.code) ?? 0) + 2);
  compare(flow, 'addMultipleToCart', await readCart(flow), wanted);
}

/** CART-04, CART-06: order splitting, method and destination keep their values until they are set again. */
async function settings(flow: Flow): Promise<void> {
  const { run, shopper } = flow;
  const before = (await run.call(shopper, 'getCart'))?.body;
  const splitting = Object(before).AcceptOrderSplitting;
  if (typeof splitting !== 'boolean') return;
  const method = text(list(before, 'shippingMethods').at(-1), 'id');
  const shippingMethod = method === undefined ? {} : { shippingMethod: method };
  await run.call(shopper, 'bulkUpdateCart', {
    body: { lineitems: [], AcceptOrderSplitting: !splitting, ...shippingMethod },
  });
  const after = (await run.call(shopper, 'getCart'))?.body;
  if (after !== undefined && Object(after).AcceptOrderSplitting !== !splitting)
    lost(
      flow,
      'bulkUpdateCart',
      'CART-04',
      '/AcceptOrderSplitting',
      String(!splitting),
      String(Object(after).AcceptOrderSplitting),
      after,
    );
  const found = text(after, 'shippingMethod');
  if (method !== undefined && found !== undefined && found !== method)
    lost(flow, 'bulkUpdateCart', 'CART-06', '/shippingMethod', method, found, after);
  await destination(flow, before);
  if (method !== undefined)
    await refuse(run, shopper, {
      operation: 'bulkUpdateCart',
      input: { body: { lineitems: [], shippingMethod: 'contract-check-unknown' } },
      field: 'shippingMethod',
      because: 'a shipping method that does not exist',
    });
  const chosen = text(before, 'shippingMethod');
  await run.call(shopper, 'bulkUpdateCart', {
    body: {
      lineitems: [],
      AcceptOrderSplitting: splitting,
      ...(chosen === undefined ? {} : { shippingMethod: chosen }),
    },
  });
}

/** CART-06: the shipping destination keeps its value; that of the cart before is restored. */
async function destination(flow: Flow, before: unknown): Promise<void> {
  const { run, shopper } = flow;
  if (at(before, 'shippingDestination') === undefined) return;
  const { postalCode, countryCode } = sampleAddress(flow, 'Oslo');
  const other = { postalCode: otherPostalCodes[countryCode] ?? postalCode, countryCode };
  const set = (shippingDestination: unknown) =>
    run.call(shopper, 'bulkUpdateCart', { body: { lineitems: [], shippingDestination } });
  if ((await set(other)) === undefined) return;
  const after = (await run.call(shopper, 'getCart'))?.body;
  const found = text(after, 'shippingDestination', 'postalCode');
  if (after !== undefined && found !== other.postalCode)
    lost(
      flow,
      'bulkUpdateCart',
      'CART-06',
      '/shippingDestination/postalCode',
      other.postalCode,
      found ?? 'nothing',
      after,
    );
  const own = at(before, 'shippingDestination');
  if (own != null) await set({ postalCode: text(own, 'postalCode'), countryCode: text(own, 'countryCode') });
}

/** Invalid lines: 400 with the field, and the cart does not change. */
async function refusedLines({ run, shopper, products }: Flow, { code }: Product): Promise<void> {
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
    ['code', { code: 'x'.repeat(19), quantity: 1 }, 'a code of 19 characters, where 18 are the most'],
    ['colour', { code, quantity: 1, colour: 'red' }, 'a field that the contract does not have'],
  ] as const;
  for (const [field, body, because] of offences)
    await refuse(run, shopper, { operation: 'addToCart', input: { body }, field, because });
  await run.call(
    shopper,
    'addToCart',
    { body: { code: '999999999', quantity: 1 } },
    { statuses: [400, 404], because: 'there is no such article' },
  );
}
