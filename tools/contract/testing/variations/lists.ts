import { isObject, type Json } from '../mutations';
import { type Variation, varying, varyingJson, changeJson } from './variation';

/** Lists by the names of their fields in the opposite order. */
const reversed = (name: string, ...fields: string[]): Variation =>
  varyingJson(name, (value, key, holder) =>
    Array.isArray(value) && !Array.isArray(holder) && fields.includes(key)
      ? (value as unknown[]).toReversed()
      : value,
  );

/** Bodies that are lists in the opposite order. */
const reversedBodies: Variation = varying('favourites, roles and users in the opposite order', (answer) =>
  answer.text.startsWith('[')
    ? { ...answer, text: JSON.stringify((JSON.parse(answer.text) as unknown[]).toReversed()) }
    : answer,
);

const emptied = (name: string, ...fields: string[]): Variation =>
  varyingJson(name, (value, key, holder) =>
    Array.isArray(value) && !Array.isArray(holder) && fields.includes(key) ? [] : value,
  );

/** A change of the objects with some field. */
const ofObjectsWith = (name: string, field: string, change: (value: Json) => Json): Variation =>
  varyingJson(name, (value) => (isObject(value) && field in value ? change(value) : value));

const first = (value: unknown, count: number): unknown =>
  Array.isArray(value) ? value.slice(0, count) : value;

/** Differences in the order of lists, where the contract has none, and in how much a shop has. */
export const listVariations: readonly Variation[] = [
  reversed(
    'menu and links in the opposite order',
    ...['mainNavigation', 'children', 'headerLinks', 'socialLinks'],
    ...['footerLeftColumnLinks', 'footerCenterColumnLinks', 'footerRightColumnLinks'],
  ),
  reversed('facets and terms in the opposite order', 'facets', 'terms'),
  reversed('sorters in the opposite order', 'sorters'),
  reversed('lines in the opposite order', 'lineItems', 'orderItems'),
  reversed('methods in the opposite order', 'shippingMethods', 'paymentMethods'),
  reversed(
    'addresses and favourites in the opposite order',
    'billingAddresses',
    'deliveryAddresses',
    'items',
  ),
  reversed('languages and countries in the opposite order', 'languages', 'countries'),
  reversed('variations and colours in the opposite order', 'variations', 'availableColors'),
  reversed('hits of the quick search in the opposite order', 'products', 'categories', 'content'),
  reversed('article numbers in the opposite order', 'results'),
  reversed('errors of fields in the opposite order', 'inputErrors'),
  reversed(
    'similar products and selling points in the opposite order',
    'similarProducts',
    'usp',
    'globalUsp',
  ),
  reversedBodies,
  emptied('no blocks', 'contentArea'),
  emptied('no facets', 'facets'),
  emptied('no similar products', 'similarProducts', 'relatedProducts'),
  emptied('no suggestions', 'suggestions'),
  emptied('no links of header and footer', 'headerLinks', 'footerLeftColumnLinks', 'socialLinks'),
  emptied('no breadcrumb', 'breadcrumb'),
  emptied('a menu of one level', 'children'),
  ofObjectsWith('no pictures', 'images', (value) => ({ ...value, images: [], image: null, thumbnail: null })),
  ofObjectsWith('three terms of each facet', 'terms', (value) => ({
    ...value,
    terms: first(value.terms, 3),
  })),
  ofObjectsWith('the default sorters only', 'sorters', (value) => ({
    ...value,
    sorters: (value.sorters as Json[]).filter(
      ({ key, selected }) => key === 'sortOrderLatest' || selected === true,
    ),
  })),
  varying('two hits of each kind in the quick search', (answer, { operationId }) =>
    operationId === 'quickSearch' && answer.status === 200
      ? {
          ...answer,
          text: changeJson(answer.text, (value, key) =>
            /^(products|categories|content)$/.test(key) ? first(value, 2) : value,
          ),
        }
      : answer,
  ),
  varying('a search for products only', (answer, { operationId }) => {
    if (!['search', 'quickSearch'].includes(operationId) || answer.status !== 200) return answer;
    const body = JSON.parse(answer.text) as Json;
    const none = { result: [], facets: [], sorters: [], numberOfHits: 0 };
    const own =
      operationId === 'search'
        ? {
            contentResult: { ...(body.contentResult as Json), ...none },
            categoryResult: { ...(body.categoryResult as Json), ...none },
          }
        : { contentHits: 0, categoryHits: 0, content: [], categories: [] };
    return { ...answer, text: JSON.stringify({ ...body, ...own }) };
  }),
];
