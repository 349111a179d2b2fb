import type { Alteration, PassingCall } from '../driftProxy';
import { isObject, type Json } from '../mutations';
import {
  all,
  answering,
  itemsOf,
  objectsAt,
  queryOf,
  receiving,
  refusal,
  scopes,
  valuesAt,
  withQuery,
  type Fault,
  type Scope,
} from './fault';

const { visitor, categories, reading } = scopes;
const category = 'getCategoryProducts';

const asked = (
  name: string,
  operation: string,
  change: (query: URLSearchParams, call: PassingCall) => void,
  scope: Scope = visitor,
  pointer = '',
): Fault =>
  receiving('listing', name, [operation], pointer, scope, (call) =>
    withQuery(call, (query) => change(query, call)),
  );

const answered = (
  name: string,
  operation: string,
  pointer: string,
  alter: Alteration,
  scope: Scope = visitor,
): Fault => answering('listing', name, [operation], pointer, scope, alter);

const filtersOf = (query: URLSearchParams) => [...query.keys()].filter((key) => key.startsWith('filter::'));

/** Exchange two neighbours where a sorter of this key is selected. */
const exchangedUnder = (key: string): Alteration =>
  objectsAt('', (body) => {
    const list = isObject(body.productResult) ? body.productResult : body;
    const isSelected = itemsOf(list.sorters).some((each) => each.key === key && each.selected === true);
    const hits = itemsOf(list.result);
    const differs = (index: number) => {
      const [one, other] = [hits[index], hits[index + 1]];
      return one?.name !== other?.name && (priceOf(one) === undefined || priceOf(one) !== priceOf(other));
    };
    const place = hits.findIndex((_, index) => index > 0 && index < hits.length - 1 && differs(index));
    if (isSelected && place > 0) hits.splice(place, 2, hits[place + 1] ?? {}, hits[place] ?? {});
  });

const priceOf = (hit: Json | undefined): unknown =>
  isObject(hit?.price) && isObject(hit.price.priceIncVat) ? hit.price.priceIncVat.amount : undefined;

const isCategory = ({ url }: PassingCall, id: string) => url.startsWith(`/api/categories/${id}/`);
const sofas = 'sofas';

const nowhere = '/no/finnes-ikke-her';

/** Lists that are right in every single answer that a schema sees. */
export const listingFaults: readonly Fault[] = [
  asked('the second term of a filter is ignored', category, (query) => {
    for (const key of filtersOf(query)) query.set(key, query.get(key)?.split(';')[0] ?? '');
  }),
  asked('two terms of a filter together find nothing', category, (query) => {
    for (const key of filtersOf(query)) if (query.get(key)?.includes(';')) query.set(key, 'neither-nor');
  }),
  asked('the second facet is ignored', category, (query) => {
    for (const key of filtersOf(query).slice(1)) query.delete(key);
  }),
  asked('the first of two facets is ignored in a search', 'search', (query) => {
    for (const key of filtersOf(query).slice(0, -1)) query.delete(key);
  }),
  ...[category, 'search'].map((operation) =>
    asked(`instock is ignored by ${operation}`, operation, (query) => query.delete('instock')),
  ),
  asked('discontinued products are not found', category, (query) => {
    if (query.get('filter::Active') === 'False') query.set('filter::Active', 'True');
  }),
  answered(
    'a discontinued product is in a list',
    category,
    '/result',
    objectsAt('', (body) => {
      const [first] = itemsOf(body.result);
      if (first) first.active = false;
    }),
  ),
  asked('query in a category is ignored', category, (query) => query.delete('query')),
  asked('query in a category finds nothing', category, (query) => {
    if (query.has('query')) query.set('query', 'qqzzxx');
  }),
  ...[category, 'search'].map((operation) =>
    asked(`${operation} gives 12 hits where take is absent`, operation, (query) => {
      if (!query.has('take')) query.set('take', '12');
    }),
  ),
  asked('a search gives 24 hits at most', 'search', (query) => {
    if (Number(query.get('take')) > 24) query.set('take', '24');
  }),
  asked('a search begins anew after the first page', 'search', (query) => {
    if (Number(query.get('skip')) >= 24) query.set('skip', '0');
  }),
  asked('pages of a search overlap by one', 'search', (query) => {
    const skip = Number(query.get('skip') ?? 0);
    if (skip > 0) query.set('skip', String(skip - 1));
  }),
  answered(
    'a search counts one page only',
    'search',
    '/productResult/numberOfHits',
    valuesAt('/productResult/numberOfHits', (hits: number) => Math.min(24, hits)),
  ),
  answered(
    'a search counts one page only, without hits beyond',
    'search',
    '/productResult',
    all(
      valuesAt('/productResult/numberOfHits', (hits: number) => Math.min(24, hits)),
      objectsAt('/productResult', (list, call) => {
        if (Number(queryOf(call).get('skip')) >= 24) list.result = [];
      }),
    ),
  ),
  ...(['productHits', 'categoryHits', 'contentHits'] as const).map((field) =>
    answered(
      `${field} of a quick search is one more than the search’s`,
      'quickSearch',
      `/${field}`,
      valuesAt(`/${field}`, (hits: number) => hits + (hits > 0 ? 1 : 0)),
    ),
  ),
  answered(
    'a quick search counts what it shows',
    'quickSearch',
    '/productHits',
    objectsAt('', (body) => {
      body.productHits = itemsOf(body.products).length;
    }),
  ),
  answered(
    'only whole article numbers are found',
    'variationCodeSearch',
    '',
    objectsAt('', (body, call) => {
      if (/^\d{6}(-\d{2})?$/.test(queryOf(call).get('query') ?? '')) return;
      body.results = [];
      body.numberOfHits = 0;
    }),
  ),
  answered(
    'suggestions lead nowhere',
    'getSuggestions',
    '/suggestions',
    objectsAt('', (body) => {
      if (itemsOf(body.suggestions).length > 0) body.suggestions = ['qqzzxx'];
    }),
  ),
  answered(
    'suggestions of a quick search lead nowhere',
    'quickSearch',
    '/suggestions',
    objectsAt('', (body) => {
      if (itemsOf(body.suggestions).length > 0) body.suggestions = ['qqzzxx'];
    }),
  ),
  answered('two neighbours by name are exchanged', category, '/result', exchangedUnder('sortOrderName')),
  answered(
    'two neighbours by name are exchanged in a search',
    'search',
    '/productResult/result',
    exchangedUnder('sortOrderName'),
  ),
  answered(
    'two neighbours by price are exchanged',
    category,
    '/result',
    exchangedUnder('sortOrderPriceAscending'),
    reading,
  ),
  answered(
    'two neighbours by falling price are exchanged',
    'search',
    '/productResult/result',
    exchangedUnder('sortOrderPriceDescending'),
    reading,
  ),
  asked('only the first page is sorted', category, (query) => {
    if (Number(query.get('skip')) > 0) query.delete('sortOrder');
  }),
  asked('only the first page of a search is sorted', 'search', (query) => {
    if (Number(query.get('skip')) > 0) query.delete('sortOrder');
  }),
  answering('listing', 'an unknown sortOrder is refused', [category], '', visitor, (given, call) =>
    Number(queryOf(call).get('sortOrder')) > 90 ? refusal(400) : given,
  ),
  asked('an unknown sortOrder sorts by name', category, (query) => {
    if (Number(query.get('sortOrder')) > 90) query.set('sortOrder', '1');
  }),
  answered(
    'the second term’s count is one more',
    category,
    '/facets',
    objectsAt('/facets/*', (facet) => {
      const [, second] = itemsOf(facet.terms);
      if (second && itemsOf(facet.terms).length > 3) second.count = Number(second.count) + 1;
    }),
  ),
  answered(
    'counts ignore the other facets',
    category,
    '/facets',
    objectsAt('', (body, call) => {
      const chosen = filtersOf(queryOf(call)).map((key) => key.slice('filter::'.length));
      if (chosen.length === 0) return;
      for (const facet of itemsOf(body.facets))
        if (!chosen.includes(String(facet.key)))
          for (const term of itemsOf(facet.terms)) term.count = Number(term.count) + 1;
    }),
  ),
  answered(
    'a term without hits',
    category,
    '/facets',
    objectsAt('/facets/*', (facet) => {
      const [first] = itemsOf(facet.terms);
      if (first)
        facet.terms = [...itemsOf(facet.terms), { ...first, key: 'none', count: 0, selected: false }];
    }),
  ),
  answered(
    'a term is selected that nobody chose',
    category,
    '/facets',
    objectsAt('/facets/*/terms/*', (term, call) => {
      if (filtersOf(queryOf(call)).length === 0) term.selected = true;
    }),
  ),
  asked('a category is by name where sortOrder is absent', category, (query) => {
    if (!query.has('sortOrder')) query.set('sortOrder', '1');
  }),
  asked('a search is by name where sortOrder is absent', 'search', (query) => {
    if (!query.has('sortOrder')) query.set('sortOrder', '1');
  }),
  answered(
    'one more hit is counted in one category of the menu',
    category,
    '/numberOfHits',
    objectsAt('', (body, call) => {
      if (isCategory(call, sofas)) body.numberOfHits = Number(body.numberOfHits) + 1;
    }),
    categories,
  ),
  answering('listing', 'one category of the menu fails', [category], '', categories, (given, call) =>
    isCategory(call, sofas) ? refusal(500) : given,
  ),
  answered(
    'one more hit is counted in one category for customers',
    category,
    '/numberOfHits',
    objectsAt('', (body, call) => {
      const [first] = itemsOf(body.result);
      if (isCategory(call, sofas) && isObject(first?.price))
        body.numberOfHits = Number(body.numberOfHits) + 1;
    }),
    { ...reading, pages: 100 },
  ),
  answered(
    'a category hit leads nowhere',
    'search',
    '/categoryResult',
    valuesAt('/categoryResult/result/*/link/url', () => nowhere),
  ),
  answered(
    'a content hit leads nowhere',
    'search',
    '/contentResult',
    valuesAt('/contentResult/result/*/url', () => nowhere),
  ),
  answered(
    'a category of a quick search leads nowhere',
    'quickSearch',
    '/categories',
    valuesAt('/categories/*/link/url', () => nowhere),
  ),
  answered(
    'the breadcrumb leads nowhere',
    'getPage',
    '',
    valuesAt('/breadcrumb/*/href', () => nowhere),
  ),
  answered(
    'a link of the header leads nowhere',
    'getHeader',
    '/headerLinks',
    valuesAt('/headerLinks/*/url', () => nowhere),
    categories,
  ),
  answered(
    'a link of the footer leads nowhere',
    'getFooter',
    '',
    valuesAt('/footerLeftColumnLinks/*/url', () => nowhere),
    categories,
  ),
  answered(
    'the support page leads nowhere',
    'getGlobalContent',
    '/supportPage',
    valuesAt('/supportPage/url', () => nowhere),
    categories,
  ),
  answered(
    'an alternative link leads nowhere',
    'getPage',
    '/alternativeLinks',
    valuesAt('/alternativeLinks/sv', () => '/sv/finns-inte'),
  ),
  answered(
    'variants are counted wrong',
    category,
    '/result',
    valuesAt('/result/*/numberOfVariants', (count: number) => count + 1),
  ),
  answered(
    'the third hit’s address opens nothing',
    category,
    '/result',
    objectsAt('', (body) => {
      const third = itemsOf(body.result)[2];
      if (third) third.url = nowhere;
    }),
  ),
  asked('a search ignores its text', 'search', (query) => query.set('query', 'bord')),
];
