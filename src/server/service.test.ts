import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMockHttpServer, type MockServerOptions } from '../../mocks/http/mockHttpServer';
import { password } from '../../mocks/shop/customers';
import { extensions } from '#brand/extensions';
import { extensions as rettvinkel } from '../../brand/rettvinkel/extensions';
import { stateId, type RenderedState } from '../app/hydration';
import { samplePages } from '../../tests/support/samplePages';
import { createService } from './service';

const servers: Server[] = [];
const template = readFileSync('index.html', 'utf8');

async function listen(server: Server): Promise<string> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

/** Start a backend and a render service in front of it. */
async function startService(
  backendOptions: Partial<MockServerOptions> = {},
  options: {
    maxWait?: number;
    maxRequests?: number;
    log?: (text: string) => void;
    backend?: string;
    settings?: Record<string, string>;
  } = {},
) {
  const { maxWait = 120_000, maxRequests = 100, log = () => undefined, settings = {} } = options;
  const onViolation = (violation: unknown) => {
    throw new Error(JSON.stringify(violation));
  };
  const backend = options.backend ?? (await listen(createMockHttpServer({ onViolation, ...backendOptions })));
  const setting = (name: string) => settings[name] ?? '';
  const pageFiles = {
    CategoryPage: ['/assets/category.js', '/assets/category.css'],
    everyPage: ['/assets/every-page.css'],
    ProductInformation: ['/assets/below-window.css', '/assets/every-page.css'],
  };
  const readSheet = (href: string) => `/* ${href} */`;
  const service = await createService({
    backend,
    template,
    pageFiles,
    readSheet,
    setting,
    maxWait,
    maxRequests,
    log,
  });
  return { backend, origin: await listen(service) };
}

let shop: { backend: string; origin: string };
beforeAll(async () => {
  shop = await startService();
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

/** Open an address; the document without scripts. */
async function open(path: string, headers: Record<string, string> = {}, origin = shop.origin) {
  const response = await fetch(origin + path, { headers, redirect: 'manual' });
  const { document } = new JSDOM(await response.text()).window;
  const root = document.getElementById('root');
  const state = document.getElementById(stateId)?.textContent;
  return {
    response,
    document,
    root,
    state: state === undefined || state === null ? undefined : (JSON.parse(state) as RenderedState),
    isRendered: (root?.childElementCount ?? 0) > 0,
    heading: document.querySelector('h1')?.textContent,
  };
}

/** Cookie of a customer who has signed in. */
async function signIn(email: string): Promise<string> {
  const response = await fetch(`${shop.backend}/api/customer/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Language': 'en',
      'Context-Url': shop.backend,
      Authorization: `Basic ${btoa(`${email}:${password}`)}`,
    },
  });
  expect(response.status).toBe(200);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Origin of a service whose backend's responses are altered. */
async function withAltered(alter: (body: string) => string): Promise<string> {
  const proxy = createServer((request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => name !== 'host' && name !== 'connection'),
    ) as Record<string, string>;
    void fetch(shop.backend + (request.url ?? ''), { headers }).then(async (answer) => {
      const body = alter(await answer.text());
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(body);
    });
  });
  const { origin } = await startService({}, { backend: await listen(proxy) });
  return origin;
}

const category = '/en/furniture/living-room/sofas';
const product = samplePages.ProductPage;

test('APP-01 a document has the page of its address: header, heading, cards, and no loader', async () => {
  const { response, document, root, isRendered, heading } = await open(category);
  expect(response.status).toBe(200);
  expect(isRendered).toBe(true);
  expect(heading).toBe('Sofas');
  expect(root?.querySelector('header nav')?.textContent).toContain('Furniture');
  expect(document.getElementById('site-loader')).toBeNull();
  const links = [...document.head.querySelectorAll('link[href^="/assets/category"]')];
  expect(links.map((link) => link.getAttribute('rel'))).toEqual(['modulepreload', 'stylesheet']);
});

/** Addresses of the style sheets whose text is in the document. */
const sheetsOf = (document: Document) =>
  [
    ...(document.head.querySelector('style:last-of-type')?.textContent ?? '').matchAll(
      /\/assets\/[\w-]+\.css/g,
    ),
  ].map(String);

test('APP-15 the first paint waits until the app is parsed: no part of it moves when the rest comes', async () => {
  const { document } = await open(category);
  const expected = document.head.querySelector('link[rel=expect][blocking=render]')?.getAttribute('href');
  expect(document.querySelector(expected ?? '')?.id).toBe('root');
});

test('APP-15 the first paint waits for no style sheet: their text is in the document, with its source for the policy', async () => {
  const { document, response } = await open(category);
  expect(sheetsOf(document)).toContain('/assets/category.css');
  const styles = document.head.querySelector('style:last-of-type')?.textContent ?? '';
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(response.headers.get('X-Style-Source')).toBe(`'sha256-${hash}'`);
  const links = [...document.querySelectorAll('link[rel=stylesheet]')];
  expect(links.filter((link) => !link.hasAttribute('disabled'))).toEqual([]);
  // The loader of lazy parts finds the link and fetches no file.
  expect(links.map((link) => link.getAttribute('href'))).toContain('/assets/category.css');
});

test('NAV-11 a document has the footer, with its style sheet', async () => {
  const { document, root } = await open(category);
  const links = [...(root?.querySelectorAll('footer a') ?? [])].map((link) => link.getAttribute('href'));
  expect(links).toContain('/en/customer-service/delivery');
  expect(sheetsOf(document)).toEqual(expect.arrayContaining(['/assets/every-page.css']));
});

test('PDP-01 a product’s document has its description and specifications, with their style sheets, and no script reveals them', async () => {
  const { document, root } = await open(product);
  expect(root?.querySelector('article')?.textContent).toContain('SpecificationsDimensionsWidth');
  expect(sheetsOf(document)).toEqual(['/assets/below-window.css', '/assets/every-page.css']);
  const scripts = [...document.scripts].filter(({ src, type }) => src === '' && type === '');
  expect(scripts).toEqual([]);
});

test('SEO-01 the head of a document has title, description, canonical and alternate links, Open Graph and JSON-LD', async () => {
  const { document } = await open('/en/customer-service/delivery');
  expect(document.title).toBe('Delivery – Furulia');
  const values = (selector: string, name: string) =>
    [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));
  expect(values('meta[name=description]', 'content')).toHaveLength(1);
  expect(values('link[rel=canonical]', 'href')).toHaveLength(1);
  expect(values('link[rel=alternate]', 'hreflang')).toEqual(['no', 'sv', 'en', 'en-SE']);
  expect(values('meta[property="og:title"]', 'content')).toHaveLength(1);
  const [script] = document.head.querySelectorAll('script[type="application/ld+json"]');
  expect(JSON.parse(script?.textContent ?? '')).toMatchObject({ '@type': 'BreadcrumbList' });
});

test.each([
  ['/no', 'no', 'Møbler for resten av livet'],
  ['/sv', 'sv', 'Möbler för resten av livet'],
  ['/en', 'en', 'Furniture for the rest of your life'],
])('SEO-02 a document at %s has its language', async (path, language, heading) => {
  const { document, heading: shown } = await open(path);
  expect(document.documentElement.lang).toBe(language);
  expect(shown).toBe(heading);
});

test('APP-15 a document holds the responses of the calls that its page makes at the start', async () => {
  const { state } = await open(category);
  const operations = state?.queries.queries.map(({ queryKey }) => queryKey[0]);
  expect(operations).toEqual(
    expect.arrayContaining(['getPage', 'getGlobalSettings', 'getTranslations', 'getHeader', 'getCustomer']),
  );
  expect(operations).toContain('getCategoryProducts');
  expect(state?.address).toBe(category);
});

test('UI-01 a phone gets the header of small windows', async () => {
  const phone = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 14) Mobile Safari/537.36' };
  const menu = (document: Document) => document.querySelector('header button[aria-label="Menu"]');
  expect(menu((await open(category, phone)).document)).not.toBeNull();
  expect(menu((await open(category)).document)).toBeNull();
});

test('APP-05 an address without a page is a 404, and one that has moved a 301 to its new address', async () => {
  const missing = await open('/en/nothing');
  expect(missing.response.status).toBe(404);
  expect(missing.isRendered).toBe(false);
  const moved = await open('/no/kundeservice/frakt');
  expect(moved.response.status).toBe(301);
  expect(moved.response.headers.get('location')).toBe('/no/kundeservice/levering');
});

test('APP-05 a page whose call fails is a 500 with the document of the build', async () => {
  const failing = await startService({ failures: { getPage: 500 } });
  const { response, isRendered } = await open(category, {}, failing.origin);
  expect(response.status).toBe(500);
  expect(isRendered).toBe(false);
});

test.each([
  ['a slow backend', { latency: 300 }, { maxWait: 100 }],
  ['a call of the frame that fails', { failures: { getHeader: 500 } }, {}],
  ['products that fail', { failures: { getCategoryProducts: 500 } }, {}],
  ['too many requests at a time', {}, { maxRequests: 0 }],
] as const)('APP-15 with %s the browser gets the document of the build', async (_, backend, options) => {
  const { origin } = await startService(backend, options);
  const { response, isRendered, document } = await open(category, {}, origin);
  expect(response.status).toBe(200);
  expect(isRendered).toBe(false);
  expect(document.getElementById('site-loader')).not.toBeNull();
});

test('APP-15 a page whose calls fail is one line of the log, without the words that a visitor typed', async () => {
  const lines: string[] = [];
  const { origin } = await startService({ latency: 300 }, { maxWait: 100, log: (text) => lines.push(text) });
  await open(`${category}?query=secret`, {}, origin);
  expect(lines).toEqual([
    expect.stringMatching(/^\/en\/furniture\/living-room\/sofas: \w+: [^\n]+ \(and \d more\)\n$/),
  ]);
});

test('APP-15 pages of a customer alone, and addresses without a language, are the document of the build', async () => {
  for (const path of ['/', '/en/cart', '/en/checkout', '/en/account', '/en/quick-order']) {
    const { response, isRendered } = await open(path);
    expect([path, response.status, isRendered]).toEqual([path, 200, false]);
  }
});

test('SEO-01 the document of a page that the browser renders has its metadata', async () => {
  const { document, isRendered } = await open(samplePages.FdvPage);
  expect(isRendered).toBe(false);
  expect(document.documentElement.lang).toBe('en');
  expect(document.title).toMatch(/^Data sheet: \S/);
  const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
  expect(content('meta[property="og:title"]')).toMatch(/^Data sheet: \S/);
  expect(document.head.querySelectorAll('link[rel=alternate]').length).toBeGreaterThan(1);
  expect(document.getElementById('site-loader')).not.toBeNull();
});

test('PDP-06 an editor’s text is in the document, without what the sanitiser removes', async () => {
  const html =
    '<p onclick="alert(1)">Oak $& $1 <a href="javascript:alert(1)">lasts</a></p><script>alert(1)</script>';
  const origin = await withAltered((body) =>
    body.replace(/"text":"<(?:[^"\\]|\\.)*"/, () => `"text":${JSON.stringify(html)}`),
  );
  const { document } = await open('/en/customer-service/delivery', {}, origin);
  const text = document.querySelector('main [role=presentation]');
  expect(text?.innerHTML).toBe('<p>Oak $&amp; $1 <a>lasts</a></p>');
});

test('ANA-03 a document asks for consent', async () => {
  const origin = await withAltered((body) => body.replace('"gtmId":null', '"gtmId":"GTM-ABC1234"'));
  const { document } = await open('/en', {}, origin);
  const heading = [...document.querySelectorAll('h2')].find(({ textContent }) =>
    textContent.includes('statistics'),
  );
  expect(heading?.closest('section')?.className).toContain('banner');
});

test('DEV-07 the document has the settings of the deployment', async () => {
  const { origin } = await startService({}, { settings: { 'media-base': 'https://media.example.com' } });
  const { document } = await open('/en', {}, origin);
  expect(document.querySelector('meta[name=media-base]')?.getAttribute('content')).toBe(
    'https://media.example.com',
  );
  const sources = [...document.querySelectorAll('main img')].map((image) => image.getAttribute('src'));
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.every((source) => source?.startsWith('https://media.example.com/'))).toBe(true);
});

test('CARD-03 the document of a visitor has prices and a way to add where the deployment shows visitors prices', async () => {
  const { origin } = await startService({ visitorPrices: true }, { settings: { 'visitor-prices': 'on' } });
  const { document, state } = await open(category, {}, origin);
  for (const card of document.querySelectorAll('main article')) expect(card.textContent).toMatch(/\d kr/);
  expect(JSON.stringify(state?.queries)).toContain('priceIncVat');
  const { root } = await open(product, {}, origin);
  expect(root?.querySelector('main')?.textContent).toMatch(/\d kr/);
  expect(root?.textContent).not.toContain('Sign in to see prices');
});

test('AUTH-03 the document of a visitor without cookies may be shared, that of any other is private', async () => {
  const shared = await open(category);
  expect(shared.response.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  );
  expect(shared.response.headers.get('vary')).toBe('Cookie, User-Agent');
  expect(shared.response.headers.getSetCookie()).toEqual([]);
  const own = await open(category, { Cookie: 'theme=dark' });
  expect(own.response.headers.get('cache-control')).toBe('private, no-store');
  expect(own.response.headers.getSetCookie().length).toBeGreaterThan(0);
});

test('APP-15 of 200 connections at a time those beyond the limit get the document of the build', async () => {
  const warnings: Error[] = [];
  const keep = (warning: Error) => warnings.push(warning);
  process.on('warning', keep);
  // The pages wait for their backend until every connection has asked.
  const { origin } = await startService({ latency: 1_000 }, { maxRequests: 4 });
  const isRendered = async () => {
    const response = await fetch(`${origin}/en/about-us`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('id="root"');
    return response.headers.get('X-Rendered') === 'true';
  };
  const rendered = (await Promise.all(Array.from({ length: 200 }, isRendered))).filter(Boolean);
  expect(rendered.length).toBeGreaterThanOrEqual(4);
  expect(rendered.length).toBeLessThan(200);
  expect(await isRendered()).toBe(true);
  process.off('warning', keep);
  expect(warnings).toEqual([]);
});

test(
  'AUTH-03 of 50 sessions at a time each gets its own customer and language',
  { timeout: 120_000 },
  async () => {
    const emails = ['ingrid@furulia.example', 'ase@kontorhotellet.example', 'mattias@kontorhotellet.example'];
    const cookies = await Promise.all(emails.map(signIn));
    const paths = {
      no: '/no/kundeservice/levering',
      sv: '/sv/kundservice/leverans',
      en: '/en/customer-service/delivery',
    };
    const languages = ['no', 'sv', 'en'] as const;
    const visits = Array.from({ length: 50 }, (_, index) => ({
      email: emails[index % 4],
      cookie: cookies[index % 4],
      language: languages[index % 3] ?? 'no',
    }));
    await Promise.all(
      visits.map(async ({ email, cookie, language }) => {
        const { document, state, isRendered } = await open(paths[language], cookie ? { Cookie: cookie } : {});
        expect(isRendered).toBe(true);
        expect(document.documentElement.lang).toBe(language);
        const customer = state?.queries.queries.find(({ queryKey }) => queryKey[0] === 'getCustomer');
        const data = customer?.state.data as { email: string } | null | undefined;
        expect(data?.email).toBe(email);
        const others = emails.filter(
          (other) => other !== email && document.documentElement.outerHTML.includes(other),
        );
        expect(others).toEqual([]);
      }),
    );
  },
);

test('APP-02 a document has the parts, pages and blocks of the brand’s extensions', async () => {
  Object.assign(extensions, rettvinkel);
  try {
    const figures = { heading: 'In figures', figures: [{ value: '365', label: 'days' }] };
    const block = { blockId: 'a', blockType: 'FiguresBlock', content: figures };
    const origin = await withAltered((body) =>
      body
        .replace('"pageType":"StandardPage"', '"pageType":"StoresPage","stores":[]')
        .replace(
          /"contentArea":\[(\]?)/,
          (_, end: string) => `"contentArea":[${JSON.stringify(block)}${end || ','}`,
        ),
    );
    const { root } = await open('/en/shops', {}, origin);
    expect(root?.querySelector('header a[href^="tel:"]')).not.toBeNull();
    expect(root?.querySelector('main dl')?.textContent).toBe('days365');
    expect(root?.querySelector('footer')?.textContent).toContain('Ask someone who has built it');
    const list = await open(category, {}, origin);
    expect(list.root?.querySelector('article')?.textContent).toContain('Sent within a day');
    expect((await open(product, {}, origin)).root?.querySelector('article')?.textContent).toContain('Care');
  } finally {
    for (const name of Object.keys(extensions)) Reflect.deleteProperty(extensions, name);
  }
});
