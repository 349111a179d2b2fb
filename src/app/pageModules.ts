import type { ComponentType } from 'react';
import type { Page, PageType } from '../features/page/page';
import type { QueryClient } from '@tanstack/react-query';
import { pages, type PageModule } from './pageRegistry';
import { lazyModule, type LazyModule } from '../components/LazyModule/lazyModule';

type LazyPage = LazyModule<ComponentType<{ page: Page }>>;

/** Two names of one page share its import function, and so its module. */
const modules = new Map<unknown, LazyPage>();

/** The import function of the page a pageType names; undefined for a type this app does not know. */
function importOf(pageType: string): (() => Promise<PageModule<Page>>) | undefined {
  if (!Object.hasOwn(pages, pageType)) return undefined;
  // The registry pairs each type with a component of its own model, and the module is looked up by that type.
  return pages[pageType as PageType] as () => Promise<PageModule<Page>>;
}

/**
 * The chunk of the page a pageType names.
 * @param pageType as it came over the wire; a newer server may know more than this app
 * @returns undefined for a type this app does not know (APP-02)
 */
export function pageModule(pageType: string): LazyPage | undefined {
  const load = importOf(pageType);
  if (!load) return undefined;
  const module = modules.get(load) ?? lazyModule(load);
  modules.set(load, module);
  return module;
}

/** Fetches what a page shows first, before it is rendered. */
export async function prefetchPageQueries(client: QueryClient, page: Page): Promise<void> {
  const module = await importOf(page.pageType)?.();
  await module?.prefetch?.(client, page);
}
