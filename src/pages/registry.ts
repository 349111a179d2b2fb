import type { ComponentType } from 'react';
import type { components } from '../api/generated/types';

type Schemas = components['schemas'];

/** The model of the page behind each name that pageType has on the wire (APP-02). */
export interface PageModels {
  StartPage: Schemas['StartPage'];
  StandardPage: Schemas['StandardPage'];
  InspirationPage: Schemas['InspirationPage'];
  ProductBase: Schemas['ProductPage'];
  ProductPage: Schemas['ProductPage'];
  QuickOrderPage: Schemas['QuickOrderPage'];
  BlockPreviewPage: Schemas['BlockPreviewPage'];
  CategoryBase: Schemas['CategoryPage'];
  CategoryPage: Schemas['CategoryPage'];
  CartPage: Schemas['CartPage'];
  CheckoutPage: Schemas['CheckoutPage'];
  OrderConfirmationPage: Schemas['OrderConfirmationPage'];
  InformationPage: Schemas['InformationPage'];
  SearchPage: Schemas['SearchPage'];
  StorybookPage: Schemas['StorybookPage'];
  StorefrontPage: Schemas['StorefrontPage'];
  AccountPage: Schemas['AccountPage'];
  ForgotPasswordPage: Schemas['ForgotPasswordPage'];
  FdvPage: Schemas['FdvPage'];
  NotFoundPage: Schemas['NotFoundPage'];
  ErrorPage: Schemas['ErrorPage'];
  CampaignPage: Schemas['CampaignPage'];
}

/** What a page component is given: the server's answer for its address. */
export interface PageProps<Model extends PageModels[keyof PageModels]> {
  page: Model;
}

type PageRegistry = {
  [Type in Schemas['PageType']]: () => Promise<{ default: ComponentType<PageProps<PageModels[Type]>> }>;
};

const product = () => import('./ProductPage/ProductPage');
const category = () => import('./CategoryPage/CategoryPage');

/** The chunk of every page by pageType (APP-02); a type of the contract without a page is a type error. */
export const pages: PageRegistry = {
  StartPage: () => import('./StartPage/StartPage'),
  StandardPage: () => import('./StandardPage/StandardPage'),
  InspirationPage: () => import('./InspirationPage/InspirationPage'),
  ProductBase: product,
  ProductPage: product,
  QuickOrderPage: () => import('./QuickOrderPage/QuickOrderPage'),
  BlockPreviewPage: () => import('./BlockPreviewPage/BlockPreviewPage'),
  CategoryBase: category,
  CategoryPage: category,
  CartPage: () => import('./CartPage/CartPage'),
  CheckoutPage: () => import('./CheckoutPage/CheckoutPage'),
  OrderConfirmationPage: () => import('./OrderConfirmationPage/OrderConfirmationPage'),
  InformationPage: () => import('./InformationPage/InformationPage'),
  SearchPage: () => import('./SearchPage/SearchPage'),
  StorybookPage: () => import('./StorybookPage/StorybookPage'),
  StorefrontPage: () => import('./StorefrontPage/StorefrontPage'),
  AccountPage: () => import('./AccountPage/AccountPage'),
  ForgotPasswordPage: () => import('./ForgotPasswordPage/ForgotPasswordPage'),
  FdvPage: () => import('./FdvPage/FdvPage'),
  NotFoundPage: () => import('./NotFoundPage/NotFoundPage'),
  ErrorPage: () => import('./ErrorPage/ErrorPage'),
  CampaignPage: () => import('./CampaignPage/CampaignPage'),
};
