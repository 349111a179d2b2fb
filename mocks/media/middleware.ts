import { createReadStream, existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { generatedFile } from './generatedFiles';

/** Path of all media of the mock shop. */
export const base = '/mock-media/';
/** Folders with pictures and videos. */
export const folders = ['products', 'swatches', 'rooms', 'heroes', 'videos', 'payment'];
/** Media types by the ending of a file. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.webm': 'video/webm',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
};
/** Folder of the files. */
export const root = fileURLToPath(new URL('.', import.meta.url));

/** The picture file of a request path, or undefined when there is none. */
function pictureFile(url: string): string | undefined {
  const path = normalize(new URL(url, 'http://localhost').pathname);
  if (!path.startsWith(base) || !(extname(path) in mediaTypes)) return undefined;
  const relative = path.slice(base.length);
  if (!folders.some((folder) => relative.startsWith(`${folder}/`))) return undefined;
  const file = join(root, relative);
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** Generator of the PDFs and drawings by path below the base. */
export type Generate = typeof generatedFile;

/**
 * Middleware that serves the pictures, videos, PDFs and drawings of the mock shop, and passes other requests to `next`.
 * @param generate generates the PDFs and drawings
 */
export function mediaMiddleware(generate: Generate) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!request.url?.startsWith(base)) return next();
    const { pathname } = new URL(request.url, 'http://localhost');
    const generated = generate(pathname.slice(base.length));
    if (generated !== undefined) {
      response.setHeader('Content-Type', mediaTypes[extname(pathname)] ?? '');
      response.end(generated);
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
