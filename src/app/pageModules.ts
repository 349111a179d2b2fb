import type { ComponentType } from 'react';
import type { Page, PageType } from '../features/page/page';
import { pages } from './pageRegistry';
import { lazyModule, type LazyModule } from '../components/LazyModule/lazyModule';

type PageModule = LazyModule<ComponentType<{ page: Page }>>;

/** Two names of one page share its import function, and so its module. */
const modules = new Map<unknown, PageModule>();

/**
 * The chunk of the page a pageType names.
 * @param pageType as it came over the wire; a newer server may know more than this app
 * @returns undefined for a type this app does not know (APP-02)
 */
export function pageModule(pageType: string): PageModule | undefined {
  if (!Object.hasOwn(pages, pageType)) return undefined;
  // The registry pairs each type with a component of its own model, and the module is looked up by that type.
  const load = pages[pageType as PageType] as () => Promise<{ default: ComponentType<{ page: Page }> }>;
  const module = modules.get(load) ?? lazyModule(load);
  modules.set(load, module);
  return module;
}
