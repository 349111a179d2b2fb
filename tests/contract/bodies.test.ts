import { describe, expect, it } from 'vitest';
import type { Schema } from '../../scripts/generate/description';
import { flatten } from '../../scripts/generate/shape';
import { component, contract, properties, samples, validatorOf } from './contract';

function bodyOf(id: string): Schema {
  return contract.operations.find((operation) => operation.id === id)?.body?.schema ?? {};
}

/** Copy of a request's first example with the value at a path (dots, indexes) replaced. */
function withValue(id: string, path: string, value: unknown): unknown {
  const body = structuredClone(samples.find(({ title }) => title.startsWith(`${id} request`))?.value);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((outer, key) => Reflect.get(Object(outer), key) as unknown, body);
  Reflect.set(Object(holder), last, value);
  return body;
}

const accepts = (id: string, path: string, value: unknown) =>
  validatorOf(bodyOf(id))(withValue(id, path, value));
const letters = (length: number) => 'å'.repeat(length);

describe.each([
  ['name 1–40', 'registerCustomer', 'firstName', [letters(1), letters(40)], ['', '  ', letters(41)]],
  ['name 1–40', 'updateFavorites', 'listName', [letters(40)], ['', '\t', letters(41)]],
  ['address 1–60', 'updateAddress', 'newAddress.address', [letters(1), letters(60)], ['', ' ', letters(61)]],
  ['city 1–40', 'createAddress', 'address.city', [letters(1), letters(40)], ['', ' ', letters(41)]],
  [
    'zip 1–10',
    'createOrder',
    'address.billingAddress.postalCode',
    ['1', '1234567890'],
    ['', ' ', '12345678901'],
  ],
  [
    'phone 0–16 digits',
    'updateCustomer',
    'phoneNumber',
    ['', '1234567890123456'],
    ['12345678901234567', '+47', '1 2'],
  ],
  ['e-mail', 'registerCustomer', 'email', ['a@b.no'], ['a', 'a@', '']],
  ['quantity 0–999', 'updateCart', 'quantity', [0, 999], [-1, 1000, 1.5, '1']],
  [
    'any quantity',
    'bulkUpdateCart',
    'lineitems.0.quantity',
    ['', '2', 'two', '1e9'],
    [2, null, letters(101)],
  ],
  ['any code', 'bulkUpdateCart', 'lineitems.0.code', ['?', letters(100)], ['', letters(101), 7]],
  ['material ID 1–18', 'addToCart', 'code', ['1', '1'.repeat(18)], ['1'.repeat(19)]],
  ['code not empty', 'addMultipleToCart', '0.code', ['1', letters(100)], ['']],
  ['language 1–5', 'registerCustomer', 'language', ['no', 'en-SE'], ['', 'n', 'nb-NO1', 'en_GB']],
  ['text 1–n', 'createOrder', 'moreInfo.description', [letters(1), letters(1000), null], ['', letters(1001)]],
])('%s in %s %s', (_limit, id, path, good, bad) => {
  it('DEV-01 the body has the limit of FORM-01', () => {
    expect(good.filter((value) => !accepts(id, path, value))).toEqual([]);
    expect(bad.filter((value) => accepts(id, path, value))).toEqual([]);
  });
});

it.each([
  'registerCustomer',
  'updateCustomer',
  'createOrganizationCustomer',
  'updateAddress',
  'createAddress',
])('DEV-01 every text of %s has a limit', (id) => {
  const unlimited = Object.entries(textsOf(bodyOf(id))).filter(
    ([, { maxLength, pattern, enum: values, minLength }]) => !(maxLength ?? pattern ?? values ?? minLength),
  );
  expect(unlimited).toEqual([]);
});

/** The text schemas of a body by name, including those of nested objects. */
function textsOf(schema: Schema): Record<string, Schema> {
  const entries = Object.entries(flatten(contract, schema).properties ?? {}).map(
    ([key, property]) => [key, flatten(contract, property)] as const,
  );
  return Object.assign(
    Object.fromEntries(entries.filter(([, { type }]) => type === 'string')),
    ...entries.filter(([, { type }]) => type === 'object').map(([, inner]) => textsOf(inner)),
  ) as Record<string, Schema>;
}

describe('CALL-11', () => {
  const fieldsOf = (id: string) => Object.keys(properties(bodyOf(id)));
  const answerOf = (id: string) =>
    contract.operations.find((operation) => operation.id === id)?.answers.find(({ status }) => status === 200)
      ?.body?.schema.$ref;

  it('CALL-11 adding to the cart carries code, quantity and the getPrice flag', () => {
    expect(fieldsOf('addToCart')).toEqual(['code', 'quantity', 'getPrice']);
  });

  it('CALL-11 removing the cart has no body', () => {
    expect(contract.operations.find(({ id }) => id === 'deleteCart')?.body).toBeNull();
  });

  it('CALL-11 the bodies about favourites carry listName', () => {
    for (const id of ['updateFavorites', 'deleteFavoriteList', 'changeFavoriteListName'])
      expect(fieldsOf(id)).toContain('listName');
  });

  it('CALL-11 changing an address carries newAddress, adding one address', () => {
    expect(fieldsOf('updateAddress')).toContain('newAddress');
    expect(fieldsOf('createAddress')).toContain('address');
  });

  it('CALL-11 adding many lines carries lineitems, or is a list', () => {
    expect(fieldsOf('bulkUpdateCart')).toContain('lineitems');
    expect(flatten(contract, bodyOf('addMultipleToCart')).type).toBe('array');
  });

  it('CALL-11 translations are a map of texts', () => {
    const accepted = validatorOf({ $ref: answerOf('getTranslations') ?? '' });
    expect(accepted({ 'listing.showing': 'Viser {0} av {1}' })).toBe(true);
    expect(accepted({ 'listing.showing': 1 })).toBe(false);
  });

  it('CALL-11 a search for article numbers answers results and numberOfHits', () => {
    expect(answerOf('variationCodeSearch')).toMatch(/VariationCodeSearchResult$/);
    expect(component('VariationCodeSearchResult').required).toEqual(['results', 'numberOfHits']);
  });
});

describe('listing parameters', () => {
  const filters = validatorOf({ $ref: '#/components/schemas/Filters' });

  it('DEV-01 filters are named filter::, min:: and max:: and nothing else', () => {
    expect(filters({ 'filter::Color': 'oak;walnut', 'min::Price': '100', 'max::Price': '99.5' })).toBe(true);
    for (const wrong of [
      { Color: 'oak' },
      { 'filter::': 'oak' },
      { 'min::Price': 'cheap' },
      { 'filter::Color': 1 },
    ])
      expect(filters(wrong)).toBe(false);
  });

  it.each(['getCategoryProducts', 'search'])(
    'DEV-01 %s takes skip from 0, take of 24 and at most 96',
    (id) => {
      const parameters = contract.operations.find((operation) => operation.id === id)?.parameters ?? [];
      const named = new Map(parameters.map(({ name, schema }) => [name, schema]));
      expect(named.get('skip')).toMatchObject({ default: 0, minimum: 0 });
      expect(named.get('take')).toMatchObject({ default: 24, minimum: 1, maximum: 96 });
      for (const name of ['instock', 'sortOrder', 'order', 'query', 'selectedModel', 'filters'])
        expect(named.has(name)).toBe(true);
    },
  );
});
