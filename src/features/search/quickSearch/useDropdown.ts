import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Delay before the dropdown closes after a selection or submit, in ms (SRCH-06). */
const submitCloseMs = 400;
/** Delay before it closes after navigation, in ms (SRCH-07). */
const leaveCloseMs = 500;

export interface Dropdown {
  shown: boolean;
  open: () => void;
  close: () => void;
  /** Close after 400 ms, unless reopened meanwhile. */
  closeAfterSubmit: () => void;
}

/** Close on a click outside, when Tab moves focus outside, and on Escape, which returns focus to the box. */
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
 * SRCH-06, SRCH-07: state of the dropdown; closes by dismissal, and 500 ms after leaving the search.
 * @param leftFor URL of a page other than the search page; null on the search page
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
