import { describe, expect, it } from 'vitest';
import { closedValidatorOf, contract, samples, validatorOf, type Sample } from './contract';
import { descriptionOf, nodesOf, partsOf, typesOf, type Node } from './nodes';

const ofEachType = {
  string: 'text',
  integer: 42,
  number: 1.5,
  boolean: true,
  object: {},
  array: [],
  null: null,
};

function nodes({ schema, value }: Sample): Node[] {
  const holder = { root: structuredClone(value) };
  return [...nodesOf({ holder, key: 'root', place: '', schema, required: false, property: '' })];
}

/** The strictest validator for an example: requests as written, which are closed; responses in their closed form. */
const strictValidatorOf = ({ direction, schema }: Sample) =>
  direction === 'request' ? validatorOf(schema) : closedValidatorOf(schema);

/** True when the example is still valid after a temporary change. */
function passes(
  sample: Sample,
  root: Node | undefined,
  node: Node,
  change: () => void,
  validate = strictValidatorOf(sample),
): boolean {
  const before = node.holder[node.key];
  change();
  const valid = validate(root?.holder.root);
  node.holder[node.key] = before;
  return valid;
}

function wrongValues({ schema }: Node): unknown[] {
  const allowed = typesOf(schema);
  if (allowed.includes('number')) allowed.push('integer');
  return Object.entries(ofEachType)
    .filter(([type]) => allowed.length > 0 && !allowed.includes(type))
    .map(([, value]) => value);
}

function isClosedObject({ holder, key, schema }: Node): boolean {
  const value = holder[key];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return partsOf(schema, value).every((part) => part.schema.additionalProperties !== true);
}

const isMap = ({ holder, key, schema }: Node): boolean =>
  partsOf(schema, holder[key]).some((part) => typeof part.schema.additionalProperties === 'object');

describe.each(samples)('$title', (sample) => {
  const all = nodes(sample);
  const [root] = all;

  it('DEV-01 the example meets its schema', () => {
    for (const validate of [validatorOf(sample.schema), strictValidatorOf(sample)]) {
      validate(sample.value);
      expect(validate.errors ?? []).toEqual([]);
    }
  });

  it('DEV-01 the example fails without any one of its required fields', () => {
    const required = all.filter((node) => node.required);
    const still = required.filter((node) =>
      passes(sample, root, node, () => {
        Reflect.deleteProperty(node.holder, node.key);
      }),
    );
    expect(still.map(({ place }) => place)).toEqual([]);
  });

  it('DEV-01 the example fails with a value of a wrong type anywhere', () => {
    const still = all.flatMap((node) =>
      wrongValues(node)
        .filter((value) => passes(sample, root, node, () => (node.holder[node.key] = value)))
        .map((value) => `${node.place} ${JSON.stringify(value)}`),
    );
    expect(still).toEqual([]);
  });

  const withAddition = (node: Node) => () =>
    (node.holder[node.key] = { ...Object(node.holder[node.key]), misspelt: true });

  it('DEV-01 an additional field anywhere fails a request and the mocks, and no answer of a real backend', () => {
    const objects = all.filter(isClosedObject);
    const passing = objects.filter((node) => passes(sample, root, node, withAddition(node)));
    expect(passing.map(({ place }) => place)).toEqual([]);
    if (sample.direction === 'request') return;
    const refused = objects.filter(
      (node) => !isMap(node) && !passes(sample, root, node, withAddition(node), validatorOf(sample.schema)),
    );
    expect(refused.map(({ place }) => place)).toEqual([]);
  });

  it('DEV-01 lists documented as unique are unique in the example', () => {
    const repeated = all.flatMap(({ holder, key, place, schema }) => {
      const [, property = ''] = /Unique by (\w+)/.exec(descriptionOf(schema)) ?? [];
      const values =
        property === '' ? [] : [holder[key]].flat().map((item) => Object(item)[property] as unknown);
      return new Set(values).size === values.length ? [] : [place];
    });
    expect(repeated).toEqual([]);
  });
});

it('DEV-01 every field of the contract is in some example', () => {
  const shown = new Set(samples.flatMap(nodes).map(({ property }) => property));
  const fields = Object.entries(contract.schemas).flatMap(([name, schema]) =>
    Object.keys(schema.properties ?? {}).map((key) => `${name}.${key}`),
  );
  expect(fields.length).toBeGreaterThan(300);
  expect(fields.filter((field) => !shown.has(field))).toEqual([]);
});
