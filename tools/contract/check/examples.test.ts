import { expect, it } from 'vitest';
import { readContract } from '../../../scripts/generate/contract';
import { loadDescription } from '../../../scripts/generate/load';
import type { OperationId } from '../../../src/api/operation';
import { amounts } from './invariants/amounts';
import { lists } from './invariants/lists';
import { sums } from './invariants/sums';
import { Run } from './run';
import { Shopper } from './run';
import { loadContract } from '../contract/contract';
import { isObject } from '../contract/source';
import { itemsOf, type Json } from '../testing/fault';

const money = (amount: number): Json => ({ amount, formattedString: `kr ${amount}` });

/** A cart with a fee of 40, or 50 with VAT: a line that is not visible, in every sum. Shipping is as far from free as before. */
function withFee(cart: Json): Json {
  const [line] = itemsOf(cart.lineItems);
  if (!isObject(line?.price) || !isObject(cart.price)) return cart;
  const of = (name: string) =>
    /discount/.test(name) ? 0 : /VAT$/i.test(name) && !/ExVat$/.test(name) ? 50 : 40;
  const price = Object.entries(line.price).map(([name, value]) => [
    name,
    isObject(value) ? money(of(name)) : value,
  ]);
  const fee = { ...line, code: 'FEE', quantity: 1, item: { ...Object(line.item), visible: false } };
  const plus = (value: unknown, more: number) =>
    money(Math.round((Number(Object(value).amount) + more) * 100) / 100);
  const more = {
    totalPriceForItems: 40,
    unitPrice: 40,
    totalVat: 10,
    totalPrice: 50,
    totalPriceForItemsIncVat: 50,
  };
  const sums = Object.entries({ ...more, unitPriceIncVat: 50 }).map(([name, each]) => [
    name,
    plus(Object(cart.price)[name], each),
  ]);
  return {
    ...{ ...cart, totalPrice: plus(cart.totalPrice, 50) },
    lineItems: [
      ...itemsOf(cart.lineItems),
      { ...fee, price: { ...Object.fromEntries(price), discountPercentage: 0 } },
    ],
    price: { ...cart.price, ...Object.fromEntries(sums) },
  };
}

/** Findings of the invariants in bodies of responses. */
async function findingsOf(bodies: Iterable<[OperationId, number, unknown]>) {
  const contract = await loadContract('openapi/storefront.yaml');
  const run = new Run(contract, { base: 'http://shop.test', timeout: 1000 }, [], () => undefined);
  const shopper = new Shopper(run, 'no', undefined, 'somebody');
  const exchange = {
    request: { method: 'GET', url: 'http://shop.test', headers: {} },
    response: { status: 200, headers: {}, body: '' },
  };
  for (const [operation, status, body] of bodies)
    for (const invariant of [lists, sums, amounts])
      invariant(shopper, { operation, status, body, request: operation, exchange });
  return run.findings;
}

const { operations } = readContract(await loadDescription('openapi/storefront.yaml'));
const examples = operations.flatMap(({ id, answers }) =>
  answers.flatMap(({ status, body }) =>
    Object.values(body?.examples ?? {}).map((each): [OperationId, number, unknown] => [
      id as OperationId,
      status,
      each,
    ]),
  ),
);

it('DEV-05 the examples of the contract break no invariant that the check asks for', async () => {
  expect(examples.length).toBeGreaterThan(200);
  expect(await findingsOf(examples)).toEqual([]);
});

it('DEV-05 a fee counts as goods for free shipping: a cart that leaves it out is drift, one that has it is none', async () => {
  const [, , cart] = examples.find(([id]) => id === 'getCart') ?? [];
  const wrong = withFee(cart as Json);
  const right = JSON.parse(
    JSON.stringify(wrong).replaceAll(
      /("remaining(Ex|Inc)Vat":{"amount":)(\d+),"formattedString":"[^"]*"/g,
      (_, before: string, basis: string, amount: string) =>
        `${before}${Number(amount) - (basis === 'Ex' ? 40 : 50)},"formattedString":""`,
    ),
  ) as unknown;
  const found = await findingsOf([['getCart', 200, wrong]]);
  expect(found.map(({ pointer }) => pointer)).toEqual([
    '/shippingMethods/0/freeShipping/remainingExVat/amount',
    '/shippingMethods/0/freeShipping/remainingIncVat/amount',
  ]);
  expect(await findingsOf([['getCart', 200, right]])).toEqual([]);
});
