import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { Cookies, isRetryAfter, sendWithRetries } from './client';
import { listen, type Listening } from '../testing/driftProxy';

const running: Listening[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

async function serve(answer: RequestListener) {
  const server = await listen(createHttpServer(answer));
  running.push(server);
  return (method = 'GET') =>
    sendWithRetries({ base: server.base, timeout: 2000 }, new Cookies(), { method, path: '/', headers: {} });
}

it('DEV-05 a limit on calls is waited for, and taken as the answer when it does not end', async () => {
  let calls = 0;
  const call = await serve((_, response) => {
    calls += 1;
    const retryAfter = calls === 1 ? new Date().toUTCString() : '0';
    response.writeHead(calls < 4 ? 429 : 200, { 'Retry-After': retryAfter }).end('done');
  });
  expect(await call()).toMatchObject({ answered: true, status: 200, text: 'done' });
  expect(calls).toBe(4);
  const limited = await serve((_, response) => response.writeHead(429, { 'Retry-After': '0' }).end());
  expect(await limited()).toMatchObject({ answered: true, status: 429 });
});

it('DEV-05 Retry-After is seconds or a date', () => {
  const values = ['0', '120', 'Sun, 29 Nov 2026 08:00:00 GMT', 'soon', '-1', '1.5', '', null];
  expect(values.filter(isRetryAfter)).toEqual(values.slice(0, 3));
});

it('DEV-05 a read is repeated when its connection was closed, a POST is not', async () => {
  let calls = 0;
  const call = await serve((request, response) => {
    calls += 1;
    if (calls % 2 === 1) request.socket.destroy();
    else response.end('done');
  });
  expect(await call('GET')).toMatchObject({ answered: true, text: 'done' });
  expect(calls).toBe(2);
  expect(await call('POST')).toMatchObject({ answered: false });
  expect(calls).toBe(3);
});

it('DEV-05 an answer of HTTP/1.0, which ends with its connection, is read', async () => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('data', () => socket.end('HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n\r\n{"a":1}'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const reply = await sendWithRetries({ base: `http://127.0.0.1:${port}`, timeout: 2000 }, new Cookies(), {
    method: 'GET',
    path: '/',
    headers: {},
  });
  for (const socket of sockets) socket.destroy();
  server.close();
  expect(reply).toMatchObject({ answered: true, status: 200, text: '{"a":1}' });
});
