import type { OperationId } from '../../../../src/api/operation';
import { list, text } from '../read';
import { type Flow, lost } from './changes';
import type { Product } from './products';
import { compare, type Lines, readCart } from './cartLines';

interface BulkLine {
  code: string;
  quantity: string;
}

const parts = ['added', 'incorrectFormat', 'notFound', 'notAdded'] as const;
type Part = (typeof parts)[number];

const isIn = (outcome: unknown, part: Part, code: string): boolean =>
  list(outcome, part, 'lineItems').some((line) => text(line, 'code') === code);

/** QORD-01: each line is in one part of the outcome, and in the right one. */
function compareOutcome(
  flow: Flow,
  operation: OperationId,
  outcome: unknown,
  wanted: Record<string, Part[]>,
): void {
  for (const [code, allowed] of Object.entries(wanted)) {
    const found = parts.filter((part) => isIn(outcome, part, code));
    const isRight = found.length === 1 && found.every((part) => allowed.includes(part));
    if (!isRight)
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

/**
 * QORD-01: of several lines the good ones are added, and each of the others is named with its reason, in whatever order.
 * More pieces than are in stock need not be added.
 */
export async function manyLines(
  flow: Flow,
  [one, two]: readonly [Product, Product],
  wanted: Lines,
): Promise<void> {
  const { run, shopper } = flow;
  const unknown = '999999999';
  const good = (quantity: string) => ({ code: one.code, quantity });
  const bad: [BulkLine, BulkLine] = [
    { code: unknown, quantity: '1' },
    { code: one.code === two.code ? 'contract check' : two.code, quantity: 'many' },
  ];
  for (const [quantity, lineitems] of [
    ['2', [good('2')]],
    ['1', [bad[0], good('1'), bad[1]]],
  ] as const) {
    const answer = await run.call(shopper, 'bulkUpdateCart', { body: { lineitems } });
    if (answer === undefined) return;
    const isAdded = isIn(answer.body, 'added', one.code);
    const sum = (wanted.get(one.code) ?? 0) + Number(quantity);
    if (isAdded) wanted.set(one.code, sum);
    const others: Record<string, Part[]> =
      lineitems.length === 1
        ? {}
        : {
            [unknown]: ['notFound', 'incorrectFormat'],
            [bad[1].code]: ['incorrectFormat', 'notFound'],
          };
    const allowed: Part[] = isAdded || one.stock >= sum ? ['added'] : ['notAdded'];
    compareOutcome(flow, 'bulkUpdateCart', answer.body, { [one.code]: allowed, ...others });
    const found = text(list(answer.body, 'added', 'lineItems')[0], 'quantity');
    const isKept = found === undefined || found === quantity;
    run.verify(
      shopper,
      'bulkUpdateCart',
      isKept,
      'QORD-01',
      '/added/lineItems/0/quantity',
      `${quantity}, as sent`,
      found,
      answer.body,
    );
    compare(flow, 'bulkUpdateCart', await readCart(flow), wanted);
  }
}

/** ORD-02: lines are added to those in the cart; quantities of one code add up. */
export async function severalLines(flow: Flow, product: Product, wanted: Lines): Promise<void> {
  const line = { code: product.code, quantity: '1' };
  const answer = await flow.run.call(flow.shopper, 'addMultipleToCart', { body: [line, line] });
  if (answer === undefined) return;
  const added = list(answer.body, 'added', 'lineItems').filter(
    (each) => text(each, 'code') === product.code,
  ).length;
  const isWhole =
    added === 2 ||
    (product.stock < 2 + (wanted.get(product.code) ?? 0) && isIn(answer.body, 'notAdded', product.code));
  const expected = `both lines of ${product.code}`;
  flow.run.verify(
    flow.shopper,
    'addMultipleToCart',
    isWhole,
    'ORD-02',
    '/added/lineItems',
    expected,
    added,
    answer.body,
  );
  if (added > 0) wanted.set(product.code, (wanted.get(product.code) ?? 0) + added);
  compare(flow, 'addMultipleToCart', await readCart(flow), wanted);
}
