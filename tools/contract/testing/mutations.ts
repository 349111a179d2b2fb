import type { Contract, Operation } from '../../../scripts/generate/contract';
import type { Schema } from '../../../scripts/generate/description';
import { flatten, refName } from '../../../scripts/generate/shape';
import { alterSuccess, type Alteration } from './driftProxy';

/** One single change of a backend, derived from the contract. */
export interface Mutation {
  kind: string;
  operation: string;
  /** Pointer into the body without list indexes; empty for a response as a whole. */
  pointer: string;
  alteration: Alteration;
}

export type Json = Record<string, unknown>;

/** A described property: the path to the objects that hold it, and its schema. */
export interface Field {
  pointer: string;
  path: readonly string[];
  name: string;
  schema: Schema;
  required: boolean;
  nullable: boolean;
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects at a path; `*` matches every item of a list or every entry of a map. */
export function holders(value: unknown, [first, ...rest]: readonly string[]): Json[] {
  if (first === undefined) return isObject(value) ? [value] : [];
  if (first === '*') return Object.values(Object(value)).flatMap((item) => holders(item, rest));
  return isObject(value) ? holders(value[first], rest) : [];
}

/** Maximum depth of changed properties; deeper ones are those of nested menus and the like. */
const maxDepth = 4;

/** Properties of a response described without a choice between types. */
export function* fieldsOf(
  contract: Contract,
  schema: Schema,
  path: readonly string[] = [],
  seen: readonly string[] = [],
): Generator<Field> {
  const name = schema.$ref ? refName(schema.$ref) : '';
  if (path.length > maxDepth * 2 || (name !== '' && seen.includes(name))) return;
  const flat = flatten(contract, schema);
  const inner = [...seen, name];
  const described = schema.$ref ? contract.schemas[name] : schema;
  if (described?.discriminator) {
    const known = new Set<string>();
    for (const choice of described.oneOf ?? [])
      for (const field of fieldsOf(contract, choice, path, inner))
        if (!known.has(field.pointer) && known.add(field.pointer)) yield field;
    return;
  }
  if (flat.items) yield* fieldsOf(contract, flat.items, [...path, '*'], inner);
  for (const [key, property] of Object.entries(flat.properties ?? {})) {
    const required = flat.required?.includes(key) ?? false;
    const own = flatten(contract, property);
    const nullable = isNullable(own) || (property.oneOf ?? []).some(({ type }) => type === 'null');
    yield { pointer: `/${[...path, key].join('/')}`, path, name: key, schema: own, required, nullable };
    if (isPlain(property)) yield* fieldsOf(contract, property, [...path, key], inner);
  }
}

const isPlain = ({ oneOf, anyOf }: Schema) => (oneOf?.length ?? 0) <= 2 && anyOf === undefined;

/** Change the property at every place where it is present. */
function alterField({ path, name }: Field, change: (holder: Json, value: unknown) => void): Alteration {
  return alterSuccess((body: unknown) => {
    for (const holder of holders(body, path)) if (name in holder) change(holder, holder[name]);
    return body;
  });
}

const typesOf = ({ type }: Schema) => [type ?? []].flat();
const isNullable = (schema: Schema) =>
  typesOf(schema).includes('null') || (schema.enum?.includes(null) ?? false);

/** All single changes of a field. */
function mutationsOfField(operation: string, field: Field): Mutation[] {
  const { pointer, name, schema, required } = field;
  const { nullable } = field;
  const [type] = typesOf(schema);
  const at = (kind: string, change: (holder: Json, value: unknown) => void): Mutation => ({
    kind,
    operation,
    pointer,
    alteration: alterField(field, change),
  });
  const onValue = (kind: string, change: (value: unknown) => unknown): Mutation =>
    at(kind, (holder, value) => {
      if (value !== null) holder[name] = change(value);
    });
  return [
    ...(required
      ? [
          at('field dropped', (holder) => Reflect.deleteProperty(holder, name)),
          at('field renamed', (holder, value) => {
            holder[`${name}_`] = value;
            Reflect.deleteProperty(holder, name);
          }),
        ]
      : []),
    ...(type === undefined
      ? []
      : [onValue('field retyped', (value) => (type === 'string' ? { value } : `${String(value)}`))]),
    ...(nullable || type === undefined ? [] : [at('field made nullable', (holder) => (holder[name] = null))]),
    ...(schema.enum || schema.const !== undefined ? [onValue('enum widened', () => 'SomethingNew')] : []),
    ...(schema.format || schema.pattern?.startsWith('^')
      ? [onValue('format broken', () => '~ not this format ~')]
      : []),
    ...(type === 'integer' && schema.minimum !== undefined ? [onValue('limit exceeded', () => -7)] : []),
  ];
}

const withHeader =
  (name: string, value: string | undefined): Alteration =>
  (answer) => {
    const headers = new Headers(answer.headers);
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
    return answer.status === 200 ? { ...answer, headers } : answer;
  };

/** All single changes of an operation's responses as a whole. */
function mutationsOfAnswer({ id, answers, session, isShared }: Operation): Mutation[] {
  const success = answers.find(({ status }) => status < 300);
  const whole = (kind: string, alteration: Alteration): Mutation => ({
    kind,
    operation: id,
    pointer: '',
    alteration,
  });
  const onSuccess = (kind: string, change: Alteration) =>
    whole(kind, (answer, call) => (answer.status === success?.status ? change(answer, call) : answer));
  const hasBody = answers.some(({ status, body }) => status === 200 && body);
  return [
    onSuccess('status changed', (answer) => ({ ...answer, status: answer.status === 204 ? 202 : 203 })),
    onSuccess('call refused', (answer) => ({
      ...answer,
      status: 400,
      text: '{"message":"No","inputErrors":[]}',
      headers: json,
    })),
    onSuccess('server error', (answer) => ({
      ...answer,
      status: 500,
      text: '{"message":"Oh"}',
      headers: json,
    })),
    ...(hasBody
      ? [
          whole('media type changed', withHeader('content-type', 'application/problem+json')),
          whole('header missing', withHeader('content-type', undefined)),
          ...(isShared ? [] : [whole('made cacheable', withHeader('cache-control', 'private, max-age=60'))]),
          onSuccess('body emptied', (answer) => ({ ...answer, text: answer.status === 204 ? '' : ' ' })),
          onSuccess('JSON broken', (answer) => ({
            ...answer,
            text: answer.status === 204 ? '' : answer.text.slice(0, -1),
          })),
        ]
      : []),
    ...(session
      ? [
          whole('session not asked for', (answer) =>
            answer.status === 401 ? { ...answer, status: 200, text: '{}' } : answer,
          ),
        ]
      : []),
  ];
}

const json = new Headers({ 'content-type': 'application/json' });

/* eslint-disable @typescript-eslint/no-explicit-any -- bodies are altered in ways that no type allows */
type Body = any;

const listing = (
  operation: string,
  path: string[],
  kind: string,
  pointer: string,
  change: (list: Body, url: string) => void,
): Mutation => ({
  kind,
  operation,
  pointer: `${path.map((each) => `/${each}`).join('')}${pointer}`,
  alteration: alterSuccess((body: Body, { url }) => {
    const [list] = holders(body, path);
    if (list) change(list, url);
    return body;
  }),
});

/** Changes that violate invariants between responses, which no schema detects. */
function mutationsOfBehaviour(): Mutation[] {
  const listings: [string, string[]][] = [
    ['getCategoryProducts', []],
    ['search', ['productResult']],
  ];
  const ofListings = listings.flatMap(([operation, path]) => [
    listing(operation, path, 'count off by one', '/numberOfHits', (list) => (list.numberOfHits += 1)),
    listing(operation, path, 'count off by one', '/facets/*/terms/*/count', (list) =>
      list.facets.forEach((facet: Body) => facet.terms.forEach((term: Body) => (term.count += 1))),
    ),
    listing(operation, path, 'wrong page returned', '/result', (list, url) => {
      if (/skip=[1-9]/.test(url)) list.result.splice(0, 1);
    }),
    listing(operation, path, 'wrong page returned', '/result/*', (list, url) => {
      if (/skip=[1-9]/.test(url)) list.result.reverse();
    }),
    listing(operation, path, 'order not kept', '/sorters', (list) =>
      list.sorters.forEach((sorter: Body, index: number) => (sorter.selected = index === 0)),
    ),
    listing(operation, path, 'order not kept', '/result', (list, url) => {
      const byName = list.sorters.find((sorter: Body) => sorter.key === 'sortOrderName')?.value;
      if (new URLSearchParams(url.split('?')[1]).get('sortOrder') === String(byName)) list.result.reverse();
    }),
  ]);
  const change = (
    operation: string,
    kind: string,
    pointer: string,
    alter: (body: Body) => void,
  ): Mutation => ({
    kind,
    operation,
    pointer,
    alteration: alterSuccess((body: Body) => {
      alter(body);
      return body;
    }),
  });
  const cartOperations = ['getCart', 'addToCart', 'updateCart'];
  const money = (path: string[]) => (body: Body) => {
    for (const holder of holders(body, path)) holder.amount = Number(holder.amount) + 5;
  };
  return [
    ...ofListings,
    ...cartOperations.flatMap((operation) => [
      change(operation, 'sum wrong', '/price/totalPrice/amount', money(['price', 'totalPrice'])),
      change(
        operation,
        'sum wrong',
        '/lineItems/*/price/totalPriceForItems/amount',
        money(['lineItems', '*', 'price', 'totalPriceForItems']),
      ),
      change(operation, 'count off by one', '/numberOfItems', (body) => (body.numberOfItems += 1)),
      change(operation, 'change lost', '/lineItems', (body) => body.lineItems.pop()),
    ]),
    change('getAllOrders', 'count off by one', '/totalOrderCount', (body) => (body.totalOrderCount += 1)),
    change('getAllOrders', 'order not kept', '/orders/*/orderDate', (body) => body.orders.reverse()),
    change('getAllOrders', 'count off by one', '/orders/*/numberOfItems', (body) =>
      body.orders.forEach((order: Body) => (order.numberOfItems += 1)),
    ),
    change('getAllOrders', 'sum wrong', '/orders/*/totalPrice/amount', money(['orders', '*', 'totalPrice'])),
    change('getOrder', 'sum wrong', '/totalPrice/amount', money(['totalPrice'])),
    change('getOrder', 'count off by one', '/numberOfItems', (body) => (body.numberOfItems += 1)),
    change(
      'getOrder',
      'sum wrong',
      '/orderItems/*/price/totalPriceForItems/amount',
      money(['orderItems', '*', 'price', 'totalPriceForItems']),
    ),
    change('getOrder', 'wrong page returned', '/orderNumber', (body) => (body.orderNumber = 'F-1')),
    change('getCart', 'sum wrong', '/price/unitPrice/amount', money(['price', 'unitPrice'])),
    change('getCart', 'sum wrong', '/totalPrice/amount', money(['totalPrice'])),
    change('quickSearch', 'count off by one', '/categoryHits', (body) => (body.categoryHits += 1)),
    change('quickSearch', 'count off by one', '/contentHits', (body) => (body.contentHits += 1)),
    change('getPage', 'wrong page returned', '/pageType', (body) => {
      if (body.pageType === 'CategoryPage') body.pageType = 'StandardPage';
    }),
    change('updateCustomer', 'change lost', '/phoneNumber', (body) => (body.phoneNumber = '1')),
    change('setPrimaryAddress', 'change lost', '/address/id', (body) => (body.address.id = 'another')),
    change('changeFavoriteListName', 'change lost', '', (body) => body.splice(0)),
    change('registerCustomer', 'change lost', '/email', (body) => (body.email = 'other@example.com')),
    change('quickSearch', 'count off by one', '/productHits', (body) => (body.productHits += 1)),
    change('variationCodeSearch', 'count off by one', '/numberOfHits', (body) => (body.numberOfHits += 1)),
    change('bulkUpdateCart', 'count off by one', '/added/count', (body) => (body.added.count += 1)),
    change('createAddress', 'change lost', '/billingAddresses', (body) => (body.billingAddresses = [])),
    change('updateFavorites', 'change lost', '', (body) => body.splice(0)),
    change('getPage', 'wrong page returned', '/url', (body) => (body.url = `${body.url}-other`)),
  ];
}

/** All single changes derived from the contract. */
export function mutationsOf(contract: Contract): Mutation[] {
  const ofFields = contract.operations.flatMap(({ id, answers }) => {
    const schema = answers.find(({ status }) => status === 200)?.body?.schema;
    if (schema === undefined || schema.anyOf) return [];
    return [...fieldsOf(contract, schema)].flatMap((field) => mutationsOfField(id, field));
  });
  return [...mutationsOfBehaviour(), ...contract.operations.flatMap(mutationsOfAnswer), ...ofFields];
}
