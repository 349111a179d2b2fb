import { useEffect, useRef } from 'react';
import { createPath, useLocation, type Location } from 'react-router-dom';
import { createModalHistoryEntry, type ModalHistoryEntry } from './modalHistoryEntry';

/** Writes the router's location into the page's entry: it may have been rewritten while the modal was open. */
function restoreLocation({ key, state, ...path }: Location): void {
  const address = createPath(path);
  if (address === createPath(window.location)) return;
  window.history.replaceState({ ...(window.history.state as object | null), usr: state, key }, '', address);
}

/**
 * MOD-01: Back closes the open modal and the page stays, also where the shop is the first page of the window. The
 * address may be rewritten through the router meanwhile.
 * @param isOpen a modal is open
 * @param close closes it
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const location = useLocation();
  const latest = useRef(location);
  const entry = useRef<ModalHistoryEntry>(undefined);

  useEffect(() => {
    const created = createModalHistoryEntry(() => {
      restoreLocation(latest.current);
      close();
    });
    entry.current = created;
    const handle = (event: PopStateEvent) => {
      if (created.onPopState()) event.stopImmediatePropagation();
    };
    // Capturing listeners are called before the router's, whichever was added first: the router would take a step
    // between modal and page for a navigation.
    window.addEventListener('popstate', handle, { capture: true });
    return () => window.removeEventListener('popstate', handle, { capture: true });
  }, [close]);

  useEffect(() => {
    latest.current = location;
    entry.current?.onNavigate();
  }, [location]);

  useEffect(() => {
    if (isOpen) entry.current?.push();
    else entry.current?.remove();
  }, [isOpen]);
}
