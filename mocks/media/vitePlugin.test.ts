import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generatedPaths } from './generatedPaths';
import { productPicture } from './pictures';
import { models } from '../shop/catalogue/assortment/models';
import { catalogue } from '../shop/catalogue/catalogue';
import { productDocuments } from '../shop/catalogue/documents';
import { languages } from '../shop/languages';
import { mockMedia } from './vitePlugin';

const root = mkdtempSync(join(tmpdir(), 'mock-media-'));
const [model] = models;
const picture = productPicture('/mock-media', model?.id ?? '', model?.colors[0] ?? 'oak', 'front', 400);
const drawingPath = [...generatedPaths].find((path) => path.startsWith('drawings/')) ?? '';
let server: ViteDevServer;
let origin: string;

beforeAll(async () => {
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>shop</title>');
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [mockMedia({ copy: false })],
    // The builds below write thousands of files into its folder.
    server: { watch: null },
  });
  await server.listen(0);
  const address = server.httpServer?.address();
  origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

test('DEV-03 pictures are served under /mock-media/', async () => {
  const answer = await fetch(origin + picture);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500);
});

test('DEV-03 large pictures are served as AVIF', async () => {
  const large = productPicture('/mock-media', 'sofa-corner', 'grey', 'angle', 1600);
  const answer = await fetch(origin + large);
  expect(answer.headers.get('content-type')).toBe('image/avif');
});

test('PDP-01 a drawing is served as SVG', async () => {
  const answer = await fetch(`${origin}/mock-media/${drawingPath}`);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(await answer.text()).toMatch(/^<svg .*\d+ cm<.*<\/svg>$/s);
});

const productDocumentUrls = new Set(
  languages.flatMap((language) =>
    catalogue().products.flatMap((product) => productDocuments(product, language).map(({ url }) => url)),
  ),
);

test('PDP-03 the data sheets name PDFs on care and assembly in three languages', () => {
  expect([...productDocumentUrls].sort()).toEqual(
    ['assembly', 'care'].flatMap((kind) =>
      ['en', 'no', 'sv'].map((language) => `/mock-media/documents/${kind}-${language}.pdf`),
    ),
  );
});

test.each([...productDocumentUrls])('PDP-03 %s is a PDF', async (url) => {
  const answer = await fetch(origin + url);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  expect(pdf).toMatch(/^%PDF-1\.4\n/);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);
  expect(pdf.slice(table)).toMatch(/^xref\n/);
  for (const [, offset] of pdf.slice(table).matchAll(/^(\d{10}) 00000 n $/gm))
    expect(pdf.slice(Number(offset))).toMatch(/^\d+ 0 obj\n/);
  expect(pdf).toMatch(/Furulia · (Care|Assembly|Stell|Vedlikehold|Montering|Skötsel|Pleie)/);
});

test.each([
  '/mock-media/documents/care-de.pdf',
  '/mock-media/products/none/oak-front-400.webp',
  '/mock-media/drawings/none-1x1x1.svg',
  '/mock-media/pictures.ts',
  '/mock-media/..%2fpictures.ts',
  '/mock-media/%E0%A4%A.webp',
])('DEV-03 %s is not found', async (path) => {
  expect((await fetch(origin + path)).status).toBe(404);
});

async function built(copy: boolean): Promise<boolean> {
  const outDir = join(root, copy ? 'with' : 'without');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [mockMedia({ copy })],
    build: { outDir },
  });
  return [picture, '/mock-media/documents/care-en.pdf', `/mock-media/${drawingPath}`].every((file) =>
    existsSync(join(outDir, file)),
  );
}

test('DEV-03 only a build that runs on the mocks has pictures, drawings and PDFs', async () => {
  expect(await built(true)).toBe(true);
  expect(await built(false)).toBe(false);
});
