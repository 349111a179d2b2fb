import source from '../data/customers.json' with { type: 'json' };
import type { FavoriteListRecord, ShopState } from '../store/state';
import { catalogue } from './catalogue/catalogue';

/** The password of every mock customer but the empty one. */
export const password = 'furulia2026';

/** Account of a private customer. */
export const sampleCustomer = { email: 'ingrid@furulia.example', password };

/** The customers of a new shop, one of each kind; README.md lists how to sign in. */
export const { customers } = source;

const byKey = <Item>(items: readonly Item[], key: (item: Item) => string): Record<string, Item> =>
  Object.fromEntries(items.map((item) => [key(item), item]));

type Favorites = (typeof customers)[number]['favorites'][number];

/** A list with the newest products of a category. */
function favoriteList({ category, count, ...list }: Favorites): FavoriteListRecord {
  const products = catalogue().inCategory.get(category) ?? [];
  return { ...list, codes: products.slice(0, count).map(({ code }) => code) };
}

/** E-mails to the empty customer with a link to choose a password, one in each state (AUTH-05). */
const passwordLinks = () =>
  (['valid', 'used', 'expired'] as const).map((token) => ({
    token,
    customerId: 'C-1002',
    route: 'en',
    sentAt: token === 'expired' ? 0 : Date.now(),
    isUsed: token === 'used',
  }));

/** The state of a new shop: no customer is signed in, all carts are empty. */
export function initialState(): ShopState {
  const withFavorites = customers.filter(({ favorites }) => favorites.length > 0);
  return {
    openedAt: Date.now(),
    signedIn: null,
    organizations: byKey(source.organizations, ({ id }) => id),
    customers: byKey(
      customers.map(({ record }) => record),
      ({ customerId }) => customerId,
    ),
    carts: {},
    favorites: Object.fromEntries(
      withFavorites.map(({ record, favorites }) => [record.customerId, favorites.map(favoriteList)]),
    ),
    orders: {},
    passwordLinks: passwordLinks(),
    sequence: 0,
  };
}
