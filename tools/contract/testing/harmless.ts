import type { Schema } from '../../../scripts/generate/description';
import type { Report } from '../check/report';
import { loadContract, type CheckedContract } from '../contract/contract';
import {
  alterSuccess,
  type Alteration,
  type Delivery,
  type PassingAnswer,
  type PassingCall,
} from './driftProxy';
import {
  inputOf,
  withInput,
  isObject,
  itemsOf,
  refusal,
  scopes,
  withHeaders,
  type FaultyBackend,
  type Json,
} from './fault';
import { checkFaulty } from './proof';

type Variations = Record<string, () => FaultyBackend>;

/** Variations of one form, by name. */
const each = <Form>(forms: Record<string, Form>, of: (form: Form) => Alteration): Variations =>
  Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, () => ({ answer: of(form) })]));

const deliveries: Record<string, Delivery> = {
  'header names in upper case': { nameOf: (name) => name.toUpperCase() },
  'bodies in chunks of 1,000 bytes': { chunk: 1000 },
  gzip: { compression: 'gzip' },
  Brotli: { compression: 'br' },
};

/** Headers, set in place of others or, with a plus, beside them. */
const headers: Record<string, [name: string, value: string]> = {
  'headers of servers': ['x-powered-by', 'ASP.NET'],
  'more names in Vary': ['+vary', 'Accept-Encoding, Content-Language, Context-Url'],
  'more directives of Cache-Control': ['cache-control', 'private, no-cache, No-Store, max-age=0'],
  'a cookie of a load balancer': ['+set-cookie', 'AWSALB=1; Path=/; Expires=Fri, 31 Dec 2032 23:59:59 GMT'],
  'a cookie of analytics': ['+set-cookie', '_visit=2'],
};

/** Bodies as texts. */
const texts: Record<string, (json: string) => string> = {
  'JSON with line breaks': (json) => `\n${JSON.stringify(JSON.parse(json), null, 2)}\n`,
  'JSON in ASCII': (json) =>
    json.replaceAll(/[^ -~]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`),
  'a byte order mark': (json) => `\uFEFF${json}`,
  'whole numbers with a decimal': (json) => json.replaceAll(/(":\d+)(?=[,}])/g, '$1.0'),
};

/** Values of fields, and of items with their indices as names. */
const values: Record<string, (value: unknown, key: string) => unknown> = {
  'fields in the opposite order': (value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).toReversed()) : value,
  'other messages of errors': (value, key) => (key === 'message' ? 'Computer says no.' : value),
  'a search for products only': (value, key) =>
    /^(content|category)Result$/.test(key)
      ? { ...Object(value), result: [], facets: [], sorters: [], numberOfHits: 0 }
      : isObject(value) && 'contentHits' in value
        ? { ...value, contentHits: 0, categoryHits: 0, content: [], categories: [] }
        : value,
};

/** Texts of a field, or of a form. */
const strings: Record<string, [fits: RegExp, change: (text: string) => string]> = {
  'times with an offset': [
    /^time$/,
    (time) => `${new Date(Date.parse(time) + 36e5).toISOString().slice(0, 19)}+01:00`,
  ],
  'times with fractions of a second': [
    /^time$/,
    (time) => new Date(time).toISOString().replace('Z', '4567Z'),
  ],
  'pictures on another host, with a width in the query': [
    /^src$/,
    (src) => `https://media.cdn.test/x${src.replace(/^https?:\/\/[^/]+/, '')}?w=480`,
  ],
  'amounts in another form': [
    /^formattedString$/,
    (text) => text.replace(/^(-?)\s*kr\s*(.*)/i, '$1$2\u202FNOK').replaceAll(/\s/g, '\u202F'),
  ],
};

/** Lists by their names. */
const lists: Record<string, [names: RegExp, change: (items: unknown[]) => unknown[]]> = {
  'more fields with errors': [
    /^inputErrors$/,
    (items) => [...items, { field: 'somethingElse', message: 'No.' }],
  ],
  'lists without an order of their own in the opposite order': [
    /^(mainNavigation|children|.*Links|facets|terms|sorters|.*[iI]tems|.*Methods|.*Addresses|languages|countries|variations|availableColors|products|categories|content|results|inputErrors|similarProducts)$/,
    (items) => items.toReversed(),
  ],
  'no facets': [/^facets$/, () => []],
  'no blocks, links, suggestions and breadcrumb': [
    /^(contentArea|headerLinks|footerLeftColumnLinks|socialLinks|suggestions|breadcrumb|similarProducts)$/,
    () => [],
  ],
  'a menu of one level': [/^children$/, () => []],
  'three terms of each facet': [/^terms$/, (items) => items.slice(0, 3)],
};

/** Statuses where there is a choice. */
const statuses: Record<string, [from: number, to: number, operations: RegExp]> = {
  '404 for what is another’s': [
    403,
    404,
    /^(getOrder|getAllCustomers|(delete|update)Customer|changePassword)$/,
  ],
  '400 for what does not exist': [404, 400, /^(setPrimaryAddress|deleteAddress|changeFavoriteListName)$/],
};

const ofBody =
  (change: (json: string, call: PassingCall) => string): Alteration =>
  (given, call) =>
    /^[[{]/.test(given.text) ? { ...given, text: change(given.text, call) } : given;
const ofValues = (change: (value: unknown, key: string) => unknown): Alteration =>
  ofBody((json) => JSON.stringify(JSON.parse(json, (key, value: unknown) => change(value, key))));
const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** Optional fields whose absence is a value, or that the request requires. */
const needed = /^(currentCountry|requestedDeliveryDate|isGift|shippingMethods?|AcceptOrderSplitting)$/;

/** A body without its optional fields. */
function required(contract: CheckedContract, schema: Schema, body: unknown): unknown {
  const { items, properties = {}, required: names = [], ...others } = contract.shapeOf(schema);
  if (Array.isArray(body)) return items ? body.map((item) => required(contract, items, item)) : body;
  if (!isObject(body) || others.oneOf || others.anyOf || others.discriminator) return body;
  return Object.fromEntries(
    Object.entries(body).flatMap(([key, value]) => {
      const property = properties[key];
      if (property === undefined) return [[key, value]];
      return names.includes(key) || needed.test(key) ? [[key, required(contract, property, value)]] : [];
    }),
  );
}

/** Every article is in stock once, and a bulk call adds no more of it. */
function scarce(): FaultyBackend {
  const [left, refused] = [false, true].map((isRefused) => (call: PassingCall) => {
    const lines = call.operationId === 'bulkUpdateCart' ? itemsOf(inputOf(call).lineitems) : [];
    const sumOf = ({ code }: Json) =>
      lines.filter((line) => line.code === code).reduce((sum, { quantity }) => sum + Number(quantity), 0);
    return lines.filter((line) => sumOf(line) > 1 === isRefused);
  }) as [(call: PassingCall) => Json[], (call: PassingCall) => Json[]];
  return {
    intercept: (call) => (refused(call).length > 0 ? withInput(call, { lineitems: left(call) }) : call),
    answer: alterSuccess((body: Json, call) => {
      const lineItems = refused(call).map((line) => ({ ...line, name: null, reason: 'Sold out.' }));
      if (lineItems.length > 0) body.notAdded = { count: lineItems.length, lineItems };
      const once = (key: string, value: unknown) => (key === 'inStockQuantity' ? 1 : value);
      return JSON.parse(JSON.stringify(body), once) as unknown;
    }),
  };
}

const plain = (status: number, text: string, more = {}): PassingAnswer => ({
  ...{ status, text },
  headers: new Headers({ 'content-type': 'text/plain', ...more }),
});

/** Differences between backends that the contract leaves free, by name: no check may call one drift. */
const variationsOf = (contract: CheckedContract): Variations => ({
  ...each(
    deliveries,
    (delivery) =>
      (given, { headers: sent }) =>
        delivery.compression && sent.get('accept-encoding') === 'identity'
          ? given
          : { ...given, delivery: { ...given.delivery, ...delivery } },
  ),
  ...each(
    headers,
    ([name, value]) =>
      (given) =>
        withHeaders(given, (all) =>
          all[name.startsWith('+') ? 'append' : 'set'](name.replace('+', ''), value),
        ),
  ),
  ...each(texts, ofBody),
  ...each(values, ofValues),
  ...each(strings, ([fits, change]) =>
    ofValues((value, key) =>
      typeof value === 'string' && fits.test(isTime.test(value) ? 'time' : key) ? change(value) : value,
    ),
  ),
  ...each(lists, ([names, change]) =>
    ofValues((value, key) => (Array.isArray(value) && names.test(key) ? change(value) : value)),
  ),
  ...each(
    statuses,
    ([from, to, operations]) =>
      (given, { operationId }) =>
        given.status === from && operations.test(operationId) ? refusal(to) : given,
  ),
  ...each(
    {
      'charset="UTF-8" without a space': (given) =>
        withHeaders(given, (all) => {
          if (all.has('content-type')) all.set('content-type', 'Application/JSON;charset="UTF-8"');
        }),
      // Not in a map, whose keys are data.
      'fields beyond the contract in each object': (given, call) =>
        call.operationId === 'getTranslations'
          ? given
          : ofValues((value, key) =>
              isObject(value) && key !== 'alternativeLinks'
                ? { ...value, extra: null, meta: { tags: ['a'] } }
                : value,
            )(given, call),
      'no optional field': (given, call) => {
        const { answers = [] } = contract.operations.get(call.operationId) ?? {};
        const schema = answers.find(({ status }) => status === 200)?.body?.schema;
        return schema ? alterSuccess((body) => required(contract, schema, body))(given, call) : given;
      },
      'a closing slash moves to the page without it': (given, call) => {
        const url = new URL(call.headers.get('context-url') ?? 'http://shop.test/');
        const path = url.pathname.replace(/(.)\/$/, '$1');
        const isSame = path === url.pathname && url.search !== '?contract=check';
        return call.operationId !== 'getPage' || given.status !== 200 || isSame
          ? given
          : { ...given, status: 301, text: JSON.stringify({ redirectUrl: decodeURI(path) }) };
      },
    } satisfies Record<string, Alteration>,
    (alteration: Alteration) => alteration,
  ),
  'some calls get a 429 with Retry-After'() {
    let calls = 0;
    return {
      intercept: (call) => ((calls += 1) % 15 > 0 ? call : plain(429, 'Slow down', { 'retry-after': '0' })),
    };
  },
  'no optional operation': () => ({
    intercept: (call) =>
      contract.operations.get(call.operationId)?.isOptional ? plain(404, 'Not found') : call,
    answer: ofValues((value, key) => (/^(stockNotices|cityLookup)$/.test(key) ? false : value)),
  }),
  'two of an article with one in stock are not added': scarce,
});

/** Several differences at once: requests meet the last one first, and responses the first one. */
export function combined(all: readonly (() => FaultyBackend)[]): FaultyBackend {
  const backends = all.map((start) => start());
  return {
    visitorPrices: backends.some(({ visitorPrices }) => visitorPrices),
    async intercept(call, forward) {
      let passed: PassingCall | PassingAnswer = call;
      for (const { intercept } of backends.toReversed())
        if (intercept && !('status' in passed)) passed = await intercept(passed, forward);
      return passed;
    },
    answer: (given, call) =>
      backends.reduce<ReturnType<Alteration>>(
        (passed, { answer }) => (typeof passed === 'string' ? passed : (answer?.(passed, call) ?? passed)),
        given,
      ),
  };
}

/**
 * Check the mock server behind each harmless variation.
 * @param onReport called after each check
 * @param together number of variations of one check
 */
export async function proveHarmless(
  onReport: (name: string, report: Report) => void,
  together = 1,
): Promise<number> {
  const contract = await loadContract('openapi/storefront.yaml');
  const all = Object.entries(variationsOf(contract));
  for (let start = 0; start < all.length; start += together) {
    const group = all.slice(start, start + together);
    const backend = combined(group.map(([, one]) => one));
    const name = group.map(([each]) => each).join(', ');
    onReport(name, await checkFaulty(contract, { ...scopes.administering, pages: 2 }, backend));
  }
  return all.length;
}
