import { useEffect, useRef } from 'react';
import { createPath, useLocation, type Location } from 'react-router-dom';
import { createModalEntry, type ModalEntry } from './modalEntry';

let follow: (() => boolean) | undefined;

// As the module loads, so before the router's: window calls its listeners in the order they came, and the router would
// take a step of the modal for one to another page.
window.addEventListener('popstate', (event) => {
  if (follow?.()) event.stopImmediatePropagation();
});

/** Gives the page's entry what the router wrote into the address while the modal lay on top of it. */
function carryAddressOver({ key, state, ...path }: Location): void {
  const address = createPath(path);
  if (address === createPath(window.location)) return;
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  window.history.replaceState({ usr: state, key, idx }, '', address);
}

/**
 * MOD-01: Back closes the open modal and the page stays, also where the shop is the first page of the window. The
 * address may be rewritten through the router meanwhile.
 * @param isOpen a modal is open
 * @param close closes it
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const location = useLocation();
  const latest = useRef(location);
  const entry = useRef<ModalEntry>(undefined);

  useEffect(() => {
    const modalEntry = createModalEntry(() => {
      carryAddressOver(latest.current);
      close();
    });
    entry.current = modalEntry;
    follow = modalEntry.step;
    return () => {
      follow = undefined;
    };
  }, [close]);

  useEffect(() => {
    latest.current = location;
    entry.current?.arrive();
  }, [location]);

  useEffect(() => {
    if (isOpen) entry.current?.lay();
    else entry.current?.takeOff();
  }, [isOpen]);
}
