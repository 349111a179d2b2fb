import type { ImportResult, ImportSource } from './importResult';
import { readSource } from './readSource';

/** Message of the worker: progress from 0 to 1, and finally the result. */
export type ImportMessage = { progress: number } | { result: ImportResult };

/** The used part of the worker's global scope. */
interface WorkerScope {
  addEventListener: (type: 'message', listener: (event: MessageEvent<ImportSource>) => void) => void;
  postMessage: (message: ImportMessage) => void;
}

/** Minimum increase of progress between messages, from 0 to 1. */
const progressStep = 0.02;

/** Handle messages with a source: posts progress, and finally its rows. */
export function serveImport(scope: WorkerScope): void {
  scope.addEventListener('message', ({ data: source }) => {
    let sent = 0;
    const onProgress = (progress: number) => {
      if (progress < 1 && progress < sent + progressStep) return;
      sent = progress;
      scope.postMessage({ progress });
    };
    void readSource(source, onProgress).then((result) => scope.postMessage({ result }));
  });
}
