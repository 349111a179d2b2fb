import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { sampleCustomer } from '../shop/customers';

const clients = 500;
const requests = 20_000;
const port = Number(process.env.PORT ?? 4019);
const origin = `http://127.0.0.1:${port}`;

/**
 * One client: signs in and renames a favourites list repeatedly.
 * @returns a description of a lost or foreign change; undefined when the list has its last name
 */
async function shop(index: number): Promise<string | undefined> {
  let cookie = '';
  const call = async (method: string, path: string, body?: unknown, own: Record<string, string> = {}) => {
    const headers = {
      'Content-Language': 'en',
      'Content-Type': 'application/json',
      'Context-Url': origin,
      ...own,
    };
    const response = await fetch(origin + path, {
      method,
      headers: cookie === '' ? headers : { ...headers, Cookie: cookie },
      body: body === undefined ? null : JSON.stringify(body),
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} ${response.status} ${text}`);
    return text;
  };
  const Authorization = `Basic ${btoa(`${sampleCustomer.email}:${sampleCustomer.password}`)}`;
  await call('POST', '/api/customer/login', undefined, { Authorization });
  const name = `List ${index}`;
  for (let change = 0; change < requests / clients - 2; change++)
    await call('PUT', '/api/favorites/changeName', {
      listName: change === 0 ? 'Stua' : `${name}-${change - 1}`,
      newListName: `${name}-${change}`,
    });
  const last = `${name}-${requests / clients - 3}`;
  const lists = await call('GET', '/api/favorites/lists');
  const others = /List \d+-\d+/g;
  return (lists.match(others) ?? []).join() === last
    ? undefined
    : `${last} expected, found ${lists.slice(0, 80)}`;
}

const memory = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;

/**
 * `npm run mocks:load`: 500 clients make 20,000 concurrent calls to the mock server; prints lost updates and memory
 * use.
 */
async function load(): Promise<void> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'mocks/http/serve.ts', '--port', String(port)]);
  const ended = once(server, 'exit').then(() =>
    Promise.reject(new Error(`No server could start on port ${port}.`)),
  );
  await Promise.race([once(server.stdout, 'data'), ended]);
  try {
    await measure(server.pid ?? 0);
  } finally {
    server.kill();
  }
}

async function measure(pid: number): Promise<void> {
  const before = memory(pid);
  const started = performance.now();
  const failures = (await Promise.all(Array.from({ length: clients }, (_, index) => shop(index)))).filter(
    Boolean,
  );
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(
    `${clients} clients, ${requests} calls in ${seconds.toFixed(0)} s; ${failures.length} clients lost something; ` +
      `memory ${before.toFixed(0)} MB before, ${memory(pid).toFixed(0)} MB after\n`,
  );
  for (const failure of failures.slice(0, 5)) process.stderr.write(`${failure}\n`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

try {
  await load();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
