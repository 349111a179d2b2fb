import { sentQuantity, type OrderRow } from '../rows/orderRow';

/** Headings of the file, in the order of its columns. */
export interface RejectedHeadings {
  row: string;
  code: string;
  quantity: string;
  reason: string;
}

/** What a spreadsheet takes for a formula. The library's own pattern overlooks texts of several lines. */
const formulaStart = /^[=+\-@\t\r]/;

/**
 * QORD-01: the rows that were not added as CSV, for a spreadsheet: semicolons and a byte order mark, as Excel reads them
 * in our languages. Cells that a spreadsheet would run as a formula are neutralised by an apostrophe. The library is
 * loaded with the first file.
 */
export async function rejectedCsv(rows: readonly OrderRow[], headings: RejectedHeadings): Promise<string> {
  const { default: Papa } = await import('papaparse');
  const body = rows.map((row) => [
    `${row.source?.rows.join(', ') ?? row.number}`,
    row.code,
    sentQuantity(row),
    row.problem?.reason ?? '',
  ]);
  const { row, code, quantity, reason } = headings;
  const csv = Papa.unparse([[row, code, quantity, reason], ...body], {
    delimiter: ';',
    escapeFormulae: formulaStart,
  });
  return `\ufeff${csv}\r\n`;
}

/** Saves a text as a file of the browser's downloads. */
export function downloadText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
