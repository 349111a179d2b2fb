import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { normalizeText } from '../../lib/normalizeText';
import { parseRows } from './import/parseRows';
import type { OrderRow } from './rows/orderRow';
import { rejectedCsv } from './QuickOrder';

const headings = { row: 'Row', code: 'Article number', quantity: 'Quantity', reason: 'Reason' };
const rejected = (code: string, reason = 'Unknown'): OrderRow => ({
  number: 7,
  code,
  quantity: '2',
  problem: { outcome: 'notFound', reason },
});

it('QORD-01 the rows come with row number, article number, quantity and reason, for Excel in our languages', () => {
  const sources = [{ file: 'order.csv', rows: [3, 8] }];
  const csv = rejectedCsv([{ ...rejected('100434'), sources }, rejected('100435')], headings);
  expect(csv).toBe(
    '\ufeffRow;Article number;Quantity;Reason\r\n3, 8;100434;2;Unknown\r\n7;100435;2;Unknown\r\n',
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=1\n+2'])(
  'QORD-01 a spreadsheet runs no formula: %j',
  (text) => {
    const csv = rejectedCsv([rejected(text, text)], headings);
    const [, row = []] = Papa.parse<string[]>(csv.slice(1), { delimiter: ';' }).data;
    expect([row[1], row[3]]).toEqual([`'${text}`, `'${text}`]);
  },
);

it('QORD-01 no cell of any content begins like a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string()), { minLength: 1 }), (texts) => {
      const csv = rejectedCsv(
        texts.map(([code, reason]) => rejected(code, reason)),
        headings,
      );
      const cells = Papa.parse<string[]>(csv.slice(1), { delimiter: ';' }).data.flat();
      expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    }),
  );
});

it.each([
  ['English', headings],
  ['Norwegian', { row: 'Rad', code: 'Varenummer', quantity: 'Antall', reason: 'Årsak' }],
  ['Swedish', { row: 'Rad', code: 'Artikelnummer', quantity: 'Antal', reason: 'Orsak' }],
])('QORD-01 it is read back row by row, whatever the rows contain, in %s', (_, names) => {
  const code = fc.oneof(
    fc.stringMatching(/^[0-9]{6}(-[0-9]{2})?$/),
    fc.string({ minLength: 1 }),
    fc.constantFrom('-1', '=1+1', "'161101", '="161101"', '@x', '161\u2028101', '100434;2', 'a "b"'),
  );
  const text = fc.string({ unit: 'binary' }).map((reason) => reason.replaceAll('\0', ''));
  fc.assert(
    fc.property(fc.array(fc.tuple(code, text), { minLength: 1, maxLength: 8 }), (texts) => {
      const rows = texts.map(([each, reason]) => rejected(each, reason));
      const result = parseRows(rejectedCsv(rows, names));
      expect(result).toMatchObject({
        headingRows: [1],
        rows: texts.map(([each], index) => ({ code: normalizeText(each), quantity: '2', row: index + 2 })),
      });
      expect(JSON.stringify(result)).not.toContain('doubt');
    }),
  );
});
