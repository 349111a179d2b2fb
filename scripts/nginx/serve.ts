import { mockLocations, startNginx } from './nginx.ts';

const [port, backend = ''] = process.argv.slice(2);
const server = startNginx({
  port: Number(port),
  build: 'dist',
  headers: 'dist-private/security-headers.conf',
  settings: { BACKEND: backend },
  locations: mockLocations,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal));
server.on('exit', (code) => (process.exitCode = code ?? 0));
