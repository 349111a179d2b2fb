import { moveWindow } from '../../../components/plain/moveWindow';

/** Accumulated fractions of a px: the window scrolls by whole px, and the rest would add up over many rows. */
let remainder = 0;

/**
 * Scroll the window to compensate for a change of height above the visible cards.
 * @param top in px
 */
export function scrollWindowTo(top: number): void {
  moveWindow(top);
  remainder = (top - window.scrollY) % 1;
}

/**
 * Scroll relative to the current position, including the accumulated fraction.
 * @param distance in px, downwards
 */
export const scrollWindowBy = (distance: number): void =>
  scrollWindowTo(window.scrollY + remainder + distance);
