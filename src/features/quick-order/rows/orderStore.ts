import { useSyncExternalStore } from 'react';
import { createStore } from '../../../config/createStore';
import type { ReportLine } from '../../cart/AddToCartReport/reportLine';
import type { ImportFailure } from '../import/importResult';
import { readOrderDraft, writeOrderDraft } from './orderDraft';
import { mergeDuplicates, type MergedRows, type OrderRow } from './orderRow';
import { appendRows, filledRows, withBlankRows } from './orderRows';
import type { ImportedRows } from '../import/importResult';

/** What the last file or pasted text has brought. */
export interface ImportSummary {
  /** Name of the file; null for pasted text. */
  file: string | null;
  /** How many rows were read. */
  count: number;
  headingRow: number | null;
  merged: readonly MergedRows[];
}

/** Why rows were not, or not all, sent. */
export type SendFailure =
  /** The server has refused the call. */
  | { kind: 'refused'; error: Error }
  /** The response was lost; the cart has said what became of the rows. */
  | { kind: 'compared'; added: number; left: number }
  /** The response was lost, and the cart could not be fetched either. */
  | { kind: 'unknown' }
  /** The cart could not be fetched before anything was sent. */
  | { kind: 'notSent' };

/** A quick order: what stands in it, and what is going on with it. */
export interface Order {
  /** Id of the customer. */
  owner: string | null;
  rows: readonly OrderRow[];
  /** The share of a file that has been read, from 0 to 1. */
  importing: { file: string | null; progress: number } | null;
  summary: ImportSummary | null;
  importFailure: (ImportFailure & { file: string | null }) | null;
  /** How many rows have been sent, of how many. */
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

/** The order as it is now. */
export const currentOrder = store.get;

/** The order, for a component. */
export function useOrder(): Order {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** Changes the order; rows are stored for a reload of the tab. */
export function changeOrder(change: Partial<Order>): void {
  store.set({ ...store.get(), ...change });
  if (change.rows) writeOrderDraft(change.rows);
}

/** Changes the rows. */
export function changeRows(change: (rows: readonly OrderRow[]) => readonly OrderRow[]): void {
  changeOrder({ rows: change(store.get().rows) });
}

/**
 * Begins with the rows of the customer's draft. While rows of the same customer are being sent, the order stays as it
 * is.
 */
export function openOrder(owner: string): void {
  const order = store.get();
  if (order.owner === owner && order.sending) return;
  const rows = readOrderDraft();
  store.set({ ...emptyOrder(owner), rows: withBlankRows(rows, rows.length === 0 ? undefined : 1) });
}

/**
 * Adds the rows of a file or of pasted text; those of one article number are summed.
 * @param file its name; null for pasted text
 */
export function addImported(imported: ImportedRows, file: string | null): void {
  const { rows, merged } = mergeDuplicates(appendRows(store.get().rows, imported.rows, file));
  changeOrder({
    rows: withBlankRows(rows, 1),
    summary: { file, count: imported.rows.length, headingRow: imported.headingRow, merged },
    importFailure: null,
    report: null,
    failure: null,
  });
}

/** How many rows have something in them. */
export const filledCount = (rows: readonly OrderRow[]): number => filledRows(rows).length;
