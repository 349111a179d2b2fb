import { expect, it } from 'vitest';
import { examples } from '../../../../mocks/generated/examples';
import { matchesOrder, shapeOf } from './useOrderSearch';

const order = examples.getOrder[200].order().body;

it.each([
  'F-2026-10418',
  'f-2026',
  'LUNDE eik',
  '100733-01',
  'bestilling 4471',
  'hunden',
  'vinstra',
  'Solbåkken',
])('ORD-01 an order is found by %s', (query) => expect(matchesOrder(order, query)).toBe(true));

it.each(['Lunde bjørk', 'F-2025', '4472'])('ORD-01 an order is not found by %s', (query) =>
  expect(matchesOrder(order, query)).toBe(false),
);

it('ORD-01 order numbers have the same pattern, article numbers another', () => {
  expect(shapeOf('f-2026-10418')).toBe(shapeOf('F-1999-20000'));
  expect(shapeOf('100733-01')).not.toBe(shapeOf('F-2026-10418'));
});
