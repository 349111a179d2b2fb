import { type RefObject, useEffect, useRef } from 'react';

/** Move focus to the heading of an order that opens, and back to its link when it closes. */
export function useOrderFocus(part: RefObject<HTMLElement | null>, order: string | null): void {
  const shown = useRef(order);
  useEffect(() => {
    const before = shown.current;
    shown.current = order;
    if (before === order) return;
    const candidates = part.current?.querySelectorAll<HTMLElement>(order === null ? '[data-order]' : 'h2');
    const target = [...(candidates ?? [])].find(
      ({ dataset }) => order !== null || dataset['order'] === before,
    );
    target?.focus({ preventScroll: true });
  }, [part, order]);
}
