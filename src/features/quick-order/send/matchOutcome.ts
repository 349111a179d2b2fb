import type { BulkLine, BulkOutcome } from '../../../api/generated/types';
import { outcomeLines, type OutcomeLine } from '../../cart/useAddLines';
import { normalizeText } from '../../../lib/normalizeText';
import { sentQuantity, type OrderRow } from '../rows/orderRow';

/** Map a row to a line of the request. */
export const bulkLine = (row: OrderRow): BulkLine => ({
  code: normalizeText(row.code),
  quantity: sentQuantity(row),
});

const lineKey = ({ code, quantity }: BulkLine) => JSON.stringify([code, quantity]);

/** Map row numbers to the lines of an outcome, matched by code and quantity as sent. */
export function matchOutcome(rows: readonly OrderRow[], outcome: BulkOutcome): Map<number, OutcomeLine> {
  const waiting = new Map<string, OutcomeLine[]>();
  for (const line of outcomeLines(outcome)) {
    const key = lineKey(line);
    waiting.set(key, [...(waiting.get(key) ?? []), line]);
  }
  const found = new Map<number, OutcomeLine>();
  for (const row of rows) {
    const line = waiting.get(lineKey(bulkLine(row)))?.shift();
    if (line) found.set(row.number, line);
  }
  return found;
}
