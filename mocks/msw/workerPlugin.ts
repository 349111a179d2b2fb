import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const workerFile = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');

/**
 * Restrict msw to requests of scripts, which have no destination, so that it handles no picture, style sheet or script.
 */
const onlyCalls = `addEventListener('fetch', (event) => {
  if (event.request.destination !== '') event.stopImmediatePropagation();
});
`;

const workerSource = () => onlyCalls + readFileSync(workerFile, 'utf8');

/**
 * Serve msw's service worker at /mockServiceWorker.js in development and emit it into a mock build, from the package,
 * so that worker and library have the same version and a production build has neither. Also omit the public suffix list
 * (tldts, most of msw's size), since the mock shop has one host. For the configuration of mock builds only.
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
