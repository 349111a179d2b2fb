import { readStored, writeStored } from '../../config/storage';

const key = 'reloadedFor';

/** Whether a form of the current page holds input that a reload would lose. */
let hasUnsavedInput = false;

/** How many chunks are being prefetched. */
let prefetches = 0;

/** Prefetches a chunk: when it is missing, the page does not reload (APP-14). */
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

/** Whether the page may reload for a failure, and records that it has: a chunk that stays missing reloads once. */
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

/** Resets the record of unsaved input when another page shows. */
export function resetUnsavedInput(): void {
  hasUnsavedInput = false;
}

/**
 * Handles chunks that are missing after a deployment (APP-14): the page reloads once to pick it up. It does not when
 * it just has, or when a half-filled form would be lost; then the error goes on to the caller that needs the chunk.
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
