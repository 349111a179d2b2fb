import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

export const useIsServerRender = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
