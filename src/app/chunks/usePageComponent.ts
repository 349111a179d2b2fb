import { useEffect, type ComponentType } from 'react';
import { reportUnknown } from '../../features/analytics/dataLayer';
import type { Page } from '../../features/page/page';
import { lazyModule, useLazyModule, type ModuleState } from '../../components/LazyModule/lazyModule';
import { pageModule } from './pageModules';

type PageComponent = ComponentType<{ page: Page }>;

/** Stands where there is no page yet, or none that this app knows. */
const none = lazyModule<PageComponent>(() => new Promise(() => undefined));

/** How far the component of a page is; `unknown` when this app has none for its type (APP-02). */
export function usePageComponent(page: Page | undefined): ModuleState<PageComponent> | { status: 'unknown' } {
  const module = page && pageModule(page.pageType);
  const state = useLazyModule(module ?? none);
  const unknown = page && !module ? page.pageType : undefined;
  useEffect(() => {
    if (unknown !== undefined) reportUnknown('pageType', unknown);
  }, [unknown]);
  return unknown === undefined ? state : { status: 'unknown' };
}
