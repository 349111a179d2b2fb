import { vi } from 'vitest';
import { serveImport } from '../../src/features/quick-order/import/importWorker';
import type { ImportSource } from '../../src/features/quick-order/import/importResult';

type Listener = (event: MessageEvent<ImportSource>) => void;

/** Run quick order's worker in the test's thread, as jsdom has no workers. */
export function stubImportWorker(): void {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      private receive: Listener = () => undefined;
      private isOpen = true;

      constructor() {
        super();
        serveImport({
          addEventListener: (_, listener) => {
            this.receive = listener;
          },
          postMessage: (data) => {
            if (this.isOpen) this.dispatchEvent(new MessageEvent('message', { data }));
          },
        });
      }

      postMessage(data: ImportSource) {
        this.receive(new MessageEvent('message', { data }));
      }

      terminate() {
        this.isOpen = false;
      }
    },
  );
}
