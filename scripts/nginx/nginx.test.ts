import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../tests/support/freePort';
import { startHttpServer, type HttpServer } from '../../tests/support/httpServer';
import { createCertificate } from '../../tools/bench/server/certificate';
import { sourceHash } from '../../src/server/sourceHash';
import { headersFile, nginxHeaders } from '../build/securityHeaders';
import { deployBuild, hasNginx, startNginx } from './nginx';

/** Document of a build with an inline script. */
const documentWith = (inlineScript: string) =>
  readFileSync('index.html', 'utf8')
    .replace('%VITE_VERSION%', '1.0')
    .replace('/src/app/main.tsx', '/assets/index-1a2b.js')
    .replace('</head>', `<script>${inlineScript}</script></head>`);
const script = 'export const sofa = 1;\n';

let backend: HttpServer;
let nginx: ChildProcess;
let origin: string;
let port: number;
let settings: Record<string, string>;

/** Build of a few files. */
function smallBuild(html = documentWith('first()')) {
  const folder = mkdtempSync(`${tmpdir()}/build-`);
  mkdirSync(`${folder}/dist/assets`, { recursive: true });
  writeFileSync(`${folder}/dist/index.html`, html);
  writeFileSync(`${folder}/dist/_headers`, headersFile(html));
  writeFileSync(`${folder}/dist/offline-worker.js`, script);
  writeFileSync(`${folder}/dist/robots.txt`, 'User-agent: *\n');
  writeFileSync(`${folder}/dist/assets/index-1a2b.js`, script);
  writeFileSync(`${folder}/dist/assets/sofa-1a2b.js`, script);
  writeFileSync(`${folder}/dist/assets/sofa-1a2b.js.br`, brotliCompressSync(script));
  writeFileSync(`${folder}/security-headers.conf`, nginxHeaders(html));
  return { build: `${folder}/dist`, headers: `${folder}/security-headers.conf` };
}

const ask = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });

/** Origin of a server by the name of its host, which nginx has to look up. */
const named = (server: HttpServer) => server.origin.replace('127.0.0.1', 'localhost');

/** Start nginx on a small build with the settings, and wait until it answers. */
async function start(locations?: string): Promise<void> {
  port = await freePort();
  nginx = startNginx({ port, ...smallBuild(), settings, ...(locations !== undefined && { locations }) });
  origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await ask('/health')).status).toBe(200), 15_000);
}

/** Stop nginx, and the server behind it. */
async function stop(behind: HttpServer): Promise<void> {
  nginx.kill('SIGQUIT');
  await once(nginx, 'exit');
  await behind.close();
}

describe.skipIf(!hasNginx())('nginx', () => {
  beforeAll(async () => {
    backend = await startHttpServer();
    settings = {
      BACKEND: named(backend),
      API_BASE: 'https://api.example.com/shop',
      MEDIA_BASE: 'https://media.example.com',
      REDIRECT_ORIGINS: 'https://pay.example.com',
      DISABLED_FEATURES: 'favorites vat-switch',
      CONSENT_CATEGORIES: 'none',
      VISITOR_PRICES: 'on',
      SECURITY_CONTACT: 'mailto:security@example.com',
      SECURITY_EXPIRES: '2027-01-01T00:00:00Z',
    };
    await start(readFileSync('deploy/nginx/examples/limit-sign-in.conf', 'utf8'));
  }, 20_000);

  afterAll(() => stop(backend));

  test.each(['/', '/en/sofas', '/en/price-4.5'])(
    'DEV-07 %s is the document with the settings, revalidated at every use',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const text = await response.text();
      expect(text).toContain('<meta name="api-base" content="https://api.example.com/shop" />');
      expect(text).toContain('<meta name="media-base" content="https://media.example.com" />');
      expect(text).toContain('<meta name="redirect-origins" content="https://pay.example.com" />');
      expect(text).toContain('<meta name="disabled-features" content="favorites vat-switch" />');
      expect(text).toContain('<meta name="consent-categories" content="none" />');
      expect(text).toContain('<meta name="visitor-prices" content="on" />');
    },
  );

  test('DEV-07 the service worker is a script, revalidated at every use', async () => {
    const { headers } = await ask('/offline-worker.js');
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  test('DEV-07 a file with a hashed name is cached for ever, compressed ahead; one that is gone is a 404, uncached', async () => {
    const file = await ask('/assets/sofa-1a2b.js', { 'Accept-Encoding': 'gzip, br' });
    expect(file.headers.get('content-encoding')).toBe('br');
    expect(await file.text()).toBe(script);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');

    const gone = await ask('/assets/sofa-3c4d.js');
    expect(gone.status).toBe(404);
    expect(gone.headers.get('cache-control')).toBe('no-cache');
    expect(await gone.text()).not.toContain('id="root"');
  });

  test('DEV-07 documents, files and errors have the security headers of the build, with the origins of the settings', async () => {
    for (const path of ['/en', '/assets/sofa-1a2b.js', '/assets/none.js', '/health']) {
      const { headers } = await ask(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy, path).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
      expect(policy).toContain("; connect-src 'self' https://api.example.com; ");
      expect(policy).toContain("; img-src 'self' data: https://media.example.com; ");
      for (const directive of ["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
        expect(policy).toContain(`; ${directive}; `);
      expect(policy).toContain("; require-trusted-types-for 'script'; ");
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('server')).toBe('nginx');
    }
  });

  test('DEV-07 a call goes to the backend with its path, and its response comes back unchanged', async () => {
    backend.reply = () => ({
      status: 404,
      headers: { 'Cache-Control': 'private' },
      body: { message: 'None.' },
    });
    const response = await ask('/api/none%2Fsuch?x=1', { 'X-Forwarded-Proto': 'https' });
    const { host } = new URL(named(backend));
    expect(backend.received.at(-1)?.headers).toMatchObject({ host, 'x-forwarded-proto': 'https' });
    expect(backend.received.at(-1)?.url).toBe('/api/none%2Fsuch?x=1');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'None.' });
    expect(response.headers.get('cache-control')).toBe('private');
    expect(response.headers.get('content-security-policy')).toBeNull();
  });

  test('DEV-07 calls share connections to the backend', async () => {
    const ports = new Set<number | undefined>();
    backend.reply = ({ port: from }) => (ports.add(from), { body: {} });
    for (let call = 0; call < 40; call += 1) await (await ask('/api/cart')).text();
    expect(ports.size).toBeLessThan(20);
  });

  test('DEV-07 the sitemap is the backend’s', async () => {
    backend.reply = () => ({ headers: { 'Content-Type': 'application/xml' }, body: '<urlset/>' });
    const response = await ask('/sitemap.xml');
    expect(backend.received.at(-1)?.url).toBe('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml');
    expect(await response.text()).toBe('<urlset/>');
  });

  test.each(['/nope.png', '/en/sofa.jpg', '/.env', '/.git/config', '/wp-login.php'])(
    'DEV-07 %s, the address of a file that is none, is a 404 without the document',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('id="root"');
    },
  );

  test('DEV-07 the document has not changed until the next build or other settings', async () => {
    const etag = (await ask('/en/sofas')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"\w{16}"$/);
    const unchanged = await request(`${origin}/en/sofas`, { headers: { 'If-None-Match': etag } });
    expect(unchanged.statusCode).toBe(304);
    expect(unchanged.headers['content-security-policy']).toContain("default-src 'none'");
    expect(unchanged.headers['etag']).toBe(etag);
    const other = await request(`${origin}/en/sofas`, { headers: { 'If-None-Match': 'W/"other"' } });
    expect([other.statusCode, (await ask('/assets/sofa-1a2b.js')).headers.get('etag')]).toEqual([
      200,
      expect.not.stringContaining(etag),
    ]);
  });

  test('AUTH-01 with the example, attempts to sign in beyond five at once are refused', async () => {
    backend.reply = () => ({ status: 401, body: {} });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      statuses.push((await fetch(`${origin}/api/customer/login`, { method: 'POST' })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
  });

  test('DEV-07 files that only servers read are not served, and security.txt has the contact of the settings', async () => {
    expect((await ask('/_headers')).status).toBe(404);
    const contact = 'Contact: mailto:security@example.com\nExpires: 2027-01-01T00:00:00Z\n';
    expect(await (await ask('/.well-known/security.txt')).text()).toBe(contact);
  });

  test('APP-14 while another build is deployed, every document comes with the policy of its own script', async () => {
    const scriptOf = (text: string) => /<script>([^]+?)<\/script>/.exec(text)?.[1] ?? '';
    const deployed = deployBuild({ port, ...smallBuild(documentWith('next()')), settings });
    let served = '';
    while (served !== 'next()') {
      // A connection each: a process that ends closes those that are kept.
      const { headers, body } = await request(`${origin}/en`, { reset: true });
      served = scriptOf(await body.text());
      expect(headers['content-security-policy']).toContain(sourceHash(served));
    }
    await deployed;
  });
});

describe.skipIf(!hasNginx())('nginx in front of the render service', () => {
  let service: HttpServer;

  beforeAll(async () => {
    service = await startHttpServer();
    settings = {
      RENDER: named(service),
      RENDER_WAIT: '2s',
      BACKEND: named(service),
      MEDIA_BASE: 'https://media.example.com',
    };
    await start();
  }, 20_000);

  afterAll(() => stop(service));

  test('DEV-07 a page comes from the service, which learns its address, with a policy that allows style attributes', async () => {
    const headers = {
      'X-Rendered': 'true',
      'X-Style-Source': "'sha256-styles'",
      'Cache-Control': 'public, s-maxage=60',
      'Content-Type': 'text/html',
    };
    service.reply = () => ({ headers, body: '<p style="color: red">Sofas</p>' });
    const response = await ask('/en/sofas?sort=price', { 'X-Forwarded-Proto': 'https' });
    expect(await response.text()).toBe('<p style="color: red">Sofas</p>');
    expect(service.received.at(-1)?.url).toBe('/en/sofas?sort=price');
    expect(service.received.at(-1)?.headers).toMatchObject({
      host: `127.0.0.1:${port}`,
      'x-forwarded-proto': 'https',
    });
    expect(response.headers.get('cache-control')).toBe('public, s-maxage=60');
    expect(response.headers.get('x-rendered')).toBeNull();
    expect(response.headers.get('x-style-source')).toBeNull();
    expect(response.headers.get('content-security-policy')).toMatch(
      /; style-src 'self' [^;]* 'sha256-styles'; /,
    );
    expect(response.headers.get('content-security-policy')).toContain("; style-src-attr 'unsafe-inline'; ");
    expect(response.headers.get('content-security-policy')).toContain('https://media.example.com');
  });

  test('DEV-07 its statuses and redirects are those of the shop, and files do not come from it', async () => {
    service.reply = () => ({ status: 404, headers: { 'Content-Type': 'text/html' }, body: 'None' });
    const missing = await ask('/en/none');
    expect([missing.status, await missing.text()]).toEqual([404, 'None']);
    expect(missing.headers.get('content-security-policy')).toContain("; style-src-attr 'none'; ");
    expect(await (await ask('/offline-worker.js')).text()).toBe(script);
    service.reply = () => ({ status: 301, headers: { Location: '/en/sofas' } });
    const moved = await fetch(`${origin}/en/couches`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/en/sofas']);
  });

  test.each(['never', 'hangUp'] as const)(
    'DEV-07 a service that answers %s leaves the document of the build, with its settings',
    async (reply) => {
      service.reply = () => reply;
      const response = await ask('/en/sofas');
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const text = await response.text();
      expect(text).toContain('id="root"');
      expect(text).toContain('<meta name="media-base" content="https://media.example.com" />');
      // Not a 304, which would be a page without content.
      const etag = response.headers.get('etag') ?? '';
      expect((await request(`${origin}/en/sofas`, { headers: { 'If-None-Match': etag } })).statusCode).toBe(
        200,
      );
    },
  );
});

describe.skipIf(!hasNginx())('nginx with third parties', () => {
  beforeAll(async () => {
    backend = await startHttpServer();
    settings = {
      BACKEND: named(backend),
      CSP_SCRIPT: 'https://chat.example.com',
      CSP_IMG: 'https://pictures.example.com https://chat.example.com',
      THIRD_PARTIES: 'google-tag-manager stripe',
    };
    await start();
  }, 20_000);

  afterAll(() => stop(backend));

  test('ANA-02 the policy has the origins of the variables and of the named sets', async () => {
    const { headers } = await ask('/en');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /script-src 'self' 'sha256-\S+' https:\/\/chat.example.com https:\/\/www.googletagmanager.com https:\/\/js.stripe.com;/,
    );
    expect(policy).toContain('https://*.analytics.google.com https://api.stripe.com; ');
    expect(policy).toContain("; frame-src 'self' https://js.stripe.com https://hooks.stripe.com; ");
    expect(policy).toContain(
      "; img-src 'self' data:  https://pictures.example.com https://chat.example.com ",
    );
    expect(policy).toMatch(/; trusted-types .* dompurify goog#html$/);
    expect(headers.get('permissions-policy')).toContain('payment=(self "https://js.stripe.com"), ');
  });
});

describe.skipIf(!hasNginx())('nginx with a monitoring service', () => {
  const tags = ['exceptionReporter', 'webVitalsReporter'].map(
    (name) => `<script defer src="/${name}.js"></script>`,
  );
  let monitoring: HttpServer;

  beforeAll(async () => {
    monitoring = await startHttpServer();
    backend = await startHttpServer();
    settings = {
      BACKEND: named(backend),
      RENDER: named(backend),
      MONITORING: `${named(monitoring)}/intake/shop?key=1`,
    };
    await start();
  }, 20_000);

  afterAll(async () => {
    await stop(backend);
    await monitoring.close();
  });

  test.each(['of the build', 'of the render service'])(
    'CALL-07 a document %s has the two hooks before its other scripts, within the policy',
    async (kind) => {
      backend.reply = () =>
        kind === 'of the build'
          ? 'hangUp'
          : { headers: { 'Content-Type': 'text/html' }, body: documentWith('rendered()') };
      const response = await ask('/en/sofas');
      const document = await response.text();
      expect(document).toContain(kind === 'of the build' ? 'first()' : 'rendered()');
      expect(document.match(/<script[^>]*>(<\/script>)?/g)?.slice(0, 2)).toEqual(tags);
      expect(response.headers.get('content-security-policy')).toContain("; script-src 'self' ");
    },
  );

  test.each(['exceptionReporter', 'webVitalsReporter'])(
    'CALL-07 the hook %s is served as a script that is revalidated',
    async (name) => {
      const response = await ask(`/${name}.js`);
      expect(response.headers.get('content-type')).toContain('javascript');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toBe(readFileSync(`deploy/${name}.js`, 'utf8'));
    },
  );

  test('CALL-07 a report goes to the URL of the setting, without cookies and address of the visitor', async () => {
    const headers = {
      'Content-Type': 'text/plain;charset=UTF-8',
      Cookie: 'session=1',
      Referer: `${origin}/?q=1`,
    };
    const response = await fetch(`${origin}/monitoring`, {
      method: 'POST',
      headers,
      body: '{"message":"broken"}',
    });
    expect(response.status).toBe(200);
    const report = monitoring.received.at(-1);
    expect(report).toMatchObject({ method: 'POST', url: '/intake/shop?key=1', body: '{"message":"broken"}' });
    expect(report?.headers['content-type']).toBe('text/plain;charset=UTF-8');
    expect(report?.headers.host).toBe(new URL(named(monitoring)).host);
    for (const name of ['cookie', 'referer', 'x-forwarded-for'])
      expect(report?.headers).not.toHaveProperty(name);
  });

  test('CALL-07 a report of over 64 kB and a GET are refused', async () => {
    const count = monitoring.received.length;
    const body = 'x'.repeat(66_000);
    expect((await fetch(`${origin}/monitoring`, { method: 'POST', body })).status).toBe(413);
    expect((await ask('/monitoring')).status).toBe(403);
    expect(monitoring.received).toHaveLength(count);
  });
});

test('CALL-07 the example of an upload puts each source map at the version of the build', async () => {
  const service = await startHttpServer();
  const { build } = smallBuild();
  const maps = `${build}/../maps`;
  mkdirSync(maps);
  for (const name of ['index', 'sofa']) writeFileSync(`${maps}/${name}-1a2b.js.map`, `{"file":"${name}"}`);
  const env = {
    SOURCE_MAPS_URL: `${service.origin}/maps`,
    SOURCE_MAPS_TOKEN: 'secret',
    ROOT: build,
    MAPS: maps,
  };
  expect(await run('uploadSourceMaps', [], env)).toEqual({ status: 0, errors: '' });
  expect(service.received.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['PUT', '/maps/1.0/index-1a2b.js.map', '{"file":"index"}'],
    ['PUT', '/maps/1.0/sofa-1a2b.js.map', '{"file":"sofa"}'],
  ]);
  expect(service.received[0]?.headers.authorization).toBe('Bearer secret');
  service.reply = () => ({ status: 403 });
  expect((await run('uploadSourceMaps', [], env)).status).not.toBe(0);
  await service.close();
});

/** Run a script of deploy/; its status and errors. */
async function run(name: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(`${process.cwd()}/deploy/${name}.sh`, args, { env: { ...process.env, ...env } });
  const errors = text(child.stderr);
  const [status] = (await once(child, 'exit')) as [number];
  return { status, errors: await errors };
}

describe.skipIf(!hasNginx())('deploy/checkServer.sh', () => {
  beforeAll(async () => {
    backend = await startHttpServer();
    settings = { BACKEND: named(backend) };
    await start();
  }, 20_000);

  afterAll(() => stop(backend));

  test('DEV-07 a shop whose API answers passes, over HTTP/2 too', async () => {
    backend.reply = () => ({ body: { languageRoute: 'en' } });
    expect(await run('checkServer', [origin, '1.0'])).toEqual({ status: 0, errors: '' });

    const certificate = createCertificate();
    const front = createSecureServer(certificate, (message, response) => {
      const headers = Object.entries(message.headers).filter(([name]) => !name.startsWith(':'));
      const sent = Object.fromEntries(headers) as Record<string, string>;
      void request(origin + message.url, { headers: sent }).then(
        async ({ statusCode, headers: received, body }) => {
          delete received['connection'];
          delete received['transfer-encoding'];
          response.writeHead(statusCode, received).end(Buffer.from(await body.arrayBuffer()));
        },
      );
    });
    front.listen(0, '127.0.0.1');
    await once(front, 'listening');
    const file = `${mkdtempSync(`${tmpdir()}/certificate-`)}/cert.pem`;
    writeFileSync(file, certificate.cert);
    const address = `https://localhost:${(front.address() as AddressInfo).port}`;
    expect(await run('checkServer', [address, '1.0'], { CURL_CA_BUNDLE: file })).toEqual({
      status: 0,
      errors: '',
    });
    front.close();
  });

  test.each(['hangUp', 'html'] as const)('DEV-07 a shop whose backend answers %s fails', async (reply) => {
    backend.reply = () =>
      reply === 'html' ? { headers: { 'Content-Type': 'text/html' }, body: '<p>Soon</p>' } : reply;
    const { status, errors } = await run('checkServer', [origin, '1.0']);
    expect(status).toBe(1);
    expect(errors).toContain('/api/site/global-settings has no ');
  });
});
