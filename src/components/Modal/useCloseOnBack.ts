import { useEffect, useRef } from 'react';
import { createPath, useLocation, type Location } from 'react-router-dom';
import { createModalHistoryEntry, type ModalHistoryEntry } from './modalHistoryEntry';

/** Writes the router's location into the page's entry: it may have been rewritten while the modal was open. */
function restoreLocation({ key, state, ...path }: Location): void {
  const address = createPath(path);
  if (address === createPath(window.location)) return;
  window.history.replaceState({ ...(window.history.state as object | null), usr: state, key }, '', address);
}

/** The controller of the modals of the app that is rendered. */
let controller: ModalHistoryEntry | undefined;

/**
 * Handles steps of the history between a modal and its page, and keeps them from the router, which would take them for
 * a navigation. Chromium calls the popstate listeners of window in the order they were added, capturing ones included:
 * call it at start-up, before the router is rendered.
 * @returns stops handling
 */
export function handleModalHistory(): () => void {
  const handle = (event: PopStateEvent) => {
    if (controller?.onPopState()) event.stopImmediatePropagation();
  };
  window.addEventListener('popstate', handle);
  return () => window.removeEventListener('popstate', handle);
}

/**
 * MOD-01: Back closes the open modal and the page stays, also where the shop is the first page of the window. The
 * address may be rewritten through the router meanwhile. Needs {@link handleModalHistory}.
 * @param isOpen a modal is open
 * @param close closes it
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const location = useLocation();
  const latest = useRef(location);

  useEffect(() => {
    controller = createModalHistoryEntry(() => {
      restoreLocation(latest.current);
      close();
    });
    return () => {
      controller = undefined;
    };
  }, [close]);

  useEffect(() => {
    latest.current = location;
    controller?.onNavigate();
  }, [location]);

  useEffect(() => {
    if (isOpen) controller?.push();
    else controller?.remove();
  }, [isOpen]);
}
