import { createReadStream, existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { documents as mockDocuments } from './documents/documents';

/** Path of all media of the mock shop. */
export const base = '/mock-media/';
/** Folders with pictures and videos. */
export const folders = ['products', 'swatches', 'rooms', 'heroes', 'videos', 'payment'];
/** Folder of the PDFs. */
export const documentFolder = 'documents';
/** Media types by the ending of a file. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.webm': 'video/webm',
  '.svg': 'image/svg+xml',
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

/** The PDFs by file name. */
export type Documents = typeof mockDocuments;

/** The PDF of a request path, or undefined when there is none. */
function documentAt(documents: Documents, url: string): Buffer | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  const folder = `${base}${documentFolder}/`;
  return pathname.startsWith(folder) ? documents.get(pathname.slice(folder.length))?.() : undefined;
}

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
