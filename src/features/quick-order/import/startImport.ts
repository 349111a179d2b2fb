import { addImported, changeOrder, currentOrder, filledCount } from '../rows/orderStore';
import { importRows } from './importRows';
import { maxRows, type ImportSource } from './importResult';

let current: AbortController | undefined;

/** Ends the reading of a file or of pasted text; the order stays as it was (QORD-01). */
export function cancelImport(): void {
  current?.abort();
}

/**
 * QORD-01: reads a file or pasted text, and adds its rows to the order. Another one ends the one before.
 * @returns whether rows were added
 */
export async function startImport(source: ImportSource): Promise<boolean> {
  cancelImport();
  const controller = new AbortController();
  current = controller;
  const file = typeof source === 'string' ? null : source.name;
  const show = (progress: number) => changeOrder({ importing: { file, progress } });
  show(0);
  const result = await importRows(source, show, controller.signal);
  if (current !== controller) return false;
  changeOrder({ importing: null });
  if (result === null) return false;
  if ('reason' in result) {
    changeOrder({ importFailure: { ...result, file }, summary: null });
    return false;
  }
  const count = filledCount(currentOrder().rows) + result.rows.length;
  if (count > maxRows) {
    changeOrder({ importFailure: { reason: 'tooMany', rows: count, file }, summary: null });
    return false;
  }
  addImported(result, file);
  return true;
}
