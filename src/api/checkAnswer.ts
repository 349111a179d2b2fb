import { isObject } from '../lib/isObject';
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

/** Maximum number of lines of a cart in the contract. */
const maxLines = 1000;

/** Depth of the deepest field that is checked; deeper ones, which the contract does not have, are skipped. */
const maxDepth = 50;

/** Departure of an essential field from the contract; undefined without one. */
function essentialFault(essential: string, value: unknown): string | undefined {
  const isList = essential === 'lineItems' || essential === 'result';
  if (isList ? !Array.isArray(value) : typeof value !== 'string') return 'is missing';
  const isTooLong = essential === 'lineItems' && Array.isArray(value) && value.length > maxLines;
  return isTooLong ? `has more than ${maxLines} entries` : undefined;
}

/** Lists that are read outside error boundaries: a missing one is replaced by an empty list. */
const lists: Partial<Record<string, readonly string[]>> = {
  getPage: ['breadcrumb', 'contentArea'],
  getSiteStructure: ['mainNavigation'],
  getHeader: ['headerLinks'],
  getGlobalSettings: ['countries'],
  getCart: ['promotions'],
  getAllOrders: ['orders'],
  getOrder: ['orderItems'],
  quickSearch: ['products', 'categories', 'content', 'suggestions'],
  getSuggestions: ['suggestions'],
  variationCodeSearch: ['results'],
};

/** Fields that are texts in every response; an object in place of one, at any depth, is replaced by an empty text. */
const texts: ReadonlySet<string> = new Set([
  ...['pageTitle', 'preamble', 'metaTitle', 'contactEmailAddress'],
  ...['brand', 'marketingText', 'shortDescription', 'orderInformation', 'elNumber'],
  ...['firstName', 'lastName', 'postalCode', 'city', 'phoneNumber', 'email'],
  ...['orderNumber', 'status', 'statusDate', 'description'],
]);

/** Texts of getPage by path: in other places objects have the same names. */
const pageTexts = ['product/name', 'store/name', 'store/address', 'dataSheet/name'];

/** Lists of texts or numbers; objects are removed from them. */
const valueLists: ReadonlySet<string> = new Set(['usp', 'globalUsp', 'categoryPath', 'years']);

/** Lists that are optional where they are read; one of another type is removed. */
const optionalLists: ReadonlySet<string> = new Set([
  'years',
  'facets',
  'sorters',
  'paymentMethods',
  'shippingMethods',
]);

/** Parts of a search that render independently; missing ones are only reported. */
const searchParts = ['productResult', 'categoryResult', 'contentResult'];

/**
 * Predicate for the entries of a list: no nulls, no objects in a list of texts or numbers, only objects beside objects,
 * and only facets with terms.
 */
function validEntryOf(list: readonly unknown[], name: string): (entry: unknown) => boolean {
  if (valueLists.has(name)) return (entry) => entry !== null && !isObject(entry);
  if (name === 'facets') return (entry) => isObject(entry) && Array.isArray(entry['terms']);
  const hasObjects = list.some(isObject);
  return (entry) => isObject(entry) || (entry !== null && !hasObjects);
}

/** Count the hits of a list whose number of hits is missing or no number, in place, and record its path. */
function countHits(value: Fields, path: string, notes: string[]): void {
  const hits = value['result'] ?? value['results'];
  if (!Array.isArray(hits) || typeof value['numberOfHits'] === 'number') return;
  value['numberOfHits'] = hits.length;
  notes.push(`${path}/numberOfHits is no number`);
}

/** Count the pieces of a cart whose number of items is an object, in place, and record its path. */
function countItems(value: Fields, path: string, notes: string[]): void {
  const lines = value['lineItems'];
  if (!Array.isArray(lines) || !isObject(value['numberOfItems'])) return;
  const quantities = lines.map((line: unknown) => (isObject(line) ? Number(line['quantity']) || 0 : 0));
  value['numberOfItems'] = quantities.reduce((sum, quantity) => sum + quantity, 0);
  notes.push(`${path}/numberOfItems is of type object`);
}

/** Remove invalid entries from all lists of a value and empty invalid texts, in place, and record their paths. */
function dropInvalid(value: unknown, path: string, notes: string[], depth = 0): void {
  if (!isObject(value) || depth > maxDepth) return;
  const isValid = Array.isArray(value) ? validEntryOf(value, path.replace(/.*\//, '')) : () => true;
  for (const [key, inner] of Object.entries(value)) {
    const isInvalidText = isObject(inner) && texts.has(key);
    const isInvalidList = optionalLists.has(key) && !Array.isArray(inner);
    if (isInvalidText || isInvalidList || !isValid(inner))
      notes.push(`${path}/${key} is ${inner === null ? 'null' : `of type ${typeof inner}`}`);
    if (isInvalidText) value[key] = '';
    else if (isInvalidList) Reflect.deleteProperty(value, key);
    else dropInvalid(inner, `${path}/${key}`, notes, depth + 1);
  }
  if (Array.isArray(value) && !value.every(isValid)) value.splice(0, Infinity, ...value.filter(isValid));
  countHits(value, path, notes);
  countItems(value, path, notes);
}

/** Empty texts of a page that are objects, in place, and record their paths. */
function emptyPageTexts(data: Fields, notes: string[]): void {
  for (const path of pageTexts) {
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

/** Departure of a response from the contract, reported when it was found. */
export class ContractError extends TypeError {}

function report(id: string, notes: readonly string[]): ContractError {
  const error = new ContractError(`${id} departs from the contract: ${notes.join(', ')}`);
  reportException(error);
  return error;
}

/**
 * Make a response safe to read outside error boundaries (CALL-05), in place: remove invalid entries from lists, add
 * empty lists for missing ones, remove other values in place of optional lists, empty texts that are objects, and
 * count hits and pieces without a number. Reports departures from the contract with operation and path.
 *
 * @param id operation of the response
 * @param data body of a success
 * @throws ContractError for a response of another type, and for one without its essential field
 */
export function checkAnswer(id: string, data: unknown): void {
  if (!isObject(data) || Array.isArray(data) !== listAnswers.has(id))
    throw report(id, ['the answer is of another type']);
  const essential = essentialFields[id];
  const fault = essential === undefined ? undefined : essentialFault(essential, data[essential]);
  if (fault !== undefined) throw report(id, [`/${essential} ${fault}`]);
  const missing = (lists[id] ?? []).filter((key) => !Array.isArray(data[key]));
  for (const key of missing) data[key] = [];
  if (id === 'search') missing.push(...searchParts.filter((key) => !isObject(data[key])));
  const notes = missing.map((key) => `/${key} is missing`);
  if (id === 'getPage') emptyPageTexts(data, notes);
  dropInvalid(data, '', notes);
  if (notes.length > 0) report(id, notes);
}
