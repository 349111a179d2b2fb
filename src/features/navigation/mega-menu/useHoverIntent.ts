import { useEffect, useRef, type PointerEvent } from 'react';
import type { Menu } from './useMenu';

/** A point in the window, in px. */
interface Point {
  x: number;
  y: number;
}

/**
 * NAV-07: true when a pointer moving from one point to another heads for a panel below it, so that items it crosses
 * must not open.
 * @param panel edges of the panel, in px
 */
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
 * NAV-07: open panels on hover: the first after 100 ms, others at once, unless the pointer only crosses them towards
 * the open panel. Nothing opens when the pointer leaves earlier, or rests while the header slides in under it.
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
