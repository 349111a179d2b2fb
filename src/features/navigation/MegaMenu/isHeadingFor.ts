/** A point in the window, in px. */
export interface Point {
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
