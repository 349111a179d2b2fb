import fc from 'fast-check';
import { expect, it } from 'vitest';
import { examples } from '../../../../mocks/generated/examples';
import type { LineItem } from '../cartCache';
import { cartRows } from './CartLines';

function line(code: string): LineItem {
  const { body } = examples.getCart[200].cart();
  const [first] = 'lineItems' in body ? body.lineItems : [];
  if (!first) throw new Error('The example cart is empty');
  return { ...first, code };
}

const shown = (rows: ReturnType<typeof cartRows>) =>
  rows.map(({ line: { code }, removed }) => (removed ? `(${code})` : code)).join(' ');

it('CART-02 a removed line leaves a row in its place, and stands there again when it comes back', () => {
  const [a, b, c] = [line('a'), line('b'), line('c')];
  const removed = [{ line: b, row: 1 }];
  expect(shown(cartRows([a, b, c], []))).toBe('a b c');
  expect(shown(cartRows([a, c], removed))).toBe('a (b) c');
  expect(shown(cartRows([a, c, b], removed))).toBe('a b c');
});

it('CART-02 whatever is removed and brought back, in whatever order, every row keeps its place', () => {
  const codes = ['a', 'b', 'c', 'd', 'e'];
  fc.assert(
    fc.property(fc.shuffledSubarray(codes), fc.shuffledSubarray(codes), (out, back) => {
      const gone = out.filter((code) => !back.includes(code));
      const stayed = codes.filter((code) => !out.includes(code));
      const returned = out.filter((code) => back.includes(code));
      const removed = out.map((code) => ({ line: line(code), row: codes.indexOf(code) }));
      const rows = cartRows([...stayed, ...returned].map(line), removed);
      expect(shown(rows)).toBe(codes.map((code) => (gone.includes(code) ? `(${code})` : code)).join(' '));
    }),
  );
});
