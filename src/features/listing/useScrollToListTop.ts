import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import { moveWindow } from '../../components/moveWindow';

/** In px: whoever is no further down in the list sees its first products anyway, and nothing moves. */
const nearTop = 160;

/**
 * LIST-05: leads to the first products when another choice takes the place of a list that was scrolled into. The
 * header keeps its form, so what was pressed stays under the pointer.
 * @param part the list with its bar; its scroll margin is what the header covers
 * @param list which list it is, and which choice of it
 */
export function useScrollToListTop(part: RefObject<HTMLElement | null>, list: string): void {
  const isInPlace = useNavigationType() === 'REPLACE';
  const shown = useRef(list);
  useLayoutEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    if (!isInPlace || !part.current) return;
    const covered = Number.parseFloat(getComputedStyle(part.current).scrollMarginTop) || 0;
    const past = covered - part.current.getBoundingClientRect().top;
    if (past > nearTop) moveWindow(window.scrollY - past);
  }, [part, list, isInPlace]);
}
