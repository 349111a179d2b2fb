import { shopBrand } from '../../brand/shopBrand';
import { basicTexts } from './basicTexts';
import account from './en/account.json' with { type: 'json' };
import addresses from './en/addresses.json' with { type: 'json' };
import cart from './en/cart.json' with { type: 'json' };
import checkout from './en/checkout.json' with { type: 'json' };
import consent from './en/consent.json' with { type: 'json' };
import content from './en/content.json' with { type: 'json' };
import favorites from './en/favorites.json' with { type: 'json' };
import filters from './en/filters.json' with { type: 'json' };
import forms from './en/forms.json' with { type: 'json' };
import listing from './en/listing.json' with { type: 'json' };
import navigation from './en/navigation.json' with { type: 'json' };
import orders from './en/orders.json' with { type: 'json' };
import organization from './en/organization.json' with { type: 'json' };
import product from './en/product.json' with { type: 'json' };
import quickOrder from './en/quickOrder.json' with { type: 'json' };
import quotes from './en/quotes.json' with { type: 'json' };
import search from './en/search.json' with { type: 'json' };

const withName = (text: string) => text.replace('{shopName}', shopBrand.name);

/** Built-in English texts by area, for keys without a translation from the server. In its own chunk. */
export const english = {
  ...basicTexts,
  account,
  addresses,
  cart,
  checkout,
  consent,
  content,
  favorites,
  filters,
  forms,
  listing,
  navigation: {
    ...navigation,
    homeLink: withName(navigation.homeLink),
    footer: withName(navigation.footer),
  },
  orders,
  organization,
  product,
  quickOrder,
  quotes,
  search,
};

type Areas = typeof english;

type TextKey = {
  [Area in keyof Areas]: keyof Areas[Area] extends infer Name extends string ? `${Area}.${Name}` : never;
}[keyof Areas];

/** Every translation key, without its plural forms `<area>.<name>_<category>`. */
export type TranslationKey = Exclude<TextKey, `${string}_${Intl.LDMLPluralRule}`>;
