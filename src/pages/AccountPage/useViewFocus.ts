import { useEffect, useRef } from 'react';
import type { AccountView } from './accountViews';

/** Moves focus to the heading when the view changes, as on a page change, so that screen readers announce its name. */
export function useViewFocus(view: AccountView): void {
  const focused = useRef(view);
  useEffect(() => {
    if (focused.current === view) return;
    focused.current = view;
    const heading = document.querySelector<HTMLElement>('#main-content h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [view]);
}
