import { moveWindow } from '../../../components/moveWindow';

/** Fractions of a px that scrolling has left out: the window scrolls by whole ones, and many rows would add up. */
let remainder = 0;

/**
 * Scrolls the window for what changes above the cards in view.
 * @param top in px
 */
export function scrollWindowTo(top: number): void {
  moveWindow(top);
  remainder = (top - window.scrollY) % 1;
}

/**
 * Scrolls it from where it is now, with what the last scrolling has left out.
 * @param distance in px, downwards
 */
export const scrollWindowBy = (distance: number): void =>
  scrollWindowTo(window.scrollY + remainder + distance);
