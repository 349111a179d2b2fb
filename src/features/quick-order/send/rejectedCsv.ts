import { sentQuantity, type OrderRow } from '../rows/orderRow';

/** Column headings of the file, in order. */
export interface RejectedHeadings {
  row: string;
  code: string;
  quantity: string;
  reason: string;
}

/** Start of a spreadsheet formula. */
const formulaStart = /^[=+\-@\t\r]/;

/** A cell of the file (RFC 4180), with an apostrophe before a formula. */
function csvCell(text: string): string {
  const inert = formulaStart.test(text) ? `'${text}` : text;
  return /[";\r\n]|^\s|\s$/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/**
 * QORD-01: CSV of the rows that were not added, with semicolons and a byte order mark, as Excel expects in our
 * languages. Cells that a spreadsheet would evaluate as a formula are escaped with an apostrophe.
 */
export function rejectedCsv(rows: readonly OrderRow[], headings: RejectedHeadings): string {
  const body = rows.map((row) => [
    `${row.source?.rows.join(', ') ?? row.number}`,
    row.code,
    sentQuantity(row),
    row.problem?.reason ?? '',
  ]);
  const { row, code, quantity, reason } = headings;
  const lines = [[row, code, quantity, reason], ...body].map((cells) => cells.map(csvCell).join(';'));
  return `\ufeff${lines.join('\r\n')}\r\n`;
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
