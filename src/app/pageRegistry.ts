import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { extensions } from '#brand/extensions';
import { type Page, type PageType, pageQuery } from '../routing/page/page';
import type { PageModels, PageProps } from '../pages/pageModels';
import { hasFeature } from '../config/deployment';
import { lazyModule, type LazyModule } from '../routing/lazy/loadChunk';

interface PageModule<Model extends Page> {
  default: ComponentType<PageProps<Model>>;
  /** Fetch the queries of the first window, before the page renders. */
  prefetch?: (client: QueryClient, page: Model) => Promise<void>;
}

type Registry<Types extends PageType> = {
  [Type in Types]: () => Promise<PageModule<PageModels[Type]>>;
};

/** Page types for editors and developers, which are in a production build only with EDITOR_PAGES=true. */
const editorPageTypes = ['BlockPreviewPage', 'StorybookPage'] as const;

type EditorPageType = (typeof editorPageTypes)[number];

/** Page types that a build or a deployment may leave out; an address of theirs is then not found (APP-05). */
export const optionalPageTypes: readonly string[] = [...editorPageTypes, 'QuickOrderPage'];

const editorPages: Partial<Registry<EditorPageType>> = import.meta.env.VITE_EDITOR_PAGES
  ? {
      BlockPreviewPage: () => import('../pages/BlockPreviewPage'),
      StorybookPage: () => import('../pages/StorybookPage/StorybookPage'),
    }
  : {};

const content = () => import('../pages/ContentPage');
const product = () => import('../pages/ProductPage');
const category = () => import('../pages/CategoryPage');

/** Chunk of every page by pageType (APP-02); a type of the contract without a page is a type error. */
export const pages: Registry<Exclude<PageType, EditorPageType>> & typeof editorPages = {
  ...editorPages,
  StartPage: () => import('../pages/StartPage'),
  StandardPage: content,
  InspirationPage: content,
  ProductBase: product,
  ProductPage: product,
  QuickOrderPage: () => import('../pages/QuickOrderPage'),
  CategoryBase: category,
  CategoryPage: category,
  CartPage: () => import('../pages/CartPage'),
  CheckoutPage: () => import('../pages/CheckoutPage'),
  OrderConfirmationPage: () => import('../pages/OrderConfirmationPage'),
  InformationPage: content,
  SearchPage: () => import('../pages/SearchPage'),
  StorefrontPage: () => import('../pages/StorefrontPage'),
  AccountPage: () => import('../pages/AccountPage/AccountPage'),
  ForgotPasswordPage: () => import('../pages/ForgotPasswordPage'),
  FdvPage: () => import('../pages/FdvPage'),
  NotFoundPage: () => import('../pages/NotFoundPage'),
  ErrorPage: () => import('../pages/ErrorPage'),
  CampaignPage: () => import('../pages/CampaignPage'),
};

type LazyPage = LazyModule<ComponentType<{ page: Page }>>;

/** Keyed by import function: page types with the same component share a module. */
const modules = new Map<unknown, LazyPage>();

/** Page types of the brand (brand/extensions.ts). */
export const ownPageTypes = (): string[] => Object.keys(extensions.pages ?? {});

/**
 * Import function for a pageType, the brand's own first; undefined for an unknown type, and for one that this deployment
 * does not have.
 */
function importOf(pageType: string): (() => Promise<PageModule<Page>>) | undefined {
  // A page of an own type has the fields of every page, and its component knows the others.
  if (ownPageTypes().includes(pageType))
    return extensions.pages?.[pageType] as unknown as () => Promise<PageModule<Page>>;
  if (!Object.hasOwn(pages, pageType)) return undefined;
  if (pageType === 'QuickOrderPage' && !hasFeature('quick-order')) return undefined;
  // The registry pairs each type with the component of its model, and the module is looked up by that type.
  return pages[pageType as PageType] as () => Promise<PageModule<Page>>;
}

/** Chunk of the page component for a pageType; undefined for a type unknown to this app (APP-02). */
export function pageModule(pageType: string): LazyPage | undefined {
  const load = importOf(pageType);
  if (!load) return undefined;
  const module = modules.get(load) ?? lazyModule(load);
  modules.set(load, module);
  return module;
}

/** Load the chunks of pages, which then render at once. */
export async function loadPages(pageTypes: readonly string[]): Promise<void> {
  await Promise.all(pageTypes.map((pageType) => pageModule(pageType)?.prefetch()));
}

/** Run the `prefetch` of a page's module: the queries of its first window, before it renders. */
export async function prefetchPageQueries(client: QueryClient, page: Page): Promise<void> {
  const module = await importOf(page.pageType)?.();
  await module?.prefetch?.(client, page);
}

/** Prefetch a page and its chunk before a link inside the app is followed; failures are reported only then. */
export async function prefetchPage(client: QueryClient, to: string): Promise<void> {
  const [address = ''] = to.split('#');
  const query = pageQuery(address);
  await client.prefetchQuery({ ...query, meta: { isPrefetch: true } });
  const page = client.getQueryData(query.queryKey);
  if (page) void pageModule(page.pageType)?.prefetch();
}
