import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A server in a separate process, so that it shares no thread with the measurements. */
export interface ServerProcess {
  port: number;
  pid: number;
  /** Collect its garbage; memory of its heap and of the process, in MB. For the render service alone. */
  memory: () => Promise<{ heap: number; resident: number }>;
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
 * Start a server that says on its output that it listens.
 * @throws Error when it exits before
 */
async function startProcess(args: readonly string[], port: number, env: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), ...env },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${String(code)}`)));
  });
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const memory = async () => {
    const written = once(child.stdout, 'data');
    child.kill('SIGUSR2');
    const [, heap, resident] = String((await written)[0]).split(' ');
    return { heap: Number(heap), resident: Number(resident) };
  };
  return { port, pid: child.pid ?? 0, memory, close };
}

/** Start the mock shop over HTTP. */
export async function startMockBackend(): Promise<ServerProcess> {
  return startProcess(['--import', 'tsx', 'mocks/http/serve.ts'], await freePort(), {});
}

/**
 * Start the render service of a build.
 * @param folder with the build in `shop`, and the service in `render`
 * @param backend port of the backend
 */
export async function startRenderService(folder: string, backend: number): Promise<ServerProcess> {
  const options = [
    '--max-old-space-size=256',
    '--expose-gc',
    '--import',
    './tools/bench/server/reportMemory.mjs',
  ];
  return startProcess([...options, `${folder}/render/main.js`], await freePort(), {
    BACKEND: `http://127.0.0.1:${backend}`,
    ROOT: `${folder}/shop`,
    MAX_WAIT: '5000',
  });
}
