import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { trapTab } from '../FocusTrap/trapTab';
import { lockScroll } from './scrollLock';

/** MOD-02: how long after opening the first field takes focus, in ms. */
export const fieldFocusDelay = 1000;

const FIELD = 'input:not([type=hidden]):not([disabled]), select:not([disabled]), textarea:not([disabled])';

function useShown(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const release = lockScroll();
    document.documentElement.dataset['modal'] = 'open';
    dialog.showModal();
    dialog.focus();
    return () => {
      dialog.close();
      delete document.documentElement.dataset['modal'];
      release();
    };
  }, [ref]);
}

function useFirstFieldFocus(ref: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const dialog = ref.current;
      if (dialog && document.activeElement === dialog) dialog.querySelector<HTMLElement>(FIELD)?.focus();
    }, fieldFocusDelay);
    return () => clearTimeout(timer);
  }, [ref]);
}

function useOutsideClick(ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    let startedOutside = false;
    const start = (event: Event) => {
      startedOutside = event.target === dialog;
    };
    const end = (event: Event) => {
      if (startedOutside && event.target === dialog) onClose();
    };
    dialog.addEventListener('pointerdown', start);
    dialog.addEventListener('click', end);
    return () => {
      dialog.removeEventListener('pointerdown', start);
      dialog.removeEventListener('click', end);
    };
  }, [ref, onClose]);
}

function useKeys(ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !ref.current) return;
      trapTab(event, ref.current);
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onClose();
    };
    // On the document, so that a list that opens inside the dialog can keep a key to itself.
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [ref, onClose]);
}

/**
 * MOD-02: makes a dialog element a modal for as long as it is mounted. It takes focus at once, after 1,000 ms its
 * first field does unless the person has moved on, and the page behind does not scroll. Tab stays inside. Escape, and
 * a click that starts and ends outside, close it.
 * @param ref the dialog element
 * @param onClose called to close it
 */
export function useDialog(ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  useShown(ref);
  useFirstFieldFocus(ref);
  useKeys(ref, onClose);
  useOutsideClick(ref, onClose);
}
