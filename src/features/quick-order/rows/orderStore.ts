import { useSyncExternalStore } from 'react';
import { readDraft, writeDraft } from '../../../components/mui/form/useDraft';
import { createStore } from '../../../lib/createStore';
import { storageCustomer } from '../../../lib/privateStorage';
import { parseStoredList } from '../../../lib/storage';
import type { ReportLine } from '../../cart/useAddLines';
import type { ImportedRow, ImportedRows, ImportFailure } from '../import/importResult';
import { type MergedRows, mergeDuplicates } from './mergeDuplicates';
import type { OrderRow } from './orderRow';
import { appendRows, filledRows, withBlankRows } from './orderRows';

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
function readOrderDraft(): OrderRow[] {
  const rows = parseStoredList(readDraft(draft).rows, isRow);
  return rows.map(({ isTyping: _isTyping, isUndecided: _isUndecided, ...row }) => row);
}

/** Store the rows that are not blank. */
function writeOrderDraft(rows: readonly OrderRow[]): void {
  const filled = filledRows(rows);
  writeDraft(draft, filled.length === 0 ? {} : { rows: JSON.stringify(filled) });
}

/** Result of the last import. */
export interface ImportSummary extends Omit<ImportedRows, 'rows'> {
  /** Name of the file; null for pasted text. */
  file: string | null;
  /** Number of imported rows. */
  count: number;
  /** Rows that were read with a doubt. */
  doubtful: readonly ImportedRow[];
  /** Numbers of the rows without a quantity. */
  withoutQuantity: readonly number[];
  merged: readonly MergedRows[];
}

/** Reason why the rows were not all sent. */
export type SendFailure =
  /** The server refused the request. */
  | { kind: 'refused'; error: Error }
  /** The response was lost; the cart determined the outcome of the rows. */
  | { kind: 'compared'; added: number; left: number }
  /** The response was lost, and the cart could not be fetched. */
  | { kind: 'unknown' }
  /** The cart could not be fetched before sending. */
  | { kind: 'notSent' };

/** State of a quick order. */
interface Order {
  /** Id of the customer. */
  owner: string | null;
  rows: readonly OrderRow[];
  /** Progress of an import, from 0 to 1; null when none is running. */
  importing: { file: string | null; progress: number } | null;
  summary: ImportSummary | null;
  importFailure: (ImportFailure & { file: string | null }) | null;
  /** Number of sent rows and total; null when none are being sent. */
  sending: { done: number; total: number } | null;
  report: readonly ReportLine[] | null;
  merged: readonly MergedRows[];
  failure: SendFailure | null;
}

const emptyOrder = (owner: string | null): Order => ({
  owner,
  rows: withBlankRows([]),
  importing: null,
  summary: null,
  importFailure: null,
  sending: null,
  report: null,
  merged: [],
  failure: null,
});

const store = createStore<Order>(emptyOrder(null));

/** The current order. */
export const currentOrder = store.get;

/** The order; re-renders on change. */
export function useOrder(): Order {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** Change the order, and store its rows for a reload of the tab while its customer is signed in (AUTH-03). */
export function changeOrder(change: Partial<Order>): void {
  const order = { ...store.get(), ...change };
  store.set(order);
  if (change.rows && order.owner === storageCustomer()) writeOrderDraft(change.rows);
}

/** Change the rows. */
export function changeRows(change: (rows: readonly OrderRow[]) => readonly OrderRow[]): void {
  changeOrder({ rows: change(store.get().rows) });
}

/** Starts with the rows of the customer's draft; keeps the order while rows of the same customer are being sent. */
export function openOrder(owner: string): void {
  const order = store.get();
  if (order.owner === owner && order.sending) return;
  const rows = readOrderDraft();
  store.set({ ...emptyOrder(owner), rows: withBlankRows(rows, rows.length === 0 ? undefined : 1) });
}

/**
 * Add imported rows, merging those with the same article number.
 * @param file name of the file; null for pasted text
 */
export function addImported({ rows: imported, ...notes }: ImportedRows, file: string | null): void {
  const { rows, merged } = mergeDuplicates(appendRows(store.get().rows, imported, file));
  changeOrder({
    rows: withBlankRows(rows, 1),
    summary: {
      ...notes,
      file,
      count: imported.length,
      doubtful: imported.filter(({ doubt }) => doubt),
      withoutQuantity: imported.filter(({ quantity }) => quantity === '').map(({ row }) => row),
      merged,
    },
    importFailure: null,
    report: null,
    failure: null,
  });
}
