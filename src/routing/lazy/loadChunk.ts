import { reloadOnce } from './reloadOnce';

/** A chunk that could not be loaded, after a reload or when the page must not reload; `cause` is the original. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  /** True when the server no longer has the file, as after a deployment; false when the connection failed. */
  readonly isMissing: boolean;

  constructor(cause: Error, isMissing: boolean) {
    super(cause.message, { cause });
    this.isMissing = isMissing;
  }
}

/** True when the server responds to a request for the file of a failed import, but not with the file. */
async function isMissing({ message }: Error): Promise<boolean> {
  const [file] = /\S+\.(?:js|css)\b/.exec(message) ?? [];
  if (file === undefined) return false;
  try {
    const { ok, headers } = await fetch(file, { method: 'HEAD', cache: 'no-store' });
    // Servers of single-page apps answer every address with the document.
    return !ok || headers.get('Content-Type')?.startsWith('text/html') === true;
  } catch {
    return false;
  }
}

/**
 * Load a chunk that is needed now. When it fails the page reloads once, to get the chunk or a new version of the
 * shop (APP-14); the promise is pending meanwhile. A prefetch runs the import itself and ignores its failure.
 * @param load dynamic import
 * @throws ChunkError when the page does not reload
 * @example const { sanitizeHtml } = await loadChunk(() => import('./sanitizeHtml'));
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const cause = error instanceof Error ? error : new Error(String(error));
    if (reloadOnce(cause.message)) return new Promise<never>(() => undefined);
    throw new ChunkError(cause, await isMissing(cause));
  }
}
