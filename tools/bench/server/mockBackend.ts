import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A process that serves the mock shop over HTTP. */
export interface MockBackend {
  port: number;
  close: () => Promise<void>;
}

/** A free TCP port. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject()));
    });
  });
}

/**
 * Start `mocks/http/serve.ts` in a separate process, so that it shares no thread with the measurements.
 * @throws Error when it exits before it listens
 */
export async function startMockBackend(): Promise<MockBackend> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'mocks/http/serve.ts', '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The mock server ended with ${String(code)}`)));
  });
  return {
    port,
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
