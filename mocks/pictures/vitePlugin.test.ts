import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productPicture } from './manifest';
import { models } from './models';
import { mockMedia } from './vitePlugin';

const root = mkdtempSync(join(tmpdir(), 'mock-media-'));
const [model] = models;
const picture = productPicture('/mock-media', model?.id ?? '', model?.colors[0] ?? 'oak', 'front', 400);
let server: ViteDevServer;
let origin: string;

beforeAll(async () => {
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>shop</title>');
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [mockMedia({ copy: false })],
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

test.each([
  '/mock-media/products/none/oak-front-400.webp',
  '/mock-media/models.ts',
  '/mock-media/..%2fmodels.ts',
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
  return existsSync(join(outDir, picture));
}

test('DEV-03 only a build that runs on the mocks has pictures', async () => {
  expect(await built(true)).toBe(true);
  expect(await built(false)).toBe(false);
});
