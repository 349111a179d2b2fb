import { expect, test } from 'vitest';
import { fillLedger, provedIds } from './ledger';

test('the ledger reads the IDs a test title begins with, and only those', () => {
  const source = `
    test('CALL-04, CALL-05 redirects', () => {});
    describe("LIST-06/LIST-07 the counter", () => {});
    it.each([1])('FILT-06 clamps, unlike CARD-05', () => {});
    test('finds nothing in UI-04', () => {});
  `;
  expect([...provedIds(source)]).toEqual(['CALL-04', 'CALL-05', 'LIST-06', 'LIST-07', 'FILT-06']);
});

test('the ledger names the files that prove a row, and empties a row nobody proves', () => {
  const ledger = '| APP-01  | Pages | old |\n| APP-02  | Types  | old |';
  expect(fillLedger(ledger, new Map([['APP-01', ['src/app/a.test.ts']]]))).toBe(
    '| APP-01 | Pages | [a.test.ts](../src/app/a.test.ts) |\n| APP-02 | Types | |',
  );
});
