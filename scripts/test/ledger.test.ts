import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesById, isProved, ledgerLines, provedIds, requirements, testFiles } from './ledger';

test('the ledger reads the ID a test title begins with, and only that', () => {
  const source = `
    describe("LIST-06 the counter", () => {});
    it.each([1])('FILT-06 clamps, unlike CARD-05', () => {});
    test('finds nothing in UI-04', () => {});
  `;
  expect([...provedIds(source)]).toEqual(['LIST-06', 'FILT-06']);
});

const sources: Record<string, string> = {
  'lineStock.test.ts': "test('CART-03 a line', () => expect(lineStock(line)).toBe('few'));",
  'MiniCart.test.tsx': "test('CART-03 a line', () => { renderInShop(<MiniCart />); });",
  'envelope.test.ts': "it('CALL-06 a success', async () => { await outcomeOf(Promise.resolve()); });",
  'request.test.ts': "import { server } from '../../tests/support/apiServer';",
};
const proves = (id: string, ...files: string[]) => isProved(id, files, (file) => sources[file] ?? '');

test('a requirement is proved by a test in a browser, of what renders, or on the wire, not by that of a function', () => {
  expect(proves('CART-03', 'lineStock.test.ts')).toBe(false);
  expect(proves('CART-03', 'lineStock.test.ts', 'MiniCart.test.tsx')).toBe(true);
  expect(proves('CART-03', 'miniCart.spec.ts')).toBe(true);
  expect(proves('CALL-06', 'envelope.test.ts')).toBe(false);
  expect(proves('CALL-05', 'request.test.ts')).toBe(true);
});

test('a requirement of the tools is proved by any test of them', () => {
  expect(proves('DEV-05', 'lineStock.test.ts')).toBe(true);
  expect(proves('DEV-05')).toBe(false);
});

test('every requirement is proved', () => {
  const files = filesById();
  expect(Object.keys(requirements).length).toBeGreaterThan(130);
  expect(Object.keys(requirements).filter((id) => !isProved(id, files.get(id) ?? []))).toEqual([]);
});

test('a test title names one requirement', () => {
  const severalIds = /['"`][A-Z]+-\d{2}(?:[\s,/+&]+|\s+and\s+)[A-Z]+-\d{2}\s.*/g;
  expect(testFiles().flatMap((file) => readFileSync(file, 'utf8').match(severalIds) ?? [])).toEqual([]);
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
