import { describe, expect, it } from 'vitest';
import type { Schema } from '../../scripts/generate/description';
import { flatten } from '../../scripts/generate/shape';
import { contract, validatorOf } from './contract';
import { descriptionOf } from './nodes';

/** Every schema within the components and operations, by its place. */
function* schemasIn(place: string, schema: Schema): Generator<[string, Schema]> {
  yield [place, schema];
  const lists = { oneOf: schema.oneOf, anyOf: schema.anyOf, allOf: schema.allOf };
  const maps = {
    ...schema.properties,
    ...schema.patternProperties,
    ...(schema.items ? { items: schema.items } : {}),
  };
  const inner = [
    ...Object.entries(maps),
    ...Object.values(lists).flatMap((list) => Object.entries(list ?? [])),
    ...(typeof schema.additionalProperties === 'object' ? [['*', schema.additionalProperties] as const] : []),
  ];
  for (const [key, part] of inner) yield* schemasIn(`${place}.${key}`, part);
}

const components = Object.entries(contract.schemas).flatMap(([name, schema]) => [...schemasIn(name, schema)]);
const bodies = contract.operations.flatMap(({ id, body, answers }) =>
  [body, ...answers.map((answer) => answer.body)].flatMap((part) => [...schemasIn(id, part?.schema ?? {})]),
);
const all = [...components, ...bodies];
const lists = components.filter(([, { type }]) => type === 'array');

/** Keywords that other mock servers and code generators were seen to fail on. */
const unsupported = [
  'not',
  'propertyNames',
  'unevaluatedProperties',
  'if',
  'contains',
  'dependentSchemas',
  'prefixItems',
];

it('DEV-01 the schemas use only keywords that third-party tools support', () => {
  expect(all.length).toBeGreaterThan(500);
  const using = all.flatMap(([place, schema]) =>
    Object.keys(schema)
      .filter((keyword) => unsupported.includes(keyword))
      .map((keyword) => `${place} ${keyword}`),
  );
  expect(using).toEqual([]);
});

it('DEV-01 one of several schemas is chosen by a discriminator or a literal, since answers may have more fields', () => {
  const several = all.filter(([, { oneOf = [] }]) => oneOf.filter(({ type }) => type !== 'null').length > 1);
  const undecided = several.filter(
    ([, { discriminator, oneOf = [] }]) =>
      !discriminator && !oneOf.some((choice) => choice.const !== undefined),
  );
  expect(undecided.map(([place]) => place)).toEqual([]);
});

it('DEV-01 every list has a greatest length', () => {
  expect(lists.length).toBeGreaterThan(50);
  expect(lists.filter(([, { maxItems }]) => maxItems === undefined).map(([place]) => place)).toEqual([]);
});

it('DEV-01 every list of items with an id, a code or a key documents whether they are unique', () => {
  const identified = lists.filter(([, { items = {} }]) => {
    const names = Object.keys(propertiesOf(items));
    return ['id', 'code', 'key', 'blockId', 'customerId', 'orderNumber'].some((name) => names.includes(name));
  });
  expect(identified.length).toBeGreaterThan(30);
  const silent = identified.filter(([, list]) => !/Unique by \w+|more than once/.test(descriptionOf(list)));
  expect(silent.map(([place]) => place)).toEqual([]);
  const named = identified.filter(([, { items = {}, ...list }]) => {
    const [, property] = /Unique by (\w+)/.exec(descriptionOf(list)) ?? [];
    return property !== undefined && !(property in propertiesOf(items));
  });
  expect(named.map(([place]) => place)).toEqual([]);
});

describe('languages and routes', () => {
  it.each([
    ['Language', ['no', 'sv', 'en', 'en-SE'], ['n', 'nor', 'en_GB', 'en-se', 'EN', '', 'en-SE-x']],
    ['LanguageRoute', ['no', 'sv', 'en', 'en-se'], ['n', 'nor', 'en_gb', 'en-SE', '/', '', '..']],
  ])('DEV-01 a %s has two letters, or language and region', (name, right, wrong) => {
    const accepts = validatorOf({ $ref: `#/components/schemas/${name}` });
    expect(right.filter((value) => !accepts(value))).toEqual([]);
    expect(wrong.filter((value) => accepts(value))).toEqual([]);
  });
});

function propertiesOf(schema: Schema): Record<string, Schema> {
  return flatten(contract, schema).properties ?? {};
}
