import { toCsv } from '../../../lib/csv';
import { sentQuantity, type OrderRow } from '../rows/orderRow';

/** Column headings of the file, in order. */
export interface RejectedHeadings {
  row: string;
  code: string;
  quantity: string;
  reason: string;
}

/** QORD-01: CSV of the rows that were not added. */
export function rejectedCsv(rows: readonly OrderRow[], headings: RejectedHeadings): string {
  const body = rows.map((row) => [
    `${row.sources?.flatMap(({ rows }) => rows).join(', ') ?? row.number}`,
    row.code,
    sentQuantity(row),
    row.problem?.reason ?? '',
  ]);
  const { row, code, quantity, reason } = headings;
  return toCsv([[row, code, quantity, reason], ...body]);
}
