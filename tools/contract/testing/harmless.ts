import type { Schema } from '../../../scripts/generate/description';
import type { Report } from '../check/report';
import { loadContract, type CheckedContract } from '../contract/contract';
import { isObject } from '../contract/source';
import { alterSuccess } from './driftProxy';
import type { Alteration, Delivery, PassingAnswer, PassingCall } from './driftProxy';
import { inputOf, withInput, itemsOf, refusal, scopes, withHeaders } from './fault';
import type { FaultyBackend, Json } from './fault';
import { checkFaulty } from './proof';

type Variation = () => FaultyBackend;

const answering =
  (answer: Alteration): Variation =>
  () => ({ answer });

const delivered = (delivery: Delivery) =>
  answering((given, { headers }) =>
    delivery.compression && headers.get('accept-encoding') === 'identity'
      ? given
      : { ...given, delivery: { ...given.delivery, ...delivery } },
  );

/** A header in place of another one, or beside it. */
const header = (how: 'set' | 'append', name: string, value: string) =>
  answering((given) => withHeaders(given, (all) => all[how](name, value)));

const json = (change: (json: string) => string) =>
  answering((given) => (/^[[{]/.test(given.text) ? { ...given, text: change(given.text) } : given));

/** Other values of fields, and of items with their indices as names. */
const values = (change: (value: unknown, key: string) => unknown) =>
  json((text) => JSON.stringify(JSON.parse(text, (key, value: unknown) => change(value, key))));

/** Other texts of a field. */
const texts = (names: RegExp, change: (text: string) => string) =>
  values((value, key) => (typeof value === 'string' && names.test(key) ? change(value) : value));

const times = (change: (time: Date) => string) =>
  values((value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value)
      ? change(new Date(value))
      : value,
  );

const lists = (names: RegExp, change: (items: unknown[]) => unknown[]) =>
  values((value, key) => (Array.isArray(value) && names.test(key) ? change(value) : value));

/** Another status where there is a choice. */
const status = (from: number, to: number, operations: RegExp) =>
  answering((given, { operationId }) =>
    given.status === from && operations.test(operationId) ? refusal(to) : given,
  );

const unordered =
  /^(mainNavigation|children|.*Links|facets|terms|sorters|.*[iI]tems|.*Methods|.*Addresses|languages|countries|variations|availableColors|products|categories|content|results|inputErrors|similarProducts)$/;
/** Fields that announce operations which a server may lack. */
const announcing =
  /^(stockNotices|passwordLinks|cityLookup|invoices|approvals|quotes|cancellable|decidable)$/;
const unneeded =
  /^(contentArea|headerLinks|footerLeftColumnLinks|socialLinks|suggestions|breadcrumb|similarProducts)$/;

/** Optional fields whose absence is a value, or that the request requires. */
const needed = /^(currentCountry|requestedDeliveryDate|isGift|shippingMethods?|AcceptOrderSplitting)$/;

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
const variationsOf = (contract: CheckedContract): Readonly<Record<string, Variation>> => ({
  'header names in upper case': delivered({ nameOf: (name) => name.toUpperCase() }),
  'bodies in chunks of 1,000 bytes': delivered({ chunk: 1000 }),
  gzip: delivered({ compression: 'gzip' }),
  Brotli: delivered({ compression: 'br' }),
  'headers of servers': header('set', 'x-powered-by', 'ASP.NET'),
  'more names in Vary': header('append', 'vary', 'Accept-Encoding, Content-Language, Context-Url'),
  'more directives of Cache-Control': header(
    'set',
    'cache-control',
    'private, no-cache, No-Store, max-age=0',
  ),
  'a cookie of a load balancer': header(
    'append',
    'set-cookie',
    'AWSALB=1; Path=/; Expires=Fri, 31 Dec 2032 23:59:59 GMT',
  ),
  'a cookie of analytics': header('append', 'set-cookie', '_visit=2'),
  'charset="UTF-8" without a space': answering((given) =>
    withHeaders(given, (all) => {
      if (all.has('content-type')) all.set('content-type', 'Application/JSON;charset="UTF-8"');
    }),
  ),
  'JSON with line breaks': json((text) => `\n${JSON.stringify(JSON.parse(text), null, 2)}\n`),
  'JSON in ASCII': json((text) =>
    text.replaceAll(/[^ -~]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`),
  ),
  'a byte order mark': json((text) => `\uFEFF${text}`),
  'whole numbers with a decimal': json((text) => text.replaceAll(/(":\d+)(?=[,}])/g, '$1.0')),
  'fields in the opposite order': values((value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).toReversed()) : value,
  ),
  // Those of events are what somebody has written.
  'other messages of errors': values((value) =>
    isObject(value) && 'message' in value && !('date' in value)
      ? { ...value, message: 'Computer says no.' }
      : value,
  ),
  'a search for products only': values((value, key) =>
    /^(content|category)Result$/.test(key)
      ? { ...Object(value), result: [], facets: [], sorters: [], numberOfHits: 0 }
      : isObject(value) && 'contentHits' in value
        ? { ...value, contentHits: 0, categoryHits: 0, content: [], categories: [] }
        : value,
  ),
  'times with an offset': times(
    (time) => `${new Date(time.getTime() + 36e5).toISOString().slice(0, 19)}+01:00`,
  ),
  'times with fractions of a second': times((time) => time.toISOString().replace('Z', '4567Z')),
  'pictures on another host, with a width in the query': texts(
    /^src$/,
    (src) => `https://media.cdn.test/x${src.replace(/^https?:\/\/[^/]+/, '')}?w=480`,
  ),
  'amounts in another form': texts(/^formattedString$/, (text) =>
    text.replace(/^(-?)\s*kr\s*(.*)/i, '$1$2\u202FNOK').replaceAll(/\s/g, '\u202F'),
  ),
  'more fields with errors': lists(/^inputErrors$/, (items) => [
    ...items,
    { field: 'somethingElse', message: 'No.' },
  ]),
  'lists without an order of their own in the opposite order': lists(unordered, (items) =>
    items.toReversed(),
  ),
  'no facets': lists(/^facets$/, () => []),
  'no blocks, links, suggestions and breadcrumb': lists(unneeded, () => []),
  'a menu of one level': lists(/^children$/, () => []),
  'three terms of each facet': lists(/^terms$/, (items) => items.slice(0, 3)),
  '404 for what is another’s': status(
    403,
    404,
    /^(getOrder|getAllCustomers|(delete|update)Customer|changePassword)$/,
  ),
  '400 for what does not exist': status(
    404,
    400,
    /^(setPrimaryAddress|deleteAddress|changeFavoriteListName)$/,
  ),
  // Not in a map, whose keys are data.
  'fields beyond the contract in each object': () => {
    const extended = values((value, key) =>
      isObject(value) && key !== 'alternativeLinks'
        ? { ...value, extra: null, meta: { tags: ['a'] } }
        : value,
    )();
    return {
      answer: (given, call) =>
        call.operationId === 'getTranslations' ? given : (extended.answer?.(given, call) ?? given),
    };
  },
  'no optional field': answering((given, call) => {
    const { answers = [] } = contract.operations.get(call.operationId) ?? {};
    const schema = answers.find(({ status: own }) => own === 200)?.body?.schema;
    return schema ? alterSuccess((body) => required(contract, schema, body))(given, call) : given;
  }),
  'a closing slash moves to the page without it': answering((given, call) => {
    const url = new URL(call.headers.get('context-url') ?? 'http://shop.test/');
    const path = url.pathname.replace(/(.)\/$/, '$1');
    const isSame = path === url.pathname && url.search !== '?contract=check';
    return call.operationId !== 'getPage' || given.status !== 200 || isSame
      ? given
      : { ...given, status: 301, text: JSON.stringify({ redirectUrl: decodeURI(path) }) };
  }),
  'some calls get a 429 with Retry-After'() {
    let calls = 0;
    return {
      intercept: (call) => ((calls += 1) % 15 > 0 ? call : plain(429, 'Slow down', { 'retry-after': '0' })),
    };
  },
  'no optional operation': () => ({
    intercept: (call) =>
      contract.operations.get(call.operationId)?.isOptional ? plain(404, 'Not found') : call,
    ...values((value, key) =>
      key === 'returnableQuantity' ? undefined : announcing.test(key) ? false : value,
    )(),
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

/** Check the mock server behind each harmless variation, or behind some together. */
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
