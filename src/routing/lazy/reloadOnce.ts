import { isPersistent, readStored, writeStored } from '../../lib/storage';

// Part of the boot script, which runs before the app's code has loaded: no import may pull in React.

const key = 'reloadedFor';

/** True while a form of the current page holds input that a reload would lose. */
let hasUnsavedInput = false;

/**
 * Reload the page for a file that could not be loaded, once per file and tab (APP-14); not offline, nor when unsaved form
 * input would be lost.
 * @param failure address of the file, or the message of its error
 * @returns false when the page does not reload
 */
export function reloadOnce(failure: string): boolean {
  const recorded = readStored('session', key)?.split('\n') ?? [];
  if (hasUnsavedInput || !navigator.onLine || recorded.includes(failure)) return false;
  writeStored('session', key, [...recorded, failure].join('\n'));
  // Otherwise nothing would prevent the next reload.
  if (!isPersistent('session', key)) return false;
  window.location.reload();
  return true;
}

function noticeInput(event: Event): void {
  const form = event.target instanceof Element ? event.target.closest('form') : null;
  if (form && form.getAttribute('role') !== 'search') hasUnsavedInput = true;
}

/** Record input of forms, during which the page does not reload; returns a function that stops it. */
export function watchUnsavedInput(): () => void {
  document.addEventListener('input', noticeInput);
  return () => document.removeEventListener('input', noticeInput);
}

export function resetUnsavedInput(): void {
  hasUnsavedInput = false;
}
