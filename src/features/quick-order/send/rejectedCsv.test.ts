import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { parseRows } from '../import/parseRows';
import type { OrderRow } from '../rows/orderRow';
import { rejectedCsv } from './rejectedCsv';

const headings = { row: 'Row', code: 'Article number', quantity: 'Quantity', reason: 'Reason' };
const rejected = (code: string, reason = 'Unknown'): OrderRow => ({
  number: 7,
  code,
  quantity: '2',
  problem: { outcome: 'notFound', reason },
});

it('QORD-01 the rows come with row number, article number, quantity and reason, for Excel in our languages', () => {
  const source = { file: 'order.csv', rows: [3, 8] };
  const csv = rejectedCsv([{ ...rejected('100434'), source }, rejected('100435')], headings);
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

it('QORD-01 once mended it is read as it is', () => {
  const result = parseRows(rejectedCsv([rejected('100434'), rejected('100435')], headings).slice(1));
  expect(result).toMatchObject({
    headingRows: [1],
    rows: [{ code: '100434', quantity: '2' }, { code: '100435' }],
  });
});
