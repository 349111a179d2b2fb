import { readDraft, writeDraft } from '../../../components/Form/drafts';
import { parseStoredList } from '../../../config/storage';
import { filledRows } from './orderRows';
import type { OrderRow } from './orderRow';

/** Its name among the drafts, which leave with the session (AUTH-03). */
const draft = 'quick-order';

function isRow(value: unknown): value is OrderRow {
  const row = value as Partial<OrderRow> | null;
  return (
    typeof row === 'object' &&
    row !== null &&
    typeof row.number === 'number' &&
    typeof row.code === 'string' &&
    typeof row.quantity === 'string'
  );
}

/** The rows that were typed or read and not yet added to the cart; they survive a reload of the tab. */
export function readOrderDraft(): OrderRow[] {
  return parseStoredList(readDraft(draft).rows, isRow);
}

/** Stores the rows in which something stands. */
export function writeOrderDraft(rows: readonly OrderRow[]): void {
  const filled = filledRows(rows);
  writeDraft(draft, filled.length === 0 ? {} : { rows: JSON.stringify(filled) });
}
