import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Schema } from '../../scripts/generate/description';
import { flatten } from '../../scripts/generate/shape';
import * as schemas from '../../src/api/generated/schemas';
import { passwordLength } from '../../src/components/mui/form/PasswordField';
import { sharedListLimits } from '../../src/features/favorites/page/sharedListAddress';
import { maxQueryLength } from '../../src/features/search/searchAddress';
import { quantitySchema } from '../../src/features/quick-order/rows/orderRow';
import { component, contract, validatorOf } from './contract';
import { forms, type BodyForm } from './forms';

const bodies = new Map<string, z.ZodMiniType>(Object.entries(schemas));
const repeat = (text: string, length: number) => text.repeat(Math.max(0, length));

/** All values of limits in the contract, such as 1 and 40 of minLength and maxLength. */
function limitsOf(names: readonly string[]): number[] {
  const found = new Set<number>();
  JSON.stringify(contract.schemas, (name, value: unknown) => {
    if (names.includes(name) && typeof value === 'number') found.add(value);
    return value;
  });
  return [...found].flatMap((limit) => [limit - 1, limit, limit + 1]);
}

const lengths = [...new Set(limitsOf(['minLength', 'maxLength']))];

/** Texts around every limit, of characters with one and more code units, and texts that violate a rule. */
const texts = [
  ...['a', '7', 'å', 'e\u0301', '🌲', ' '].flatMap((sign) => lengths.map((length) => repeat(sign, length))),
  ...lengths.map((length) => `${repeat('a', length - 5)}@b.no`),
  ...['a', 'a@', '@b.no', 'a@b', 'a b@c.no', 'å@ø.no', 'a@b..no', '+47 1', '٣', '1e3', '0x10', '-1', '1.5'],
  ...['NO', 'no', 'NOR', 'en-SE', '\u00a0', '\t\n', ' a ', '\ud83c', 'billing', '2026-12-01', '1.12.2026'],
];
const values = [...texts, ...limitsOf(['minimum', 'maximum']), 1.5, true, null, undefined];

/** Paths of the scalar fields of a request body, through its objects and the first item of its lists. */
function fieldsOf(schema: Schema, path: readonly string[] = []): string[][] {
  const { properties, items } = flatten(contract, schema);
  if (items) return fieldsOf(items, [...path, '0']);
  if (!properties) return [[...path]];
  return Object.entries(properties).flatMap(([name, property]) => fieldsOf(property, [...path, name]));
}

/** The body with another value at a path; undefined omits the field. */
function changed(body: unknown, [first, ...rest]: readonly string[], value: unknown): unknown {
  if (first === undefined) return value;
  const copy = Array.isArray(body) ? [...(body as unknown[])] : { ...(body as object) };
  const next = changed(Reflect.get(copy, first), rest, value);
  if (next === undefined) Reflect.deleteProperty(copy, first);
  else Reflect.set(copy, first, next);
  return copy;
}

const operations = contract.operations.flatMap(({ id, body }) => (body ? [{ id, body }] : []));

describe.each(operations)(
  'FORM-01 the generated schema of $id takes exactly what the contract takes',
  ({ id, body }) => {
    const accepts = validatorOf(body.schema);
    const takes = (value: unknown) => bodies.get(`${id}Body`)?.safeParse(value).success;
    const [example] = Object.values(body.examples);

    test('FORM-01 the example of the contract', () => {
      expect([accepts(example), takes(example)]).toEqual([true, true]);
    });

    test.each(fieldsOf(body.schema).map((path) => [path.join('.'), path] as const))(
      'FORM-01 %s',
      (_, path) => {
        for (const value of values) {
          const candidate = changed(example, path, value);
          expect([value, takes(candidate)]).toEqual([value, accepts(candidate)]);
        }
      },
    );
  },
);

/** The body that a form sends with a text in one field; undefined when the form rejects it. */
function bodyOf({ schema, valid, body }: BodyForm, name: string, text: string): unknown {
  const { success, data } = schema.safeParse({ ...valid, [name]: text });
  return success ? body(JSON.parse(JSON.stringify(data)) as Record<string, unknown>) : undefined;
}

describe.each(forms)('FORM-01 the form $name takes exactly what $operation takes', (form) => {
  const accepts = validatorOf(operations.find(({ id }) => id === form.operation)?.body.schema ?? {});
  const names = Object.keys(form.valid);

  test('FORM-01 valid input is sent', () => {
    expect(Object.keys(form.schema.shape).sort()).toEqual([...names].sort());
    const [name = ''] = names;
    expect(accepts(bodyOf(form, name, form.valid[name] ?? ''))).toBe(true);
  });

  test.each(names.filter((name) => !form.notSent?.includes(name)))('FORM-01 %s', (name) => {
    for (const text of texts) {
      const sent = bodyOf(form, name, text);
      const body = sent ?? form.body({ ...form.valid, [name]: text });
      expect([name, text, accepts(body)]).toEqual([name, text, sent !== undefined]);
    }
  });
});

test('FORM-01 limits that are needed where no schema is loaded are those of the contract', () => {
  const { minLength, maxLength } = component('Password');
  expect(passwordLength).toEqual({ min: minLength, max: maxLength });
  expect(maxQueryLength).toBe(component('SearchText').maxLength);
  const [name, code] = [component('Name').maxLength, component('MaterialId').maxLength];
  expect(sharedListLimits).toEqual({ name, code });
});

test('FORM-01 the schema of a quantity takes the digits of 0 to 999, and no other text', () => {
  const quantities = { '0': 0, '7': 7, '007': 7, '999': 999 };
  for (const [text, quantity] of Object.entries(quantities))
    expect([text, quantitySchema.safeParse(text).data]).toEqual([text, quantity]);
  for (const text of ['', ' ', '1000', ' 2', '２', '-1', '+1', '1.5', '1e2', '0x1', 'NaN', 'Infinity'])
    expect([text, quantitySchema.safeParse(text).success]).toEqual([text, false]);
});
