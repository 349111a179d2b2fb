import { workerScripts } from '../../../lib/trustedTypes';
import { filledRows } from '../rows/orderRow';
import { addImported, changeOrder, currentOrder } from '../rows/orderStore';
import { type ImportResult, type ImportSource, maxRows } from './importResult';
import workerUrl from './importWorker.ts?worker&url';
import type { ImportMessage } from './importWorker';

/**
 * QORD-01: read a file or pasted text in a worker, which the signal terminates; progress is from 0 to 1.
 * @returns null when aborted
 */
function importRows(
  source: ImportSource,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<ImportResult | null> {
  const worker = new Worker(workerScripts.createScriptURL(workerUrl), { type: 'module' });
  return new Promise<ImportResult | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ImportMessage>) => {
      if ('result' in data) resolve(data.result);
      else onProgress(data.progress);
    });
    worker.addEventListener('error', () => resolve({ reason: 'unreadable' }));
    signal.addEventListener('abort', () => resolve(null));
    worker.postMessage(source);
  }).finally(() => worker.terminate());
}

let current: AbortController | undefined;

/** Cancel the import of a file or pasted text; the order stays unchanged (QORD-01). */
export function cancelImport(): void {
  current?.abort();
}

/** QORD-01: import a file or text into the order, cancelling an earlier import; true when rows were added. */
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
  const count = filledRows(currentOrder().rows).length + result.rows.length;
  if (count > maxRows) {
    changeOrder({ importFailure: { reason: 'tooMany', rows: count, file }, summary: null });
    return false;
  }
  addImported(result, file);
  return true;
}
