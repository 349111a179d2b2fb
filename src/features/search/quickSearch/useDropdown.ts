import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** How long the dropdown stays after a choice or a submit, in ms (SRCH-06). */
const submitCloseMs = 400;
/** How long it stays after the address has changed, in ms (SRCH-07). */
const leaveCloseMs = 500;

/** Whether a dropdown shows, and how to open and close it. */
export interface Dropdown {
  shown: boolean;
  open: () => void;
  close: () => void;
  /** Closes 400 ms from now, unless it is opened again meanwhile. */
  closeAfterSubmit: () => void;
}

/**
 * Closes on a press outside, when Tab moves focus outside, and on Escape, which returns focus to the box. Focus that the
 * next page takes does not close it: `useDropdown` does, after its delay.
 */
function useDismissal(frame: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    const inside = frame.current;
    if (!isOpen || !inside) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !inside.contains(target)) close();
    };
    const tab = (event: KeyboardEvent) => {
      if (event.key === 'Tab') closeOutside(event);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      close();
      inside.querySelector('input')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keyup', tab);
    inside.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keyup', tab);
      inside.removeEventListener('keydown', escape);
    };
  }, [frame, isOpen, close]);
}

/**
 * SRCH-06, SRCH-07: opens and closes the dropdown: on Escape, on a press outside, and 500 ms after the address has
 * changed to one that is not the search page's.
 * @param frame what counts as inside: box and dropdown
 * @param leftFor the address of a page other than the search page; null there
 * @param hasText whether the box holds enough to show anything for
 */
export function useDropdown(
  frame: RefObject<HTMLElement | null>,
  leftFor: string | null,
  hasText: boolean,
): Dropdown {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen && hasText;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useCallback((next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  }, []);
  const closeIn = useCallback((ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(false), ms);
  }, []);
  const open = useCallback(() => turn(true), [turn]);
  const close = useCallback(() => turn(false), [turn]);
  const closeAfterSubmit = useCallback(() => closeIn(submitCloseMs), [closeIn]);

  useDismissal(frame, shown, close);
  useEffect(() => {
    if (leftFor !== null) closeIn(leaveCloseMs);
  }, [leftFor, closeIn]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { shown, open, close, closeAfterSubmit };
}
