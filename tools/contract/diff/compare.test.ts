import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { loadDescription } from '../../../scripts/generate/load';
import { listen } from '../testing/driftProxy';
import { compareDescriptions } from './compare';
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
  const { paths, components } = description;
  for (const group of ['schemas', 'parameters', 'responses'])
    if (components[group]) components[group] = rewrite(components[group]);
  description.openapi = '3.0.3';
  description.servers = [{ url: 'https://shop.example.com/backend/api/' }];
  description.paths = Object.fromEntries(
    Object.entries(rewrite(paths)).map(([path, item]) => {
      const renamed = JSON.parse(JSON.stringify(item).replaceAll('"name":"orderNumber"', '"name":"number"'));
      return [path.replace(/^\/api/, '').replace('{orderNumber}', '{number}'), renamed];
    }),
  );
}

describe('descriptions that say the same', () => {
  it('DEV-05 do not differ, whether JSON or YAML, one file or many', async () => {
    expect(await compareWith(() => undefined)).toEqual([]);
    expect(await compareWith(() => undefined, 'yaml')).toEqual([]);
  });

  it('DEV-05 do not differ in 3.0 with nullable, allOf, other parameter names and a prefix in the server', async () => {
    expect(await compareWith(asVersion30)).toEqual([]);
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
  ['a request without one of its values', (d) => schema(d, 'AddressCreation').properties.addressType.enum.pop(), true, 'createAddress', '/addressType', /not the values "delivery"/],
  ['an operation that is missing', (d) => delete d.paths['/api/cart'].delete, true, 'deleteCart', '', /operation is missing/],
  ['an additional operation', (d) => (d.paths['/api/stores'] = { get: { operationId: 'getStores', responses: {} } }), false, 'getStores', '', /additional operation/],
  ['another status', (d) => { const { responses } = d.paths['/api/cart'].post; responses['201'] = responses['200']; delete responses['200']; }, true, 'addToCart', '', /the status is missing/],
  ['another media type', (d) => { const { content } = d.paths['/api/cart'].get.responses['200']; content['application/vnd.cart+json'] = content['application/json']; delete content['application/json']; }, true, 'getCart', '', /media type application\/vnd\.cart\+json/],
  ['a parameter that is missing', (d) => d.paths['/api/order/all-orders'].get.parameters.splice(takes(d, 'take'), 1), true, 'getAllOrders', 'query take', /parameter is missing/],
  ['a parameter that is needed', (d) => d.paths['/api/cart'].get.parameters = [{ name: 'shop', in: 'query', required: true, schema: { type: 'string' } }], true, 'getCart', 'query shop', /does not send/],
  ['a visitor who is refused', (d) => (d.paths['/api/search'].get.security = [{ session: [] }]), true, 'search', '', /credentials are required/],
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
});
