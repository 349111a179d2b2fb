import { type ComponentPropsWithRef, useEffect, useEffectEvent } from 'react';

/** Subset of the platform's CloseWatcher; missing in Safari and Firefox. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** MOD-01: close on a close request of the platform, such as Back on Android, in browsers that dispatch it. */
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
 * MOD-01, MOD-02: props that make a MUI Dialog or Drawer the open modal. The host returns focus afterwards.
 * @param onClose called on Escape, a click outside and a close request of the platform
 * @param paper props of the element with the role dialog, including its accessible name
 * @example <Dialog {...useModalFrame(closeModal, { 'aria-label': title })}>…</Dialog>
 */
export function useModalFrame(onClose: () => void, paper: ComponentPropsWithRef<'div'>) {
  useCloseRequest(onClose);
  return {
    open: true,
    disableRestoreFocus: true,
    onClose: (event: object) => {
      // A popup list inside the dialog has handled the key.
      if (!('defaultPrevented' in event && event.defaultPrevented === true)) onClose();
    },
    // Without `appear`, a drawer that is open on mount would not slide in.
    slotProps: { paper, transition: { appear: true } },
  };
}
