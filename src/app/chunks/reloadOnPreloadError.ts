import { readStored, writeStored } from '../../config/storage';

const key = 'reloadedFor';

/** What the person has typed into a form of the page they are on; a reload would lose it. */
let typed = false;

/** How many chunks are being loaded that nobody has asked for yet. */
let unasked = 0;

/** Loads what nobody has asked for yet: when its chunk is gone, the page does not reload (APP-14). */
export async function withoutReload<T>(load: () => Promise<T>): Promise<T> {
  unasked += 1;
  try {
    return await load();
  } finally {
    unasked -= 1;
  }
}

function noticeInput(event: Event): void {
  const form = event.target instanceof Element ? event.target.closest('form') : null;
  if (form && form.getAttribute('role') !== 'search') typed = true;
}

/** Whether the page may reload for this failure: once for each, so that what stays missing does not reload for ever. */
function claimReload(failure: string): boolean {
  const claimed = readStored('session', key)?.split('\n') ?? [];
  if (typed || claimed.includes(failure)) return false;
  writeStored('session', key, [...claimed, failure].join('\n'));
  return true;
}

function onPreloadError(event: WindowEventMap['vite:preloadError']): void {
  if (unasked > 0 || !claimReload(event.payload.message)) return;
  event.preventDefault();
  window.location.reload();
}

/** Says that another page shows: what was typed on the one before has been left behind. */
export function resetUnsavedInput(): void {
  typed = false;
}

/**
 * Handles chunks that are gone since a new deployment (APP-14): the page reloads once to pick it up. It does not when
 * it just has, or when a half-filled form would be lost; then the error goes on to whoever needed the chunk.
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
