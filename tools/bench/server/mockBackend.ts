import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A process that serves the mock shop's answers over HTTP. */
export interface MockBackend {
  port: number;
  close: () => Promise<void>;
}

/** A TCP port that is free now. */
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
 * Starts `mocks/serve.ts` as a process of its own, so that it does not share a thread with what measures.
 * @throws Error when it ends before it listens
 */
export async function startMockBackend(): Promise<MockBackend> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'mocks/serve.ts', '--port', String(port)], {
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
