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
