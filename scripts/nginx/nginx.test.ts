import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { brotliCompressSync } from 'node:zlib';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../tests/support/freePort';
import { startHttpServer, type HttpServer } from '../../tests/support/httpServer';
import { headersFile, nginxHeaders, sourceHash } from '../build/securityHeaders';
import { deployBuild, hasNginx, startNginx } from './nginx';

/** Document of a build with an inline script. */
const documentWith = (inlineScript: string) =>
  readFileSync('index.html', 'utf8').replace('</head>', `<script>${inlineScript}</script></head>`);
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
  writeFileSync(`${folder}/dist/assets/sofa-1a2b.js`, script);
  writeFileSync(`${folder}/dist/assets/sofa-1a2b.js.br`, brotliCompressSync(script));
  writeFileSync(`${folder}/security-headers.conf`, nginxHeaders(html));
  return { build: `${folder}/dist`, headers: `${folder}/security-headers.conf` };
}

const ask = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });

/** Start nginx on a small build with the settings, and wait until it answers. */
async function start(): Promise<void> {
  port = await freePort();
  nginx = startNginx({ port, ...smallBuild(), settings });
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
      BACKEND: backend.origin,
      API_BASE: 'https://api.example.com/shop',
      MEDIA_BASE: 'https://media.example.com',
      REDIRECT_ORIGINS: 'https://pay.example.com',
      DISABLED_FEATURES: 'favorites vat-switch',
      CONSENT_CATEGORIES: 'none',
      SECURITY_CONTACT: 'mailto:security@example.com',
      SECURITY_EXPIRES: '2027-01-01T00:00:00Z',
    };
    await start();
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
    expect(backend.received.at(-1)?.headers).toMatchObject({ 'x-forwarded-proto': 'https' });
    expect(backend.received.at(-1)?.url).toBe('/api/none%2Fsuch?x=1');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'None.' });
    expect(response.headers.get('cache-control')).toBe('private');
    expect(response.headers.get('content-security-policy')).toBeNull();
  });

  test('DEV-07 the sitemap is the backend’s', async () => {
    backend.reply = () => ({ headers: { 'Content-Type': 'application/xml' }, body: '<urlset/>' });
    const response = await ask('/sitemap.xml');
    expect(backend.received.at(-1)?.url).toBe('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml');
    expect(await response.text()).toBe('<urlset/>');
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
      RENDER: service.origin,
      RENDER_WAIT: '2s',
      BACKEND: service.origin,
      MEDIA_BASE: 'https://media.example.com',
    };
    await start();
  }, 20_000);

  afterAll(() => stop(service));

  test('DEV-07 a page comes from the service, which learns its address, with a policy that allows style attributes', async () => {
    const headers = {
      'X-Rendered': 'true',
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
    },
  );
});
