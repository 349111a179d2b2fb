import { createServer } from 'node:net';

/** Ports below those that systems give to outgoing connections, any of which may be taken a moment later. */
const lowest = 20_000;
const highest = 31_999;

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.on('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/** Free port, for a server that cannot choose one itself. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest + 1));
    if (await isFree(port)) return port;
  }
}
