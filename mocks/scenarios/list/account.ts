import { inStock, linesOf } from '../articles';
import type { Scenario } from '../scenario';

/** Scenarios of the group “Account and quick order”, by the name that a link gives each (DEV-04). */
export const account = {
  favoriteLists: {
    title: 'Favourites in two lists',
    path: '/en/account?view=Favorites',
    sees: 'Stua',
    customer: 'ingrid@furulia.example',
  },
  noFavorites: {
    title: 'No favourites',
    path: '/en/account?view=Favorites',
    sees: 'No favourites yet',
    customer: 'elin@furulia.example',
  },
  failingFavorites: {
    title: 'Favourites fail',
    path: '/en/account?view=Favorites',
    sees: 'Your favourites could not be loaded.',
    customer: 'ingrid@furulia.example',
    faults: { getFavoriteLists: 500 },
  },
  sharedFavorites: {
    title: 'Favourites shared by a link',
    path: () =>
      `/en/account?view=SharedList&list=Sofas&${linesOf(
        3,
        (article) => inStock(article) && article.product.category.parent?.code === 'sofas',
      )
        .map(({ code }) => `code=${code}`)
        .join('&')}`,
    sees: 'Shared with you · 3 products',
  },
  noAddresses: {
    title: 'No addresses',
    path: '/en/account?view=Addresses',
    sees: 'No billing address yet.',
    customer: 'elin@furulia.example',
  },
  failingUsers: {
    title: 'Users of an organisation fail',
    path: '/en/account?view=Users',
    sees: 'The users could not be loaded.',
    customer: 'ase@kontorhotellet.example',
    faults: { getAllCustomers: 500 },
  },
  lockedAccount: {
    title: 'Signing in is refused',
    path: '/en/account',
    sees: 'You are not signed in',
    faults: { loginCustomer: 403 },
  },
  failingProfile: {
    title: 'Saving the profile fails',
    path: '/en/account?view=Profile',
    sees: 'You sign in with this address.',
    customer: 'ingrid@furulia.example',
    faults: { updateCustomer: 500 },
  },
  quickOrder: {
    title: 'Quick order',
    path: '/en/quick-order',
    sees: 'Type an article number or a name',
    customer: 'ingrid@furulia.example',
    cart: () => [],
  },
  failingQuickOrder: {
    title: 'Quick order without an answer',
    path: '/en/quick-order',
    sees: 'Type an article number or a name',
    customer: 'ingrid@furulia.example',
    faults: { bulkUpdateCart: 'no connection' },
  },
  visitorQuickOrder: {
    title: 'Quick order of a visitor',
    path: '/en/quick-order',
    sees: 'Sign in to order by article number',
  },
} satisfies Record<string, Scenario>;
