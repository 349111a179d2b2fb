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
      BlockPreviewPage: () => import('../pages/BlockPreviewPage/BlockPreviewPage'),
      StorybookPage: () => import('../pages/StorybookPage/StorybookPage'),
    }
  : {};

const product = () => import('../pages/ProductPage/ProductPage');
const category = () => import('../pages/CategoryPage/CategoryPage');

/** Chunk of every page by pageType (APP-02); a type of the contract without a page is a type error. */
export const pages: Registry<Exclude<PageType, EditorPageType>> & typeof editorPages = {
  ...editorPages,
  StartPage: () => import('../pages/StartPage/StartPage'),
  StandardPage: () => import('../pages/StandardPage/StandardPage'),
  InspirationPage: () => import('../pages/InspirationPage/InspirationPage'),
  ProductBase: product,
  ProductPage: product,
  QuickOrderPage: () => import('../pages/QuickOrderPage/QuickOrderPage'),
  CategoryBase: category,
  CategoryPage: category,
  CartPage: () => import('../pages/CartPage/CartPage'),
  CheckoutPage: () => import('../pages/CheckoutPage/CheckoutPage'),
  OrderConfirmationPage: () => import('../pages/OrderConfirmationPage/OrderConfirmationPage'),
  InformationPage: () => import('../pages/InformationPage/InformationPage'),
  SearchPage: () => import('../pages/SearchPage/SearchPage'),
  StorefrontPage: () => import('../pages/StorefrontPage/StorefrontPage'),
  AccountPage: () => import('../pages/AccountPage/AccountPage'),
  ForgotPasswordPage: () => import('../pages/ForgotPasswordPage/ForgotPasswordPage'),
  FdvPage: () => import('../pages/FdvPage/FdvPage'),
  NotFoundPage: () => import('../pages/NotFoundPage/NotFoundPage'),
  ErrorPage: () => import('../pages/ErrorPage/ErrorPage'),
  CampaignPage: () => import('../pages/CampaignPage/CampaignPage'),
};
