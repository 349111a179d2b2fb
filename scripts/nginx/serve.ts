import { startNginx } from './nginx.ts';

/** Paths of the mock server other than the API's: pictures and the payment page. */
const mockPaths = '~ ^/mock-(media|payment)/';

const [port, backend = ''] = process.argv.slice(2);
const server = startNginx({
  port: Number(port),
  build: 'dist',
  headers: 'dist-private/security-headers.conf',
  settings: { BACKEND: backend },
  locations: `location ${mockPaths} { proxy_pass $backend; add_header X-Content-Type-Options nosniff; }\n`,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal));
server.on('exit', (code) => (process.exitCode = code ?? 0));
