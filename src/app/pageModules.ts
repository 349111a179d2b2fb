import type { ComponentType } from 'react';
import type { Page, PageType } from '../routing/page/page';
import type { QueryClient } from '@tanstack/react-query';
import { pages, type PageModule } from './pageRegistry';
import { hasFeature } from '../config/deployment';
import { lazyModule, type LazyModule } from '../routing/lazy/lazyModule';

type LazyPage = LazyModule<ComponentType<{ page: Page }>>;

/** Keyed by import function: page types with the same component share a module. */
const modules = new Map<unknown, LazyPage>();

/** Import function for a pageType; undefined for an unknown type, and for one that this deployment does not have. */
function importOf(pageType: string): (() => Promise<PageModule<Page>>) | undefined {
  if (!Object.hasOwn(pages, pageType)) return undefined;
  if (pageType === 'QuickOrderPage' && !hasFeature('quick-order')) return undefined;
  // The registry pairs each type with the component of its model, and the module is looked up by that type.
  return pages[pageType as PageType] as () => Promise<PageModule<Page>>;
}

/**
 * Chunk of the page component for a pageType.
 * @param pageType page type as sent by the server; a newer server may send types unknown to this app
 * @returns undefined for an unknown type (APP-02)
 */
export function pageModule(pageType: string): LazyPage | undefined {
  const load = importOf(pageType);
  if (!load) return undefined;
  const module = modules.get(load) ?? lazyModule(load);
  modules.set(load, module);
  return module;
}

/** Load the chunks of pages, which then render at once. */
export async function loadPages(pageTypes: readonly PageType[]): Promise<void> {
  await Promise.all(pageTypes.map((pageType) => pageModule(pageType)?.prefetch()));
}

/** Run the `prefetch` of a page's module: the queries of its first window, before it renders. */
export async function prefetchPageQueries(client: QueryClient, page: Page): Promise<void> {
  const module = await importOf(page.pageType)?.();
  await module?.prefetch?.(client, page);
}
