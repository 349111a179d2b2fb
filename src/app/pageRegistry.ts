import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Page, PageType } from '../routing/page/page';
import type { PageModels, PageProps } from '../pages/pageModels';

/** Module of a page component. */
export interface PageModule<Model extends Page> {
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

const product = () => import('../pages/ProductPage');
const category = () => import('../pages/CategoryPage');

/** Chunk of every page by pageType (APP-02); a type of the contract without a page is a type error. */
export const pages: Registry<Exclude<PageType, EditorPageType>> & typeof editorPages = {
  ...editorPages,
  StartPage: () => import('../pages/StartPage'),
  StandardPage: () => import('../pages/StandardPage'),
  InspirationPage: () => import('../pages/InspirationPage'),
  ProductBase: product,
  ProductPage: product,
  QuickOrderPage: () => import('../pages/QuickOrderPage'),
  CategoryBase: category,
  CategoryPage: category,
  CartPage: () => import('../pages/CartPage'),
  CheckoutPage: () => import('../pages/CheckoutPage'),
  OrderConfirmationPage: () => import('../pages/OrderConfirmationPage'),
  InformationPage: () => import('../pages/InformationPage'),
  SearchPage: () => import('../pages/SearchPage'),
  StorefrontPage: () => import('../pages/StorefrontPage'),
  AccountPage: () => import('../pages/AccountPage/AccountPage'),
  ForgotPasswordPage: () => import('../pages/ForgotPasswordPage'),
  FdvPage: () => import('../pages/FdvPage'),
  NotFoundPage: () => import('../pages/NotFoundPage'),
  ErrorPage: () => import('../pages/ErrorPage'),
  CampaignPage: () => import('../pages/CampaignPage'),
};
