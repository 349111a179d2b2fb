import { useEffect, useRef } from 'react';
import { focusHeading } from '../../components/plain/returnFocus';
import type { AccountView } from './accountViews';

/** Move focus to the heading when the view changes, as on a page change, so that screen readers announce its name. */
export function useViewFocus(view: AccountView): void {
  const focused = useRef(view);
  useEffect(() => {
    if (focused.current === view) return;
    focused.current = view;
    focusHeading();
  }, [view]);
}
