const site = 'get(GlobalSettings|Translations|GlobalContent|Header|Footer|SiteStructure|City)';
const search = 'search|quickSearch|getSuggestions|variationCodeSearch';

/** Names of operations that need no page, no category, or no account, and of those that search. */
export const simpleOperations = {
  site: new RegExp(`^(${site})$`),
  pages: new RegExp(`^(${site}|getPage)$`),
  public: new RegExp(`^(${site}|${search}|getPage|getCategoryProducts)$`),
  search: new RegExp(`^(${search})$`),
};

/** Names of the operations that the parts of a check judge which change data; the other parts always run. */
export const operationsOfStages: Readonly<Record<string, RegExp>> = {
  'another account': /^(register|update|delete)Customer$|^changePassword$|Address$/,
  rights: /^get(Order|AllCustomers|Cart|FavoriteLists)$/,
  favourites: /Favorite/,
  addresses: /^getCustomer$|Address$/,
  profile: /^(get|update)Customer$/,
  cart: /Cart$|^createStockNotice$/,
  'cart of a visitor': /Cart$|^createStockNotice$/,
  order: /Order|^createReturn$|^(get|delete)Cart$/,
  quotes: /Quotes?$|^replyToQuote$|^getCart$/,
  'password links': /PasswordLink$|^setPassword$/,
  organisation:
    /^getRoles$|^getAllCustomers$|^createOrganizationCustomer$|^(update|delete)Customer$|^changePassword$/,
};
