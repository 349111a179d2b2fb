import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports below those that systems give to outgoing connections, any of which may be taken a moment later. */
const lowest = 20_000;
const highest = 31_999;

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const outcome = Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ]);
  server.listen(port);
  const free = await outcome;
  if (free) {
    server.close();
    await once(server, 'close');
  }
  return free;
}

/** Free port, for a server that cannot choose one itself. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest + 1));
    if (await isFree(port)) return port;
  }
}
