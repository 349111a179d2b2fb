import { account } from './en/account';
import { addresses } from './en/addresses';
import { cart } from './en/cart';
import { checkout } from './en/checkout';
import { common } from './en/common';
import { consent } from './en/consent';
import { content } from './en/content';
import { errors } from './en/errors';
import { favorites } from './en/favorites';
import { filters } from './en/filters';
import { forms } from './en/forms';
import { listing } from './en/listing';
import { navigation } from './en/navigation';
import { orders } from './en/orders';
import { organization } from './en/organization';
import { product } from './en/product';
import { quickOrder } from './en/quickOrder';
import { search } from './en/search';

/** Built-in English texts by area, for keys without a translation from the server. In its own chunk. */
export const english = {
  common,
  navigation,
  listing,
  filters,
  product,
  search,
  account,
  addresses,
  cart,
  checkout,
  consent,
  content,
  errors,
  favorites,
  forms,
  organization,
  orders,
  quickOrder,
};

type Areas = typeof english;

type TextKey = {
  [Area in keyof Areas]: keyof Areas[Area] extends infer Name extends string ? `${Area}.${Name}` : never;
}[keyof Areas];

/**
 * Every translation key, `<area>.<name>`, without its plural forms, `<area>.<name>_<category>`; a misspelt or missing
 * one is a type error.
 */
export type TranslationKey = Exclude<TextKey, `${string}_${Intl.LDMLPluralRule}`>;
