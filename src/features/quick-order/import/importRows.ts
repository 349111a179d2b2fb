import { workerScripts } from '../../../lib/workerScripts';
import type { ImportResult, ImportSource } from './importResult';
import workerUrl from './importWorker.ts?worker&url';
import type { ImportMessage } from './serveImport';

/**
 * QORD-01: read a file or pasted text in a worker, which is loaded on first use.
 * @param onProgress called with the progress, from 0 to 1
 * @param signal terminates the worker when aborted
 * @returns null when aborted
 */
export function importRows(
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
