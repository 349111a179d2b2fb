import type { OperationId } from '../../../../src/api/operation';
import type { Product } from './catalogue';
import type { Flow } from './changes';
import { at, list, number, text } from '../read';
import type { Shopper } from '../run';

/** True for a line that the server added: a gift, or a fee, which is not visible. */
const isOfServer = (line: unknown): boolean =>
  at(line, 'isGift') === true || at(line, 'item', 'visible') === false;

export type Lines = Map<string, number>;

/** All lines of a cart: quantities by code. */
export function allLinesOf(cart: unknown, isMeant: (line: unknown) => boolean = () => true): Lines {
  const quantities: Lines = new Map();
  for (const line of list(cart, 'lineItems').filter(isMeant)) {
    const [code, quantity] = [text(line, 'code'), number(line, 'quantity')];
    if (code !== undefined && quantity !== undefined)
      quantities.set(code, (quantities.get(code) ?? 0) + quantity);
  }
  return quantities;
}

/** The lines that the customer added. */
export const linesOf = (cart: unknown): Lines => allLinesOf(cart, (line) => !isOfServer(line));

/** Quantities in a stable order, for comparison and reports. */
export const show = (lines: Lines): string =>
  [...lines]
    .map(([code, quantity]) => `${quantity} × ${code}`)
    .toSorted()
    .join(', ') || 'nothing';

/** CART-02: compare the lines of a cart with the expected ones; a missing response is no difference. */
export function compare(shopper: Shopper, id: OperationId, cart: unknown, wanted: Lines, of = linesOf) {
  const [expected, found] = [show(wanted), show(of(cart))];
  shopper.verify(cart, `${id} CART-02 /lineItems`, found === expected, expected, found);
  return cart === undefined || found === expected;
}

const parts = ['added', 'incorrectFormat', 'notFound', 'notAdded'] as const;

const linesIn = (outcome: unknown, part: string, code: string): unknown[] =>
  list(outcome, part, 'lineItems').filter((line) => text(line, 'code') === code);

/** QORD-01, ORD-02: the good lines are added to those in the cart, the others named; no more than the stock need be added. */
export async function manyLines({ shopper }: Flow, [one, two]: readonly [Product, Product], wanted: Lines) {
  const good = (quantity: string) => ({ code: one.code, quantity });
  const unknown = { code: '999999999', quantity: '1' };
  const malformed = { code: one.code === two.code ? 'contract check' : two.code, quantity: 'many' };
  for (const [rule, quantity, ...lineitems] of [
    ['bulkUpdateCart QORD-01', '2', good('2')],
    ['bulkUpdateCart QORD-01', '1', unknown, good('1'), malformed],
    ['addMultipleToCart ORD-02', '1', good('1'), good('1')],
  ] as const) {
    const [operation] = rule.split(' ') as ['bulkUpdateCart' | 'addMultipleToCart'];
    const body = operation === 'bulkUpdateCart' ? { lineitems } : lineitems;
    const outcome = await shopper.read(operation, { body });
    if (outcome === undefined) return;
    const before = wanted.get(one.code) ?? 0;
    const sent = lineitems.filter(({ code }) => code === one.code).length;
    const added = linesIn(outcome, 'added', one.code).length;
    const isScarce = added < sent && one.stock < before + sent * Number(quantity);
    if (added > 0) wanted.set(one.code, before + added * Number(quantity));
    for (const { code } of lineitems) {
      const found = parts.filter((part) => linesIn(outcome, part, code).length > 0).join(', ');
      const isGood = isScarce ? found.endsWith('notAdded') : added === sent && found === 'added';
      const isRight = code === one.code ? isGood : /^(incorrectFormat|notFound)$/.test(found);
      const expected = code === one.code ? `${code} added, ${sent} times` : `${code} named as wrong`;
      shopper.verify(outcome, rule, isRight, expected, found || 'in no part');
    }
    for (const part of parts)
      for (const [index, line] of list(outcome, part, 'lineItems').entries()) {
        const own = lineitems.find(({ code }) => code === text(line, 'code'));
        shopper.same(outcome, `${rule} /${part}/lineItems/${index}/quantity`, own?.quantity, 'as sent');
      }
    compare(shopper, operation, await shopper.read('getCart'), wanted);
  }
}

/** CART-01, CARD-05: a line has the price of the tier of its quantity; a quantity off minimum or step is rejected. */
export async function volumeLines({ shopper, inQuantity }: Flow) {
  for (const { code, minQuantity, quantityStep, maxQuantity, tierPrices } of inQuantity) {
    for (const tier of tierPrices) {
      const from = Math.max(minQuantity, number(tier, 'minQuantity') ?? 0);
      const quantity = Math.ceil(from / quantityStep) * quantityStep;
      const next = tierPrices[tierPrices.indexOf(tier) + 1];
      if (quantity > maxQuantity || quantity >= (number(next, 'minQuantity') ?? Infinity)) continue;
      const cart = await shopper.read('updateCart', { body: { code, quantity } });
      const index = list(cart, 'lineItems').findIndex((each) => text(each, 'code') === code);
      const rule = `updateCart CART-01 /lineItems/${index}/price/priceExVat/amount`;
      const because = `that of the tier from ${String(at(tier, 'minQuantity'))}`;
      shopper.same(cart, rule, number(tier, 'priceExVat', 'amount'), because);
    }
    for (const operation of ['addToCart', 'updateCart'] as const) {
      await shopper.call('updateCart', { body: { code, quantity: 0 } });
      const refuse = (quantity: number, because: string) =>
        shopper.refuse(operation, { body: { code, quantity } }, 'quantity', because);
      if (minQuantity > 1)
        await refuse(minQuantity - quantityStep || 1, `less than minQuantity, ${minQuantity}`);
      if (quantityStep > 1) await refuse(minQuantity + 1, `no multiple of quantityStep, ${quantityStep}`);
    }
  }
}
