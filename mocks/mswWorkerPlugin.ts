import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const workerFile = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');

/** Only calls of scripts (they have no destination) reach msw: it answers no picture, style sheet or script. */
const onlyCalls = `addEventListener('fetch', (event) => {
  if (event.request.destination !== '') event.stopImmediatePropagation();
});
`;

const workerSource = () => onlyCalls + readFileSync(workerFile, 'utf8');

/**
 * Serves msw's service worker at /mockServiceWorker.js in development and emits it into a mock build, straight
 * from the package, so that worker and library are always of one version and a production build has neither.
 * It also leaves the public suffix list (tldts, most of msw's size) out: the mock shop has one host.
 * Belongs in the configuration of a mock build only.
 */
export function mswWorkerPlugin(): Plugin {
  return {
    name: 'furulia:msw-worker',
    config: () => ({
      resolve: {
        alias: [
          { find: /^tldts$/, replacement: fileURLToPath(new URL('./publicSuffix.ts', import.meta.url)) },
        ],
      },
    }),
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Service-Worker-Allowed', '/');
        response.end(workerSource());
      });
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'mockServiceWorker.js',
        source: workerSource(),
      });
    },
  };
}
