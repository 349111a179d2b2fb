import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** True in the render of a server, and in that of the browser which hydrates it. */
export const useIsServerRender = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
