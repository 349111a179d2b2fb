import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { mockLocations, startNginx } from './nginx/nginx.ts';

/** Time in ms for the calls and the render of a document; longer where many tests share the machine. */
const wait = Number(process.env['MAX_WAIT'] ?? 300);

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    'service-port': { type: 'string', default: '4020' },
    'mocks-port': { type: 'string', default: '4010' },
  },
});
const backend = process.env['STOREFRONT_API'] ?? `http://127.0.0.1:${values['mocks-port']}`;

/** Start a command; its output is that of this process. */
const start = (command: string, args: readonly string[], env: Record<string, string>): ChildProcess =>
  spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });

/** Start the mocks, unless there is a backend, the render service, and nginx once it renders. */
async function startAll(): Promise<void> {
  const children: ChildProcess[] = [];
  const stop = () => children.forEach((child) => child.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  if (!process.env['STOREFRONT_API'])
    children.push(start('npx', ['tsx', 'mocks/http/serve.ts'], { PORT: values['mocks-port'] }));
  const env = { PORT: values['service-port'], BACKEND: backend, MAX_WAIT: String(wait) };
  const service = spawn('node', ['--enable-source-maps', '--max-old-space-size=256', 'dist-render/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  children.push(service);
  await once(service.stdout, 'data');
  children.push(
    startNginx({
      port: Number(values.port),
      build: 'dist',
      headers: 'dist-private/security-headers.conf',
      settings: {
        BACKEND: backend,
        RENDER: `http://127.0.0.1:${values['service-port']}`,
        RENDER_WAIT: `${wait + 200}ms`,
      },
      locations: mockLocations,
    }),
  );
  // The first one that ends takes the others with it.
  await Promise.race(children.map((child) => once(child, 'exit')));
  stop();
}

await startAll();
