import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Cause of an open panel: one opened by hovering also closes when the pointer leaves. */
type OpenedBy = 'hover' | 'press';

/** NAV-04: state of the mega menu and its actions. */
export interface Menu {
  /** Id of the open item, or null. */
  openId: string | null;
  openedBy: OpenedBy | null;
  /** Position of the link to focus when the panel renders: 0 the first, -1 the last. */
  focusAt: 0 | -1 | undefined;
  open: (id: string, by: OpenedBy, focusAt?: 0 | -1) => void;
  close: () => void;
}

/** NAV-07: lock page scrolling and reserve the width of the scrollbar, so that nothing shifts. */
function lockScroll(): () => void {
  const { dataset, clientWidth } = document.documentElement;
  document.body.style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
  dataset['scroll'] = 'locked';
  return () => {
    document.body.style.paddingInlineEnd = '';
    delete dataset['scroll'];
  };
}

function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOpen, close]);
}

function useOutsidePress(isOpen: boolean, root: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isOpen, root, close]);
}

/**
 * NAV-07, NAV-08: state of the mega menu. While open the page does not scroll; it closes on navigation, on Escape and
 * on a click outside.
 * @param root the menu
 */
export function useMenu(root: RefObject<HTMLElement | null>): Menu {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [opened, setOpened] = useState<{
    id: string;
    by: OpenedBy;
    address: string;
    focusAt: 0 | -1 | undefined;
  } | null>(null);
  const current = opened?.address === address ? opened : null;
  const isOpen = current !== null;
  const open = useCallback(
    (id: string, by: OpenedBy, focusAt?: 0 | -1) => setOpened({ id, by, address, focusAt }),
    [address],
  );
  const close = useCallback(() => setOpened(null), []);
  useEffect(() => (isOpen ? lockScroll() : undefined), [isOpen]);
  useEscape(isOpen, close);
  useOutsidePress(isOpen, root, close);
  return {
    openId: current?.id ?? null,
    openedBy: current?.by ?? null,
    focusAt: current?.focusAt,
    open,
    close,
  };
}
