import type { Contract } from '../../../scripts/generate/contract';
import { readContract } from '../../../scripts/generate/contract';
import type { Schema } from '../../../scripts/generate/description';
import { loadDescription } from '../../../scripts/generate/load';
import { flatten } from '../../../scripts/generate/shape';
import type { Finding } from '../check/finding';
import { driftOf } from '../check/report';
import { loadContract } from '../contract/contract';
import type { Delivery } from './delivery';
import type { PassingAnswer, PassingCall, Alteration } from './driftProxy';
import {
  isObject,
  itemsOf,
  refusal,
  scopes,
  success,
  withHeaders,
  withInput,
  type FaultyBackend,
  type Json,
} from './faults/fault';
import { checkFaulty } from './proof';

/** Differences between backends that the contract leaves free, by name: no check may call one drift. */
type Variations = Record<string, () => FaultyBackend>;

/** A variation, and what the check wrongly says about it. */
export interface Outcome {
  name: string;
  drift: Finding[];
  problems: string[];
}

const answers = (answer: (given: PassingAnswer, call: PassingCall) => PassingAnswer) => () => ({ answer });
const delivered = (delivery: Delivery) =>
  answers((given, call) =>
    delivery.compression && call.headers.get('accept-encoding') === 'identity'
      ? given
      : { ...given, delivery: { ...given.delivery, ...delivery } },
  );
const headers = (change: (headers: Headers) => void) => answers((given) => withHeaders(given, change));
const contentType = (value: string) =>
  headers((all) => all.has('content-type') && all.set('content-type', value));
const texts = (change: (json: string) => string) =>
  answers((given) => (/^[[{]/.test(given.text) ? { ...given, text: change(given.text) } : given));
const values = (change: (value: unknown, key: string) => unknown) =>
  texts((json) => JSON.stringify(JSON.parse(json, (key, value: unknown) => change(value, key))));
const objects = (change: (value: Json) => Json) =>
  values((value) => (isObject(value) ? change(value) : value));
/** Lists by their names, separated by spaces. */
const lists = (names: string, change: (items: unknown[]) => unknown[]) =>
  values((value, key) => (Array.isArray(value) && names.split(' ').includes(key) ? change(value) : value));
/** A header of every response, set or added. */
const withHeader = (name: string, value: string, verb: 'set' | 'append' = 'set') =>
  headers((all) => all[verb](name, value));
const dates = (change: (date: string) => string) =>
  values((value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value) ? change(value) : value,
  );
const status = (from: number, to: number, operations: string) =>
  answers((given, { operationId }) =>
    given.status === from && operations.split(' ').includes(operationId) ? refusal(to) : given,
  );
/** Bodies of one operation's successes. */
const bodies = (operation: string, change: (body: Json, call: PassingCall) => Json) =>
  answers((given, call) =>
    call.operationId === operation && given.status === 200
      ? { ...given, text: JSON.stringify(change(JSON.parse(given.text) as Json, call)) }
      : given,
  );

/** Every article is in stock once, and a call with several lines adds no more of it. */
function scarce(): FaultyBackend {
  const refused = (call: PassingCall) => {
    const input: unknown = call.body === '' ? {} : JSON.parse(call.body);
    const lines = itemsOf(Array.isArray(input) ? input : Object(input).lineitems);
    const sums = (code: unknown) =>
      lines.filter((line) => line.code === code).reduce((sum, line) => sum + Number(line.quantity), 0);
    return lines.filter(({ code }) => sums(code) > 1);
  };
  const isMeant = ({ operationId }: PassingCall) => /^(bulkUpdateCart|addMultipleToCart)$/.test(operationId);
  const parts = ['added', 'incorrectFormat', 'notFound', 'notAdded'];
  const none = Object.fromEntries(parts.map((part) => [part, { count: 0, lineItems: [] }]));
  return {
    intercept(call) {
      if (!isMeant(call)) return call;
      const codes = refused(call).map(({ code }) => code);
      const left = (lines: unknown) => itemsOf(lines).filter(({ code }) => !codes.includes(code));
      const input = JSON.parse(call.body) as Json | Json[];
      const body = Array.isArray(input) ? left(input) : { ...input, lineitems: left(input.lineitems) };
      return Array.isArray(body) && body.length === 0 ? success(none) : withInput(call, body);
    },
    answer(given, call) {
      if (given.status !== 200) return given;
      const changed: unknown = JSON.parse(given.text || 'null', (key, value: unknown) =>
        key === 'inStockQuantity' ? 1 : value,
      );
      const body = Object(changed) as Json;
      const lineItems = isMeant(call)
        ? refused(call).map((line) => ({ ...line, name: null, reason: 'Sold out.' }))
        : [];
      if (lineItems.length > 0) body.notAdded = { count: lineItems.length, lineItems };
      return given.text === '' ? given : { ...given, text: JSON.stringify(body) };
    },
  };
}

/** Optional fields whose absence is a value, or that the request requires. */
const needed = /^(currentCountry|requestedDeliveryDate|isGift|shippingMethods?|AcceptOrderSplitting)$/;

/** A body without its optional fields. */
function required(contract: Contract, schema: Schema, body: unknown): unknown {
  const flat = flatten(contract, schema);
  if (Array.isArray(body))
    return flat.items ? body.map((item) => required(contract, flat.items as Schema, item)) : body;
  if (!isObject(body) || flat.oneOf || flat.anyOf || flat.discriminator) return body;
  const kept = Object.entries(body).filter(
    ([key]) => !(key in (flat.properties ?? {})) || flat.required?.includes(key) || needed.test(key),
  );
  return Object.fromEntries(
    kept.map(([key, value]) => {
      const property = flat.properties?.[key];
      return [key, property ? required(contract, property, value) : value];
    }),
  );
}

/** A page's address with a closing slash moves to the one without. */
const moved = answers((given, call) => {
  const url = new URL(call.headers.get('context-url') ?? 'http://shop.test/');
  const path = url.pathname.replace(/(.)\/$/, '$1');
  const isSame = path === url.pathname && url.search !== '?contract=check';
  return call.operationId !== 'getPage' || given.status !== 200 || isSame
    ? given
    : { ...given, status: 301, text: JSON.stringify({ redirectUrl: decodeURI(path) }) };
});

/** Each 15th call has to wait, for no time here. */
const limited = () => {
  let calls = 0;
  return {
    intercept: (call: PassingCall) =>
      (calls += 1) % 15 > 0
        ? call
        : {
            status: 429,
            headers: new Headers({ 'retry-after': '0', 'content-type': 'text/plain' }),
            text: 'Slow down',
          },
  };
};

/** Fields beyond the contract in each object but a map. */
const extended = values((value, key) =>
  isObject(value) && key !== 'alternativeLinks'
    ? { ...value, _type: 'Dto', extra: null, meta: { tags: ['a'] } }
    : value,
);

const nothing = { result: [], facets: [], sorters: [], numberOfHits: 0 };

/** All variations. */
const variationsOf = (contract: Contract): Variations => ({
  'header names in upper case': delivered({ nameOf: (name) => name.toUpperCase() }),
  'bodies in chunks of 1,000 bytes': delivered({ chunk: 1000 }),
  gzip: delivered({ compression: 'gzip' }),
  Brotli: delivered({ compression: 'br' }),
  'each connection is closed': delivered({ closes: true }),
  'charset="UTF-8" without a space': contentType('Application/JSON;charset="UTF-8"'),
  'headers of servers and proxies': headers((all) => {
    const added = { server: 'nginx/1.27', 'x-powered-by': 'ASP.NET', 'x-request-id': '7' };
    for (const [name, value] of Object.entries(added)) all.set(name, value);
    all.append('vary', 'Accept-Encoding, Content-Language, Context-Url');
  }),
  'more directives of Cache-Control': withHeader(
    'cache-control',
    'private, no-cache, No-Store, max-age=0, must-revalidate',
  ),
  'a cookie of a load balancer': withHeader(
    'set-cookie',
    'AWSALB=1; Path=/; Expires=Fri, 31 Dec 2032 23:59:59 GMT',
    'append',
  ),
  'a cookie of analytics': withHeader('set-cookie', '_visit=2', 'append'),
  'some calls get a 429 with Retry-After': limited,
  'fields beyond the contract in each object': answers((given, call) =>
    call.operationId === 'getTranslations' ? given : extended().answer(given, call),
  ),
  'fields in the opposite order': objects((value) => Object.fromEntries(Object.entries(value).toReversed())),
  'JSON with line breaks': texts((json) => `\n${JSON.stringify(JSON.parse(json), null, 2)}\n`),
  'JSON in ASCII': texts((json) =>
    json.replaceAll(/[^ -~]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`),
  ),
  'a byte order mark': texts((json) => `\uFEFF${json}`),
  'whole numbers with a decimal': texts((json) => json.replaceAll(/(":\d+)(?=[,}])/g, '$1.0')),
  'times with an offset': dates(
    (date) => `${new Date(Date.parse(date) + 3_600_000).toISOString().slice(0, 19)}+01:00`,
  ),
  'times with fractions of a second': dates((date) => new Date(date).toISOString().replace('Z', '4567Z')),
  'no optional field': answers((given, { operationId }) => {
    const { answers: described = [] } = contract.operations.find(({ id }) => id === operationId) ?? {};
    const schema = described.find(({ status: own }) => own === 200)?.body?.schema;
    return given.status === 200 && schema
      ? { ...given, text: JSON.stringify(required(contract, schema, JSON.parse(given.text))) }
      : given;
  }),
  'no optional operation': () => ({
    intercept: (call) =>
      contract.operations.find(({ id }) => id === call.operationId)?.isOptional
        ? { status: 404, headers: new Headers({ 'content-type': 'text/plain' }), text: 'Not found' }
        : call,
    answer: values((value, key) => (/^(stockNotices|cityLookup)$/.test(key) ? false : value))().answer,
  }),
  'other messages of errors': values((value, key) => (key === 'message' ? 'Computer says no.' : value)),
  'more fields with errors': values((value, key) =>
    key === 'inputErrors' && Array.isArray(value)
      ? [...(value as unknown[]), { field: 'somethingElse', message: 'No.' }]
      : value,
  ),
  'lists without an order of their own in the opposite order': lists(
    'mainNavigation children headerLinks socialLinks facets terms sorters lineItems orderItems shippingMethods ' +
      'paymentMethods billingAddresses deliveryAddresses languages countries variations availableColors products ' +
      'categories content results inputErrors similarProducts ',
    (items) => items.toReversed(),
  ),
  'no facets': lists('facets', () => []),
  'no blocks, links, suggestions and breadcrumb': lists(
    'contentArea headerLinks footerLeftColumnLinks socialLinks suggestions breadcrumb similarProducts',
    () => [],
  ),
  'a menu of one level': lists('children', () => []),
  'three terms of each facet': lists('terms', (items) => items.slice(0, 3)),
  'a search for products only': answers((given, call) => {
    const search = bodies('search', (body) => ({
      ...body,
      contentResult: { ...Object(body.contentResult), ...nothing },
      categoryResult: { ...Object(body.categoryResult), ...nothing },
    }));
    const empty = { contentHits: 0, categoryHits: 0, content: [], categories: [] };
    const quick = bodies('quickSearch', (body) => ({ ...body, ...empty }));
    return quick().answer(search().answer(given, call), call);
  }),
  'pictures on another host, with a width in the query': values((value, key) =>
    key === 'src' && typeof value === 'string'
      ? `https://media.cdn.test/x${value.replace(/^https?:\/\/[^/]+/, '')}?w=480`
      : value,
  ),
  'amounts in another form': values((value, key) =>
    key === 'formattedString' && typeof value === 'string'
      ? value.replace(/^(-?)\s*kr\s*/i, '$1').replaceAll(/\s/g, '\u202F') +
        (/kr/i.test(value) ? '\u202FNOK' : '')
      : value,
  ),
  '404 for what is another’s': status(
    403,
    404,
    'getOrder getAllCustomers deleteCustomer updateCustomer changePassword',
  ),
  '400 for what does not exist': status(404, 400, 'setPrimaryAddress deleteAddress changeFavoriteListName'),
  'a closing slash moves to the page without it': moved,
  'two of an article with one in stock are not added': scarce,
});

/** Several differences at once: requests meet the last one first, and responses the first one. */
export function combined(all: readonly (() => FaultyBackend)[]): FaultyBackend {
  const backends = all.map((start) => start());
  return {
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
 * Check the mock server behind each harmless variation, and without any.
 * @param onOutcome called after each check
 */
export async function proveHarmless(onOutcome: (outcome: Outcome) => void, together = 1): Promise<number> {
  const contract = await loadContract('openapi/storefront.yaml');
  const all = Object.entries(variationsOf(readContract(await loadDescription('openapi/storefront.yaml'))));
  const scope = { ...scopes.administering, pages: 2 };
  for (let start = 0; start < all.length; start += together) {
    const group = all.slice(start, start + together);
    const report = await checkFaulty(contract, scope, combined(group.map(([, each]) => each)));
    onOutcome({
      name: group.map(([name]) => name).join(', '),
      drift: driftOf(report),
      problems: report.problems,
    });
  }
  return all.length;
}
