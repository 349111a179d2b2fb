import { type ComponentPropsWithRef, useEffect, useEffectEvent } from 'react';

/** The part of the platform's CloseWatcher in use here; Safari and Firefox have none. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** MOD-01: closes on a close request of the platform, such as Back on Android, where the browser passes it on. */
function useCloseRequest(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, []);
}

/**
 * MOD-01, MOD-02: the props by which a MUI Dialog or Drawer becomes the open modal. Focus afterwards is the host's.
 * @param onClose called on Escape, a press outside and a close request of the platform
 * @param paper props of the element that has the role of the dialog, its accessible name among them
 * @example <Dialog {...useModalFrame(closeModal, { 'aria-label': title })}>…</Dialog>
 */
export function useModalFrame(onClose: () => void, paper: ComponentPropsWithRef<'div'>) {
  useCloseRequest(onClose);
  return {
    open: true,
    disableRestoreFocus: true,
    onClose: (event: object) => {
      // A list that opens inside the dialog has kept the key to itself.
      if (!('defaultPrevented' in event && event.defaultPrevented === true)) onClose();
    },
    // A drawer that is open from the start would not slide in.
    slotProps: { paper, transition: { appear: true } },
  };
}
