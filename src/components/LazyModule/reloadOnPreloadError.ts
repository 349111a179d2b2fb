import { readStored, writeStored } from '../../config/storage';

const key = 'reloadedFor';

/** True while a form of the current page holds input that a reload would lose. */
let hasUnsavedInput = false;

/** Number of pending prefetches. */
let prefetches = 0;

/** Runs a prefetch of a chunk, after whose failure the page does not reload (APP-14). */
export async function withoutReload<T>(load: () => Promise<T>): Promise<T> {
  prefetches += 1;
  try {
    return await load();
  } finally {
    prefetches -= 1;
  }
}

function noticeInput(event: Event): void {
  const form = event.target instanceof Element ? event.target.closest('form') : null;
  if (form && form.getAttribute('role') !== 'search') hasUnsavedInput = true;
}

/** True when the page may reload after this failure; records it, so that a chunk that stays missing reloads once. */
function recordReload(failure: string): boolean {
  const recorded = readStored('session', key)?.split('\n') ?? [];
  if (hasUnsavedInput || recorded.includes(failure)) return false;
  writeStored('session', key, [...recorded, failure].join('\n'));
  return true;
}

function onPreloadError(event: WindowEventMap['vite:preloadError']): void {
  if (prefetches > 0 || !recordReload(event.payload.message)) return;
  event.preventDefault();
  window.location.reload();
}

/**
 * Reloads the page for a needed chunk that failed during the prefetch of another, when the event is ignored (APP-14).
 * @returns false when no prefetch is running, or the page must not reload
 */
export function reloadDuringPrefetch(error: unknown): boolean {
  if (prefetches === 0 || !(error instanceof Error) || !recordReload(error.message)) return false;
  window.location.reload();
  return true;
}

/** Resets the record of unsaved input on navigation to another page. */
export function resetUnsavedInput(): void {
  hasUnsavedInput = false;
}

/**
 * Handles chunks that are missing after a deployment (APP-14): reloads the page once to get the new version. Not
 * twice in a row, nor when unsaved form input would be lost: then the importing caller receives the error.
 * @returns stops handling
 */
export function handlePreloadErrors(): () => void {
  window.addEventListener('vite:preloadError', onPreloadError);
  document.addEventListener('input', noticeInput);
  return () => {
    window.removeEventListener('vite:preloadError', onPreloadError);
    document.removeEventListener('input', noticeInput);
  };
}
