import type { OperationId } from '../../../../src/api/operation';
import { list, text } from '../read';
import { type Flow, lost } from './changes';
import type { Product } from './products';
import { compare, readCart } from './cartLines';

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
export async function manyLines(flow: Flow, product: Product, wanted: Map<string, number>): Promise<void> {
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
export async function severalLines(flow: Flow, product: Product, wanted: Map<string, number>): Promise<void> {
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
