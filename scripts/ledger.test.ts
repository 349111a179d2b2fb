import { expect, test } from 'vitest';
import { requirements } from '../tests/requirements';
import { filesById, isProved, ledgerLines, provedIds } from './ledger';

test('the ledger reads the IDs a test title begins with, and only those', () => {
  const source = `
    test('CALL-04, CALL-05 redirects', () => {});
    describe("LIST-06/LIST-07 the counter", () => {});
    it.each([1])('FILT-06 clamps, unlike CARD-05', () => {});
    test('finds nothing in UI-04', () => {});
  `;
  expect([...provedIds(source)]).toEqual(['CALL-04', 'CALL-05', 'LIST-06', 'LIST-07', 'FILT-06']);
});

test('a requirement of the interface is proved by tests that drive it, not by those of a function or a mock', () => {
  expect(isProved('CART-03', ['src/features/cart/lineStock.test.ts', 'mocks/behaviours/cart.test.ts'])).toBe(
    false,
  );
  expect(isProved('CART-03', ['src/features/cart/MiniCart.test.tsx'])).toBe(true);
  expect(isProved('CART-03', ['tests/e2e/cart/miniCart.spec.ts'])).toBe(true);
  expect(isProved('CALL-05', ['src/api/request.test.ts'])).toBe(true);
});

test('every requirement is proved, or says what is missing', () => {
  const files = filesById();
  const unproved = Object.entries(requirements)
    .filter(([id, { open }]) => !open && !isProved(id, files.get(id) ?? []))
    .map(([id]) => id);
  expect(unproved).toEqual([]);
});

test('test titles name requirements that exist', () => {
  expect([...filesById().keys()].filter((id) => !Object.hasOwn(requirements, id))).toEqual([]);
});

test('the ledger prints one requirement, an area, or all', () => {
  expect(ledgerLines('CALL-05')[0]).toMatch(/^CALL-05 {2}The error catalogue/);
  expect(ledgerLines('CALL-05')).toContain('    src/api/request.test.ts');
  expect(ledgerLines('SEO').filter((line) => /^\S/.test(line))).toHaveLength(2);
  expect(ledgerLines().filter((line) => /^\S/.test(line))).toHaveLength(Object.keys(requirements).length);
});
