import type { ImportResult, ImportSource } from './importResult';
import { readSource } from './readSource';

/** What the worker sends: progress from 0 to 1, and the result last. */
export type ImportMessage = { progress: number } | { result: ImportResult };

/** The worker's side of messages. */
interface WorkerScope {
  addEventListener: (type: 'message', listener: (event: MessageEvent<ImportSource>) => void) => void;
  postMessage: (message: ImportMessage) => void;
}

/** Progress is sent in steps of so much, from 0 to 1. */
const progressStep = 0.02;

/** Answers a source with its rows, and with progress on the way. */
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
