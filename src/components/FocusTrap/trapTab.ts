/** What the trap needs of a key event, React's or the browser's. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>;

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]):not([type=hidden]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]';

/** What Tab would reach inside an element, in order. */
export function focusableIn(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.checkVisibility?.({ visibilityProperty: true }) !== false &&
      !element.closest('[inert]'),
  );
}

/**
 * MOD-02, NAV-03: on Tab at either end of the container, moves focus to its other end; from outside, into it. Other
 * keys pass.
 * @param event a key press
 * @param container where focus stays
 */
export function trapTab(event: KeyPress, container: Element): void {
  if (event.key !== 'Tab') return;
  const inside = focusableIn(container);
  const focused = document.activeElement;
  const isOutside = !container.contains(focused);
  const isAtStart = focused === inside.at(0) || focused === container;
  const isAtEnd = focused === inside.at(-1);
  if (inside.length > 0 && !isOutside && !(event.shiftKey ? isAtStart : isAtEnd)) return;
  event.preventDefault();
  inside.at(event.shiftKey ? -1 : 0)?.focus();
}
