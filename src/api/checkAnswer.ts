import { reportException } from '../lib/reportException';

type Fields = Record<string, unknown>;

/** Operations whose response is a list; all others are objects. */
const listAnswers = new Set([
  'getFavoriteLists',
  'updateFavorites',
  'changeFavoriteListName',
  'getAllCustomers',
  'getRoles',
]);

/** Fields without which a response is rejected: unknown content must not be rendered as empty. */
const essentialFields: Partial<Record<string, string>> = {
  getPage: 'pageType',
  getCustomer: 'email',
  getCart: 'lineItems',
  addToCart: 'lineItems',
  updateCart: 'lineItems',
  getCategoryProducts: 'result',
};

/** Lists that are read outside error boundaries: a missing one is replaced by an empty list. */
const lists: Partial<Record<string, readonly string[]>> = {
  getPage: ['breadcrumb', 'contentArea'],
  getSiteStructure: ['mainNavigation'],
  getGlobalSettings: ['countries'],
  getCart: ['promotions'],
  getAllOrders: ['orders'],
  getOrder: ['orderItems'],
  quickSearch: ['products', 'categories', 'content', 'suggestions'],
  getSuggestions: ['suggestions'],
  variationCodeSearch: ['results'],
};

/** Texts that render outside error boundaries of their own: an object in place of one is replaced by an empty text. */
const texts: Partial<Record<string, readonly string[]>> = {
  getPage: [
    'pageTitle',
    'preamble',
    'metaTitle',
    ...['name', 'brand', 'marketingText', 'shortDescription', 'orderInformation'].map(
      (key) => `product/${key}`,
    ),
    ...['name', 'address', 'postalCode', 'city', 'phoneNumber', 'email'].map((key) => `store/${key}`),
    'dataSheet/name',
  ],
  getGlobalContent: ['contactEmailAddress'],
};

/** Parts of a search that render independently; missing ones are only reported. */
const searchParts = ['productResult', 'categoryResult', 'contentResult'];

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Predicate for the entries of a list: no nulls, and only objects beside objects. */
function validEntryOf(list: readonly unknown[]): (entry: unknown) => boolean {
  const hasObjects = list.some(isObject);
  return (entry) => isObject(entry) || (entry !== null && !hasObjects);
}

/** Removes invalid entries from all lists of a value, in place, and records their paths. */
function dropInvalid(value: unknown, place: string, notes: string[]): void {
  if (!isObject(value)) return;
  const isValid = Array.isArray(value) ? validEntryOf(value) : () => true;
  for (const [key, inner] of Object.entries(value)) {
    if (!isValid(inner))
      notes.push(`${place}/${key} is ${inner === null ? 'null' : `of type ${typeof inner}`}`);
    dropInvalid(inner, `${place}/${key}`, notes);
  }
  if (Array.isArray(value) && !value.every(isValid)) value.splice(0, Infinity, ...value.filter(isValid));
}

/** Replaces objects in place of texts, in place, and records their paths. */
function emptyInvalidTexts(data: Fields, paths: readonly string[], notes: string[]): void {
  for (const path of paths) {
    const [key = '', ...parents] = path.split('/').toReversed();
    const holder = parents.reduceRight<unknown>(
      (value, name) => (isObject(value) ? value[name] : null),
      data,
    );
    if (!isObject(holder) || !isObject(holder[key])) continue;
    holder[key] = '';
    notes.push(`/${path} is of type object`);
  }
}

function report(id: string, notes: readonly string[]): TypeError {
  const error = new TypeError(`${id} departs from the contract: ${notes.join(', ')}`);
  reportException(error);
  return error;
}

/**
 * Makes a response safe to read outside error boundaries (CALL-05), in place: removes invalid entries from lists, adds
 * empty lists for missing ones, and empties texts that are objects. Reports departures from the contract with operation
 * and path.
 *
 * @param id operation of the response
 * @param data body of a success
 * @throws TypeError for a response of another type, and for one without its essential field
 */
export function checkAnswer(id: string, data: unknown): void {
  if (!isObject(data) || Array.isArray(data) !== listAnswers.has(id))
    throw report(id, ['the answer is of another type']);
  const essential = essentialFields[id];
  if (essential !== undefined && typeof data[essential] !== 'string' && !Array.isArray(data[essential]))
    throw report(id, [`/${essential} is missing`]);
  const missing = (lists[id] ?? []).filter((key) => !Array.isArray(data[key]));
  for (const key of missing) data[key] = [];
  if (id === 'search') missing.push(...searchParts.filter((key) => !isObject(data[key])));
  const notes = missing.map((key) => `/${key} is missing`);
  emptyInvalidTexts(data, texts[id] ?? [], notes);
  dropInvalid(data, '', notes);
  if (notes.length > 0) report(id, notes);
}
