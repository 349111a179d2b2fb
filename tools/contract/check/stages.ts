import type { OperationId } from '../../../src/api/operation';

const site = [
  ...(['getGlobalSettings', 'getTranslations', 'getGlobalContent'] as const),
  ...(['getHeader', 'getFooter', 'getSiteStructure', 'getCity'] as const),
];
const search = ['search', 'quickSearch', 'getSuggestions', 'variationCodeSearch'] as const;

/** Operations that need no page, no category, or no account. */
export const simpleOperations: Readonly<Record<'site' | 'pages' | 'public', readonly OperationId[]>> = {
  site,
  pages: [...site, 'getPage'],
  public: [...site, ...search, 'getPage', 'getCategoryProducts'],
};

/** Operations of the search. */
export const searchOperations: readonly OperationId[] = search;

const cart = [
  ...(['getCart', 'addToCart', 'updateCart', 'deleteCart', 'bulkUpdateCart'] as const),
  ...(['addMultipleToCart', 'createStockNotice'] as const),
];
const addresses = ['createAddress', 'updateAddress', 'setPrimaryAddress', 'deleteAddress'] as const;

/** Operations judged by the parts of a check that change data, by the names of the parts; others always run. */
export const operationsOfStages: ReadonlyMap<string, readonly OperationId[]> = new Map<string, OperationId[]>(
  [
    [
      'another account',
      ['registerCustomer', 'updateCustomer', 'changePassword', 'deleteCustomer', ...addresses],
    ],
    ['rights', ['getOrder', 'getAllCustomers', 'getCart', 'getFavoriteLists']],
    ['favourites', ['getFavoriteLists', 'updateFavorites', 'changeFavoriteListName', 'deleteFavoriteList']],
    ['addresses', ['getCustomer', ...addresses]],
    ['profile', ['getCustomer', 'updateCustomer']],
    ['cart', cart],
    ['cart of a visitor', cart],
    ['order', ['createOrder', 'getOrder', 'getAllOrders', 'getCart', 'deleteCart']],
    [
      'organisation',
      [
        ...(['getRoles', 'getAllCustomers', 'createOrganizationCustomer'] as const),
        ...(['updateCustomer', 'changePassword', 'deleteCustomer'] as const),
      ],
    ],
  ],
);
