import type { Virtualizer, VirtualizerOptions } from '@tanstack/virtual-core';
import { useEffect, useLayoutEffect, useMemo, useReducer, useSyncExternalStore } from 'react';
import { lazyModule } from '../../../routing/lazy/loadChunk';

export type Rows = Virtualizer<Window, HTMLDivElement>;

type Options = Omit<
  VirtualizerOptions<Window, HTMLDivElement>,
  'getScrollElement' | 'observeElementRect' | 'observeElementOffset' | 'onChange'
>;

/** Loaded when a list becomes long: most lists never do. */
const virtualCore = lazyModule(() =>
  import('@tanstack/virtual-core').then(({ Virtualizer, observeWindowOffset, observeWindowRect }) => ({
    default: { Virtualizer, observeWindowOffset, observeWindowRect },
  })),
);

/**
 * Virtualizer of a list that scrolls with the window.
 * @param options undefined for a list that needs none
 * @param id another id makes another virtualizer
 * @returns the virtualizer; undefined while its chunk loads; null when it cannot be loaded
 */
export function useVirtualizer(options: Options | undefined, id: string): Rows | null | undefined {
  const isNeeded = options !== undefined;
  useEffect(() => {
    if (isNeeded) virtualCore.load();
  }, [isNeeded]);
  const state = useSyncExternalStore(virtualCore.subscribe, virtualCore.state, virtualCore.state);
  const core = state.status === 'loaded' ? state.value : undefined;
  const [, render] = useReducer((count: number) => count + 1, 0);
  const all =
    core && options
      ? {
          ...options,
          getScrollElement: () => window,
          observeElementRect: core.observeWindowRect,
          observeElementOffset: core.observeWindowOffset,
          // Known from the start, so that the first render leaves no card out that is in the window.
          initialRect: { width: window.innerWidth, height: window.innerHeight },
          initialOffset: () => window.scrollY,
          // The overscan covers a frame; rendering inside the scroll event would force a layout.
          onChange: render,
        }
      : undefined;
  const virtualizer = useMemo(
    () => (core && all ? new core.Virtualizer<Window, HTMLDivElement>(all) : undefined),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- later options are set below
    [core, isNeeded, id],
  );
  if (virtualizer && all) virtualizer.setOptions(all);
  useLayoutEffect(() => virtualizer?._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer?._willUpdate());
  return state.status === 'failed' ? null : virtualizer;
}
