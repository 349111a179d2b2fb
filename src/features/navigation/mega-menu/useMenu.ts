import { useCallback, useEffect, useState, type RefObject, useRef, type PointerEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** A point in the window, in px. */
interface Point {
  x: number;
  y: number;
}

/** NAV-07: true when a pointer heads for a panel below it, so that items it crosses must not open. */
export function isHeadingFor(
  panel: { left: number; right: number; top: number },
  from: Point,
  to: Point,
): boolean {
  if (to.y <= from.y) return false;
  const reached = from.x + ((to.x - from.x) * (panel.top - from.y)) / (to.y - from.y);
  return reached >= panel.left && reached <= panel.right;
}

/** NAV-07: hover time before a panel opens, in ms. */
export const hoverDelay = 100;

/** NAV-07: delay before a panel opened by hovering closes after the pointer has left, in ms. */
const leaveDelay = 300;

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

function isCrossing(event: PointerEvent, from: Point): boolean {
  const panel = event.currentTarget
    .closest('nav')
    ?.querySelector('[data-menu-panel]')
    ?.getBoundingClientRect();
  return panel !== undefined && isHeadingFor(panel, from, pointOf(event));
}

/**
 * NAV-07: open panels on hover: the first after 100 ms, others at once, unless the pointer only crosses them towards the
 * open panel, leaves earlier, or rests while the header slides in under it.
 */
export function useHoverIntent({ openId, openedBy, open, close }: Menu) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<Point>({ x: 0, y: 0 });
  const over = useRef<string>(undefined);
  const later = (act: () => void, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  // A click before the delay has passed opens the panel itself; the timer would make it one opened by hovering.
  useEffect(() => () => clearTimeout(timer.current), [openId]);

  // An item that moves under a resting pointer gets pointerenter, but no pointermove.
  const moveOverItem = (id: string, hasPanel: boolean, event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || over.current === id) return;
    over.current = id;
    if (id === openId) return;
    const show = () => (hasPanel ? open(id, 'hover') : close());
    const waits = openId === null || isCrossing(event, last.current);
    if (waits) later(show, hoverDelay);
    else show();
  };
  const leaveItem = () => {
    over.current = undefined;
    clearTimeout(timer.current);
  };
  const move = (event: PointerEvent) => {
    last.current = pointOf(event);
  };
  const enterMenu = () => clearTimeout(timer.current);
  const leaveMenu = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && openedBy === 'hover') later(close, leaveDelay);
  };
  return { moveOverItem, leaveItem, move, enterMenu, leaveMenu };
}

/** Cause of an open panel: one opened by hovering also closes when the pointer leaves. */
type OpenedBy = 'hover' | 'press';

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

/** NAV-07, NAV-08: state of the mega menu; while open the page does not scroll. */
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
