import { execFileSync } from 'node:child_process';
import { createServer, request } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect } from 'node:net';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listen } from '../testing/driftProxy';
import { Cookies, send } from './client';
import { fetchFor, waitFor } from './network';

const call = { method: 'GET', path: '/', headers: { 'Content-Language': 'no' } };

it('DEV-05 calls go through the proxy of the environment, unless NO_PROXY has the host', async () => {
  const backend = await listen(createServer((_, response) => response.end('{}')));
  let passed = 0;
  const server = createServer((message, response) => {
    passed += 1;
    request(message.url ?? '', (answer) => answer.pipe(response)).end();
  });
  server.on('connect', (message, socket) => {
    passed += 1;
    const { hostname, port } = new URL(`http://${message.url}`);
    const tunnel = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      tunnel.pipe(socket).pipe(tunnel);
    });
  });
  const proxy = await listen(server);
  const target = { base: backend.base, timeout: 5000 };
  const through = await fetchFor(false, { HTTP_PROXY: proxy.base });
  expect(await send({ ...target, fetch: through }, new Cookies(), call)).toMatchObject({ status: 200 });
  expect(passed).toBe(1);
  const direct = await fetchFor(false, { HTTP_PROXY: proxy.base, NO_PROXY: '127.0.0.1' });
  expect(await send({ ...target, fetch: direct }, new Cookies(), call)).toMatchObject({ status: 200 });
  expect(passed).toBe(1);
  await proxy.close();
  await backend.close();
});

it('DEV-05 a proxy that is no address is named, without its value', async () => {
  await expect(fetchFor(false, { HTTPS_PROXY: 'user:secret@proxy:3128' })).rejects.toThrow(
    /^HTTPS_PROXY is no http\(s\) address\.$/,
  );
});

it('DEV-05 a certificate that nobody has signed is accepted with --insecure only', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const files = ['-keyout', key, '-out', cert];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', ...files],
    { stdio: 'ignore' },
  );
  const options = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  const backend = await listen(createSecureServer(options, (_, response) => response.end('{}')));
  const target = { base: backend.base.replace('http:', 'https:'), timeout: 5000 };
  const strict = await send({ ...target, fetch: await fetchFor(false, {}) }, new Cookies(), call);
  const lenient = await send({ ...target, fetch: await fetchFor(true, {}) }, new Cookies(), call);
  expect(strict).toMatchObject({ answered: false, reason: expect.stringMatching(/self.signed/i) as string });
  expect(lenient).toMatchObject({ answered: true, status: 200 });
  await backend.close();
});

it('DEV-05 --wait waits for a backend that starts', async () => {
  const statuses = [503, 200];
  const backend = await listen(
    createServer((_, response) => response.writeHead(statuses.shift() ?? 500).end('{}')),
  );
  await waitFor({ base: backend.base, timeout: 1000 }, 5000);
  expect(statuses).toEqual([]);
  await backend.close();
});

it('DEV-05 additional headers, cookies and the credentials of a gate are sent, sign-in keeps its own', async () => {
  const received: (string | undefined)[] = [];
  const backend = await listen(
    createServer(({ headers }, response) => {
      received.push(headers.authorization, headers.cookie, String(headers['x-stage']));
      response.setHeader('Set-Cookie', 'session=1; HttpOnly; Path=/').end('{}');
    }),
  );
  const target = {
    ...{ base: backend.base, timeout: 1000, authorization: 'Basic gate', cookie: 'preview=1' },
    headers: { 'X-Stage': 'blue' },
  };
  const cookies = new Cookies();
  await send(target, cookies, call);
  await send(target, cookies, { ...call, headers: { Authorization: 'Basic customer' } });
  expect(received).toEqual([
    ...['Basic gate', 'preview=1', 'blue'],
    ...['Basic customer', 'preview=1; session=1', 'blue'],
  ]);
  await backend.close();
});
