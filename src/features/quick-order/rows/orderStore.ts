import { useSyncExternalStore } from 'react';
import { readDraft, writeDraft } from '../../../components/mui/form/useDraft';
import { createStore } from '../../../lib/createStore';
import { storageCustomer } from '../../../lib/privateStorage';
import { parseStoredList } from '../../../lib/storage';
import type { ReportLine } from '../../cart/useAddLines';
import type { ImportedRow, ImportedRows, ImportFailure } from '../import/importResult';
import { type MergedRows, mergeDuplicates } from './mergeDuplicates';
import { type OrderRow, appendRows, filledRows, withBlankRows } from './orderRow';

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

function readOrderDraft(): OrderRow[] {
  const rows = parseStoredList(readDraft(draft).rows, isRow);
  return rows.map(({ isTyping: _isTyping, isUndecided: _isUndecided, ...row }) => row);
}

function writeOrderDraft(rows: readonly OrderRow[]): void {
  const filled = filledRows(rows);
  writeDraft(draft, filled.length === 0 ? {} : { rows: JSON.stringify(filled) });
}

export interface ImportSummary extends Omit<ImportedRows, 'rows'> {
  /** Name of the file; null for pasted text. */
  file: string | null;
  count: number;
  doubtful: readonly ImportedRow[];
  withoutQuantity: readonly number[];
  merged: readonly MergedRows[];
}

export type SendFailure =
  | { kind: 'refused'; error: Error }
  /** The response was lost; the cart determined the outcome of the rows. */
  | { kind: 'compared'; added: number; left: number }
  | { kind: 'unknown' }
  | { kind: 'notSent' };

interface Order {
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

export const currentOrder = store.get;

export function useOrder(): Order {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** Change the order, and store its rows for a reload of the tab while its customer is signed in (AUTH-03). */
export function changeOrder(change: Partial<Order>): void {
  const order = { ...store.get(), ...change };
  store.set(order);
  if (change.rows && order.owner === storageCustomer()) writeOrderDraft(change.rows);
}

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

/** Add rows of a file or pasted text (null), merging those with the same article number. */
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
