import type { OperationId } from '../../../../src/api/operation';
import type { Product } from './catalogue';
import type { Flow } from './changes';
import { at, list, number, text } from '../read';
import type { Run } from '../run';

/** True for a line that the server added: a gift, or a fee, which is not visible. */
const isOfServer = (line: unknown): boolean =>
  at(line, 'isGift') === true || at(line, 'item', 'visible') === false;

/** Quantities by code. */
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
export function compare(
  run: Run,
  operation: OperationId,
  cart: unknown,
  wanted: Lines,
  of: (cart: unknown) => Lines = linesOf,
): boolean {
  const [expected, found] = [show(wanted), show(of(cart))];
  run.verify(cart, `${operation} CART-02 /lineItems`, found === expected, expected, found);
  return cart === undefined || found === expected;
}

const parts = ['added', 'incorrectFormat', 'notFound', 'notAdded'] as const;
type Part = (typeof parts)[number];

const isIn = (outcome: unknown, part: Part, code: string): boolean =>
  list(outcome, part, 'lineItems').some((line) => text(line, 'code') === code);

/** QORD-01: each line is in one part of the outcome, and in the right one. */
function compareOutcome(run: Run, outcome: unknown, wanted: Record<string, Part[]>) {
  for (const [code, allowed] of Object.entries(wanted)) {
    const found = parts.filter((part) => isIn(outcome, part, code));
    const isRight = found.length === 1 && found.every((part) => allowed.includes(part));
    const expected = `${code} in ${allowed.join(' or ')}`;
    run.verify(outcome, 'bulkUpdateCart QORD-01', isRight, expected, found.join(', ') || 'in no part');
  }
}

/**
 * QORD-01: of several lines the good ones are added, and each of the others is named with its reason, in whatever order.
 * More pieces than are in stock need not be added.
 */
export async function manyLines({ shopper }: Flow, [one, two]: readonly [Product, Product], wanted: Lines) {
  const good = (quantity: string) => ({ code: one.code, quantity });
  const unknown = { code: '999999999', quantity: '1' };
  const malformed = { code: one.code === two.code ? 'contract check' : two.code, quantity: 'many' };
  const bad: Part[] = ['notFound', 'incorrectFormat'];
  for (const [quantity, lineitems, others] of [
    ['2', [good('2')], {}],
    ['1', [unknown, good('1'), malformed], { [unknown.code]: bad, [malformed.code]: bad }],
  ] as const) {
    const outcome = await shopper.read('bulkUpdateCart', { body: { lineitems } });
    if (outcome === undefined) return;
    const isAdded = isIn(outcome, 'added', one.code);
    const sum = (wanted.get(one.code) ?? 0) + Number(quantity);
    if (isAdded) wanted.set(one.code, sum);
    const allowed: Part[] = isAdded || one.stock >= sum ? ['added'] : ['notAdded'];
    compareOutcome(shopper.run, outcome, { [one.code]: allowed, ...others });
    const kept = isAdded ? { '/added/lineItems/0/quantity': quantity } : {};
    shopper.compare(outcome, 'bulkUpdateCart QORD-01', kept, 'as sent');
    compare(shopper.run, 'bulkUpdateCart', await shopper.read('getCart'), wanted);
  }
}

/** ORD-02: lines are added to those in the cart; quantities of one code add up. */
export async function severalLines({ shopper }: Flow, product: Product, wanted: Lines) {
  const { code, stock } = product;
  const line = { code, quantity: '1' };
  const outcome = await shopper.read('addMultipleToCart', { body: [line, line] });
  if (outcome === undefined) return;
  const before = wanted.get(code) ?? 0;
  const added = list(outcome, 'added', 'lineItems').filter((each) => text(each, 'code') === code).length;
  const isWhole = added === 2 || (stock < 2 + before && isIn(outcome, 'notAdded', code));
  shopper.verify(
    outcome,
    'addMultipleToCart ORD-02 /added/lineItems',
    isWhole,
    `both lines of ${code}`,
    added,
  );
  if (added > 0) wanted.set(code, before + added);
  compare(shopper.run, 'addMultipleToCart', await shopper.read('getCart'), wanted);
}
