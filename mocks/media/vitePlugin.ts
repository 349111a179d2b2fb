import { createReadStream, existsSync, statSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { documents as mockDocuments } from './documents/documents';

const base = '/mock-media/';
const folders = ['products', 'rooms', 'heroes', 'videos', 'payment'];
const documentFolder = 'documents';
const mediaTypes: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.webm': 'video/webm',
  '.svg': 'image/svg+xml',
};
const root = fileURLToPath(new URL('.', import.meta.url));

/** The picture file of a request path, or undefined when there is none. */
function pictureFile(url: string): string | undefined {
  const path = normalize(new URL(url, 'http://localhost').pathname);
  if (!path.startsWith(base) || !(extname(path) in mediaTypes)) return undefined;
  const relative = path.slice(base.length);
  if (!folders.some((folder) => relative.startsWith(`${folder}/`))) return undefined;
  const file = join(root, relative);
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

type Documents = typeof mockDocuments;

/** The mock shop's PDFs, loaded on demand, since their texts would make the Vite configuration large. */
async function loadDocuments(): Promise<Documents> {
  const file = fileURLToPath(new URL('./documents/documents.ts', import.meta.url));
  const { module } = await runnerImport<{ documents: Documents }>(file);
  return module.documents;
}

/** The PDF of a request path, or undefined when there is none. */
function documentAt(documents: Documents, url: string): Buffer | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  const folder = `${base}${documentFolder}/`;
  return pathname.startsWith(folder) ? documents.get(pathname.slice(folder.length))?.() : undefined;
}

/** True for folders and media; the other files render the pictures. */
const isMedia = (path: string): boolean => statSync(path).isDirectory() || extname(path) in mediaTypes;

/**
 * Middleware that serves the pictures, videos and PDFs of the mock shop, and passes other requests to `next`.
 * @param documents the PDFs by file name
 */
export function mediaMiddleware(documents: Documents) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!request.url?.startsWith(base)) return next();
    const pdf = documentAt(documents, request.url);
    if (pdf) {
      response.setHeader('Content-Type', 'application/pdf');
      response.end(pdf);
      return;
    }
    const file = pictureFile(request.url);
    if (!file) {
      response.statusCode = 404;
      response.end();
      return;
    }
    response.setHeader('Content-Type', mediaTypes[extname(file)] ?? '');
    response.setHeader('Cache-Control', 'public, max-age=3600');
    createReadStream(file).pipe(response);
  };
}

/**
 * Serve the mock shop's pictures, videos and PDFs under /mock-media/ in dev and preview, and copy them into mock
 * builds.
 * @param options.copy true for a build that runs on the mocks (DEV-03); others get no pictures
 */
export function mockMedia({ copy }: { copy: boolean }): Plugin {
  let target = '';
  return {
    name: 'mock-media',
    configResolved(config) {
      target = join(resolve(config.root, config.build.outDir), base);
    },
    async configureServer(server) {
      server.middlewares.use(mediaMiddleware(await loadDocuments()));
    },
    async configurePreviewServer(server) {
      server.middlewares.use(mediaMiddleware(await loadDocuments()));
    },
    async closeBundle() {
      if (!copy) return;
      await mkdir(join(target, documentFolder), { recursive: true });
      for (const [name, create] of await loadDocuments())
        await writeFile(join(target, documentFolder, name), create());
      for (const folder of folders) {
        const from = join(root, folder);
        if (existsSync(from)) await cp(from, join(target, folder), { recursive: true, filter: isMedia });
      }
    },
  };
}
