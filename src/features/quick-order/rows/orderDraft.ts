import { readDraft, writeDraft } from '../../../components/mui/form/useDraft';
import { parseStoredList } from '../../../lib/storage';
import { filledRows } from './orderRows';
import type { OrderRow } from './orderRow';

/** Id of the draft; drafts are deleted with the session (AUTH-03). */
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

/** Rows not yet added to the cart; they survive a reload of the tab. */
export function readOrderDraft(): OrderRow[] {
  const rows = parseStoredList(readDraft(draft).rows, isRow);
  return rows.map(({ isTyping: _isTyping, isUndecided: _isUndecided, ...row }) => row);
}

/** Store the rows that are not blank. */
export function writeOrderDraft(rows: readonly OrderRow[]): void {
  const filled = filledRows(rows);
  writeDraft(draft, filled.length === 0 ? {} : { rows: JSON.stringify(filled) });
}
