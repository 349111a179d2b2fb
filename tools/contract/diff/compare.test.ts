import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { loadDescription } from '../../../scripts/generate/load';
import { listen } from '../testing/driftProxy';
import { compareDescriptions } from './compare';
import { formats } from './formats';
import { loadSource } from './load';

const folder = mkdtempSync(join(tmpdir(), 'contract-diff-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

/* eslint-disable @typescript-eslint/no-explicit-any -- descriptions are altered in ways that no type allows */
type Json = any;
const ours = await loadSource('openapi/storefront.yaml');
const bundle = JSON.stringify(await loadDescription('openapi/storefront.yaml'));
let written = 0;

async function compareWith(change: (description: Json) => void, form: 'json' | 'yaml' = 'json') {
  const description: Json = JSON.parse(bundle);
  change(description);
  const file = join(folder, `${written++}.${form}`);
  writeFileSync(file, form === 'json' ? JSON.stringify(description, null, 2) : stringify(description));
  return compareDescriptions(ours, await loadSource(file));
}

const schema = (description: Json, name: string): Json => description.components.schemas[name];
const answer = (description: Json, path: string, method: string): Json =>
  description.paths[path][method].responses['200'].content['application/json'];

/** The contract converted to OpenAPI 3.0 with other spellings. */
function asVersion30(description: Json): void {
  const rewrite = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(rewrite);
    if (typeof node !== 'object' || node === null) return node;
    const {
      type,
      const: value,
      oneOf,
      ...rest
    } = Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, rewrite(inner)])) as Json;
    const result: Json = { ...rest };
    if (Array.isArray(type))
      Object.assign(result, { type: type.find((each) => each !== 'null'), nullable: true });
    else if (type !== undefined) result.type = type;
    if (value !== undefined && typeof value !== 'object') result.enum = [value];
    const isNull = (part: Json) => part.type === 'null';
    if (Array.isArray(oneOf) && oneOf.some(isNull))
      Object.assign(result, { nullable: true, allOf: oneOf.filter((part: Json) => !isNull(part)) });
    else if (oneOf !== undefined) result.oneOf = oneOf;
    return result;
  };
  const { paths, components } = JSON.parse(
    JSON.stringify(description).replaceAll('"name":"orderNumber"', '"name":"number"'),
  );
  description.components = components;
  for (const group of ['schemas', 'parameters', 'responses'])
    if (components[group]) components[group] = rewrite(components[group]);
  description.openapi = '3.0.3';
  description.servers = [{ url: 'https://shop.example.com/backend/api/' }];
  description.paths = Object.fromEntries(
    Object.entries(rewrite(paths)).map(([path, item]) => [
      path.replace(/^\/api/, '').replace('{orderNumber}', '{number}'),
      item,
    ]),
  );
}

/** Every object of a description. */
function* objectsIn(node: Json): Generator<Json> {
  if (typeof node !== 'object' || node === null) return;
  yield node;
  for (const inner of Object.values(node)) yield* objectsIn(inner);
}

/** Change the objects of a description that a condition selects. */
const everywhere =
  (condition: (node: Json) => boolean, change: (node: Json) => void) => (description: Json) => {
    for (const node of [...objectsIn(description)]) if (condition(node)) change(node);
  };

const isNullType = ({ type }: Json) => type === 'null';
const nullAs = (schema: Json) =>
  everywhere(isNullType, (node) => {
    delete node.type;
    Object.assign(node, schema);
  });
const isInteger = ({ type, minimum }: Json) => type === 'integer' && minimum === 1;

/** Spellings with the same meaning. */
const equivalents: [string, (description: Json) => void][] = [
  ['charset=utf-8 of media types', everywhere(({ content }) => content?.['application/json'], (node) => { node.content = { 'application/json; charset=utf-8': node.content['application/json'] }; })],
  ['null as const', nullAs({ const: null })],
  ['null as enum', nullAs({ enum: [null] })],
  ['null as a list of types', nullAs({ type: ['null'] })],
  ['exclusive bounds of integers', everywhere(isInteger, (node) => { delete node.minimum; node.exclusiveMinimum = 0; })],
  ['exclusive bounds of 3.0', everywhere(isInteger, (node) => { node.minimum = 0; node.exclusiveMinimum = true; })],
  ['sizes of numbers', everywhere(({ type }) => type === 'integer', (node) => { node.format = 'int32'; })],
  ['the name of the session cookie', (d) => (d.components.securitySchemes.session.name = 'sid')],
]; // prettier-ignore

describe('descriptions that say the same', () => {
  it('DEV-05 do not differ, whether JSON or YAML, one file or many', async () => {
    expect(await compareWith(() => undefined)).toEqual([]);
    expect(await compareWith(() => undefined, 'yaml')).toEqual([]);
  });

  it('DEV-05 do not differ in 3.0 with nullable, allOf, other parameter names and a prefix in the server', async () => {
    expect(await compareWith(asVersion30)).toEqual([]);
  });

  it.each(equivalents)('DEV-05 do not differ in %s', async (_, change) => {
    expect(await compareWith(change)).toEqual([]);
  });

  it('DEV-05 are read from an address', async () => {
    const server = await listen(createServer((_, response) => response.end(bundle)));
    const theirs = await loadSource(`${server.base}/openapi.json`);
    await server.close();
    expect(compareDescriptions(ours, theirs)).toEqual([]);
    expect(theirs.place(theirs.root).file).toBe(`${server.base}/openapi.json`);
  });

  it('DEV-05 something that is no OpenAPI 3 is refused by name', async () => {
    const file = join(folder, 'swagger.json');
    writeFileSync(file, '{"swagger":"2.0"}');
    await expect(loadSource(file)).rejects.toThrow(/OpenAPI 3\.0 or 3\.1 is expected, not 2\.0/);
    await expect(loadSource(join(folder, 'none.json'))).rejects.toThrow('cannot be read');
  });
});

const footer = (description: Json) => schema(description, 'Footer');
const cartItem = (description: Json) => schema(description, 'CartItem');
const component = (description: Json, name: string): Json => description.components.parameters[name];
const takes = (description: Json, name: string) =>
  description.paths['/api/order/all-orders'].get.parameters.findIndex((each: Json) =>
    (each.$ref ?? each.name).toLowerCase().endsWith(name),
  );

/** One change of the description, and its expected report. */
const changes: [string, (description: Json) => unknown, boolean, string, string, RegExp][] = [
  ['an answer without a required field', (d) => delete footer(d).properties.copyright, true, 'getFooter', '/copyright', /required field is missing/],
  ['an answer with an additional field', (d) => (footer(d).properties.slogan = { type: 'string' }), false, 'getFooter', '/slogan', /additional field/],
  ['a required field that becomes optional', (d) => (footer(d).required = footer(d).required.slice(1)), true, 'getFooter', '/copyright', /optional instead of required/],
  ['another type', (d) => (footer(d).properties.copyright.type = 'integer'), true, 'getFooter', '/copyright', /type integer instead of string/],
  ['an answer that may be null', (d) => (footer(d).properties.copyright.type = ['string', 'null']), true, 'getFooter', '/copyright', /may be null/],
  ['an answer that may not be null any more', (d) => (schema(d, 'SocialLink').properties.iconName.type = 'string'), false, 'getFooter', '/socialLinks/*/iconName', /may not be null/],
  ['a new value of an enum', (d) => schema(d, 'MenuItem').properties.renderOption.enum.push('tiles'), true, 'getSiteStructure', '/mainNavigation/*/renderOption', /also the values "tiles"/],
  ['another format', (d) => (schema(d, 'Order').properties.orderDate.format = 'date'), true, 'getOrder', '/orderDate', /format date instead of date-time/],
  ['a new alternative', (d) => (schema(d, 'Page').discriminator.mapping.LandingPage = '#/components/schemas/StandardPage'), true, 'getPage', '', /also an alternative LandingPage/],
  ['a field of an alternative', (d) => delete schema(d, 'CategoryPage').properties.subCategories, true, 'getPage', ' (pageType CategoryBase)/subCategories', /required field is missing/],
  ['a request that needs another field', (d) => { cartItem(d).properties.warehouse = { type: 'string' }; cartItem(d).required.push('warehouse'); }, true, 'addToCart', '/warehouse', /does not send/],
  ['a request whose field is shorter', (d) => (schema(d, 'Name').maxLength = 20), true, 'updateFavorites', '/listName', /maxLength 20 instead of 40/],
  ['a request whose field is longer', (d) => (schema(d, 'Name').maxLength = 80), false, 'updateFavorites', '/listName', /maxLength 80 instead of 40/],
  ['a request without one of its values', (d) => schema(d, 'AddressCreation').properties.addressType.enum.pop(), true, 'createAddress', '/addressType', /not the values "company"/],
  ['an operation that is missing', (d) => delete d.paths['/api/cart'].delete, true, 'deleteCart', '', /operation is missing/],
  ['an additional operation', (d) => (d.paths['/api/stores'] = { get: { operationId: 'getStores', responses: {} } }), false, 'getStores', '', /additional operation/],
  ['another status', (d) => { const { responses } = d.paths['/api/cart'].post; responses['201'] = responses['200']; delete responses['200']; }, true, 'addToCart', '', /the status is missing/],
  ['another media type', (d) => { const { content } = d.paths['/api/cart'].get.responses['200']; content['application/vnd.cart+json'] = content['application/json']; delete content['application/json']; }, true, 'getCart', '', /media type application\/vnd\.cart\+json/],
  ['a parameter that is missing', (d) => d.paths['/api/order/all-orders'].get.parameters.splice(takes(d, 'take'), 1), true, 'getAllOrders', 'query take', /parameter is missing/],
  ['a parameter that is needed', (d) => d.paths['/api/cart'].get.parameters = [{ name: 'shop', in: 'query', required: true, schema: { type: 'string' } }], true, 'getCart', 'query shop', /does not send/],
  ['a visitor who is refused', (d) => (d.paths['/api/search'].get.security = [{ session: [] }]), true, 'search', '', /credentials are required/],
  ['a default that differs', (d) => (component(d, 'Take').schema.default = 12), true, 'getAllOrders', 'query take', /default 12 instead of 24/],
  ['a default that is missing', (d) => delete component(d, 'Take').schema.default, true, 'search', 'query take', /default of any value instead of 24/],
  ['an object parameter in another style', (d) => Object.assign(component(d, 'Filters'), { style: 'deepObject' }), true, 'search', 'query filters', /style deepObject, exploded instead of form, exploded/],
  ['a bearer token instead of the cookie', (d) => (d.components.securitySchemes.session = { type: 'http', scheme: 'bearer' }), true, 'addToCart', '', /credentials are http bearer instead of a cookie/],
  ['a bearer token instead of the password', (d) => (d.components.securitySchemes.basic.scheme = 'bearer'), true, 'loginCustomer', '', /credentials are http bearer instead of http basic/],
  ['an answer whose list has no limit', (d) => delete schema(d, 'Cart').properties.lineItems.maxItems, true, 'getCart', '/lineItems', /maxItems of any size instead of 1000/],
  ['an answer without its format', (d) => delete schema(d, 'Order').properties.orderDate.format, true, 'getOrder', '/orderDate', /format of any kind instead of date-time/],
  ['an answer without its pattern', (d) => delete schema(d, 'Currency').pattern, true, 'getGlobalSettings', '/currency', /pattern of any kind/],
  ['a range of statuses', (d) => (d.paths['/api/cart'].get.responses['4XX'] = { description: '' }), true, 'getCart', '', /a status that the contract does not have/],
  ['a request in steps', (d) => (schema(d, 'Quantity').multipleOf = 5), true, 'addToCart', '/quantity', /multipleOf 5 instead of any/],
  ['a request whose items are unique', (d) => (schema(d, 'BulkLines').uniqueItems = true), true, 'addMultipleToCart', '', /items are unique/],
  ['an answer whose items are unique', (d) => (schema(d, 'CategoryPath').uniqueItems = true), false, 'getCart', '/lineItems/*/categoryPath', /items are unique/],
  ['an exclusive bound of 3.0', (d) => Object.assign(component(d, 'Take').schema, { minimum: 1, exclusiveMinimum: true }), true, 'search', 'query take', /minimum 2 instead of 1/],
  ['an answer with an exclusive bound', (d) => { const share = schema(d, 'PriceFields').properties.discountPercentage; delete share.minimum; share.exclusiveMinimum = 0; }, false, 'search', '/productResult/result/*/price/discountPercentage', /minimum of any size instead of 0/],
  ['a field with a slash in its name', (d) => (footer(d).properties['a/b'] = { type: 'string' }), false, 'getFooter', '/a~1b', /additional field/],
  ['an answer whose field is of requests only', (d) => (footer(d).properties.copyright.writeOnly = true), true, 'getFooter', '/copyright', /required field is missing/],
  ['a limit beside a reference', (d) => (cartItem(d).properties.quantity = { $ref: '#/components/schemas/Quantity', maximum: 10 }), true, 'addToCart', '/quantity', /maximum 10 instead of 999/],
  ['a list without items', (d) => delete schema(d, 'Cart').properties.lineItems.items, true, 'getCart', '/lineItems', /not compared: the items/],
  ['a keyword that is not compared', (d) => (footer(d).not = { required: ['x'] }), true, 'getFooter', '', /not compared: not/],
  ['a condition that is not compared', (d) => (cartItem(d).dependentRequired = { code: ['x'] }), true, 'addToCart', '', /not compared: dependentRequired/],
  ['a condition of a schema that is not compared', (d) => (cartItem(d).if = { required: ['code'] }), true, 'addToCart', '', /not compared: if$/],
  ['a schema for a field that is not compared', (d) => (footer(d).dependentSchemas = { copyright: { required: ['x'] } }), true, 'getFooter', '', /not compared: dependentSchemas/],
  ['fields by a pattern that are not compared', (d) => (footer(d).patternProperties = { '^x-': { type: 'string' } }), true, 'getFooter', '', /not compared: patternProperties \^x-/],
  ['names of fields that are not compared', (d) => (cartItem(d).propertyNames = { maxLength: 3 }), true, 'addToCart', '', /not compared: propertyNames/],
  ['items by their place that are not compared', (d) => (schema(d, 'Cart').properties.lineItems.prefixItems = [{ type: 'null' }]), true, 'getCart', '/lineItems', /not compared: prefixItems/],
  ['a reference to nothing', (d) => (footer(d).properties.copyright = { $ref: '#/components/schemas/None' }), true, 'getFooter', '/copyright', /not compared: an unresolved/],
  ['a list instead of an object', (d) => (answer(d, '/api/content/header', 'get').schema = { type: 'array', items: {} }), true, 'getHeader', '', /type array instead of object/],
]; // prettier-ignore

describe('descriptions that differ', () => {
  it.each(changes)('DEV-05 %s', async (_, change, breaking, operation, pointer, message) => {
    const found = (await compareWith(change)).filter((each) => each.operation === operation);
    const [first] = found.filter((each) => message.test(each.message) && each.pointer === pointer);
    expect(first ?? found).toMatchObject({
      breaking,
      ours: { file: expect.stringMatching(/^openapi\//) as string },
    });
    expect(first?.theirs.line).toBeGreaterThan(1);
  });

  it('DEV-05 spellings without a meaning of their own are no difference', async () => {
    const found = await compareWith((d) => {
      cartItem(d).properties.line = { type: 'string', readOnly: true };
      cartItem(d).required.push('line');
      schema(d, 'PhoneNumber').minLength = 0;
      schema(d, 'Cart').properties.lineItems.minItems = 0;
      const { post, parameters } = d.paths['/api/cart'];
      for (const name of ['Accept', 'Content-Type', 'Authorization'])
        parameters.push({ name, in: 'header', required: true, schema: { type: 'string' } });
      post.requestBody.content = { '*/*': Object.values(post.requestBody.content)[0] };
      schema(d, 'Currency').enum = ['NOK', 'SEK'];
      delete schema(d, 'Currency').pattern;
    });
    expect(found.filter(({ breaking }) => breaking)).toEqual([]);
  });

  it('DEV-05 references without an end are one sentence', async () => {
    const loop = compareWith((d) => {
      d.components.schemas.Loop = { $ref: '#/components/schemas/Pool' };
      d.components.schemas.Pool = { $ref: '#/components/schemas/Loop' };
      footer(d).properties.copyright = { $ref: '#/components/schemas/Loop' };
    });
    await expect(loop).rejects.toThrow(/lead back to themselves/);
  });

  it('DEV-05 one added alternative is one difference', async () => {
    const found = await compareWith((d) => {
      const { properties } = footer(d);
      properties.copyright = {
        oneOf: [properties.copyright, { type: 'object', properties: { a: {}, b: {} } }],
      };
    });
    expect(found.filter(({ breaking }) => breaking)).toHaveLength(1);
  });

  it('DEV-05 headers that a description has nowhere are reported once', async () => {
    const found = await compareWith(
      everywhere(
        ({ parameters }) => Array.isArray(parameters) && parameters.some(({ $ref }: Json) => /ContextUrl/.test($ref)),
        (node) => { node.parameters = node.parameters.filter(({ $ref }: Json) => !/ContextUrl|ContentLanguage/.test($ref)); },
      ),
    ); // prettier-ignore
    const report = formats['text']?.(found) ?? '';
    expect(report.match(/header \S+: the parameter is missing/g)).toEqual([
      'header Content-Language: the parameter is missing',
      'header Context-Url: the parameter is missing',
    ]);
    expect(report).toContain('2 breaking, 0 not breaking.');
  });

  it('DEV-05 each place is a JSON pointer into its file', async () => {
    const [first] = await compareWith(
      (d) => (d.paths['/api/cart'].get.responses['409'] = { description: '' }),
    );
    expect(first).toMatchObject({
      ours: { file: 'openapi/paths/cart.yaml', pointer: '/cart/get' },
      theirs: { pointer: '/paths/~1api~1cart/get/responses/409' },
    });
  });

  it('DEV-05 the report names a difference of several operations once, with both places', async () => {
    const differences = await compareWith((d) => (schema(d, 'Money').properties.amount.type = 'string'));
    const report = formats['text']?.(differences) ?? '';
    expect(differences.length).toBeGreaterThan(5);
    expect(report.match(/amount: type string instead of number/g)).toHaveLength(1);
    expect(report).toContain(
      `also in   ${new Set(differences.map(({ operation }) => operation)).size - 1} more`,
    );
    expect(report).toContain(
      ':' + differences[0]?.theirs.line + ' /components/schemas/Money/properties/amount',
    );
  });

  it('DEV-05 the contract is compared with its own at a revision of git', async () => {
    const head = await loadSource('HEAD');
    expect(head.root.file).not.toBe(ours.root.file);
    expect(compareDescriptions(head, await loadSource('HEAD'))).toEqual([]);
    await expect(loadSource('no-such-revision')).rejects.toThrow('no-such-revision cannot be read');
  });
});
