import { sentQuantity, type OrderRow } from '../rows/orderRow';

/** Column headings of the file, in order. */
export interface RejectedHeadings {
  row: string;
  code: string;
  quantity: string;
  reason: string;
}

/** Start of a spreadsheet formula. The library's own pattern misses texts with several lines. */
const formulaStart = /^[=+\-@\t\r]/;

/**
 * QORD-01: CSV of the rows that were not added, with semicolons and a byte order mark, as Excel expects in our
 * languages. Cells that a spreadsheet would evaluate as a formula are escaped with an apostrophe. The library is loaded
 * on first use.
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

/** Downloads a text as a file. */
export function downloadText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
