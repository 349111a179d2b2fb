import type { Schema } from '../../../../scripts/generate/description';
import type { OperationId } from '../../../../src/api/operation';
import type { CallInput } from '../request';
import type { Run } from '../run';
import type { Shopper } from '../run';

interface Beyond {
  /** undefined for a missing value. */
  value: unknown;
  because: string;
}

/** A text of some number of characters that keeps the form of a valid one: digits stay digits. */
function padded(valid: unknown, length: number): string {
  const characters = [...String(valid ?? '')];
  const padding = /^\d+$/.test(String(valid)) ? '1' : 'x';
  const missing = Math.max(0, length - characters.length);
  return [...padding.repeat(missing), ...characters].slice(0, length).join('');
}

const steps = { maxLength: 1, minLength: -1, maximum: 1, minimum: -1 } as const;

function* beyond(shape: Schema, valid: unknown): Iterable<Beyond> {
  for (const name of Object.keys(steps) as (keyof typeof steps)[]) {
    const [limit, isLength] = [shape[name], name.endsWith('Length')];
    const value = (limit ?? 0) + steps[name];
    if (limit === undefined || (isLength && value < 0)) continue;
    const because = `${value}${isLength ? ' characters' : ''}, where ${name} is ${limit}`;
    yield { value: isLength ? padded(valid, value) : value, because };
  }
  if (shape.enum) yield { value: 'contract-check', because: 'a value that is not in the enum' };
}

function withValue(body: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const { [name]: own, ...others } = Object(body) as Record<string, unknown>;
  const changed = rest.length === 0 ? value : withValue(own, rest, value);
  return changed === undefined ? others : { ...others, [name]: changed };
}

function* fieldsOf(
  run: Run,
  schema: Schema,
  body: unknown,
  path: readonly string[] = [],
): Generator<[string[], Schema, boolean]> {
  const { properties = {}, required = [] } = run.contract.shapeOf(schema);
  for (const [name, property] of Object.entries(properties)) {
    const value: unknown = Object(body)[name];
    if (value === undefined || value === null) continue;
    const shape = run.contract.shapeOf(property);
    yield [[...path, name], shape, required.includes(name)];
    if (typeof value === 'object' && !Array.isArray(value))
      yield* fieldsOf(run, property, value, [...path, name]);
  }
}

/** FORM-01, FORM-02: a limit of a valid body exceeded by one, a required field left out, or an unknown one: 400. */
export async function refuseBeyond(shopper: Shopper, id: OperationId, body: object, skipped: string[] = []) {
  const described = shopper.run.contract.operations.get(id)?.body;
  if (!described || !shopper.run.wants(id)) return;
  const reject = (path: readonly string[], value: unknown, because: string) =>
    shopper.refuse(id, { body: withValue(body, path, value) }, path.join('.'), because);
  for (const [path, shape, isRequired] of fieldsOf(shopper.run, described.schema, body)) {
    if (skipped.includes(path.join('.'))) continue;
    const valid: unknown = path.reduce<unknown>((value, name) => Object(value)[name], body);
    for (const { value, because } of beyond(shape, valid)) await reject(path, value, because);
    if (isRequired) await reject(path, undefined, `no ${path.join('.')}, which is required`);
  }
  await reject(['contractCheck'], 'x', 'a field that the contract does not have');
}

/** The query parameters of a read beyond their limits, and those that are required left out. */
export async function refuseQueries(shopper: Shopper, operation: OperationId, input: CallInput) {
  for (const { name, in: place, required, schema } of shopper.run.contract.operations.get(operation)
    ?.parameters ?? []) {
    const { type, ...shape } = shopper.run.contract.shapeOf(schema);
    if (place !== 'query' || type === 'object') continue;
    const { [name]: own, ...others } = input.query ?? {};
    const offences: Beyond[] = [
      ...beyond(shape, own),
      ...(required ? [{ value: undefined, because: `no ${name}, which is required` }] : []),
      ...(type === 'integer' ? [{ value: '1.5', because: 'no whole number' }] : []),
    ];
    for (const { value, because } of offences) {
      const query = value === undefined ? others : { ...others, [name]: value as string | number };
      await shopper.refuse(operation, { ...input, query }, name, `${name}: ${because}`);
    }
  }
}

/** Parameters of reads beyond their limits. */
export async function overLimits(shopper: Shopper, category: string | undefined) {
  const organizationId = 'contract-check-unknown';
  const isCustomer = shopper.user !== undefined;
  const query = { query: 'a' };
  const reads: readonly (readonly [OperationId, CallInput, isMeant?: boolean])[] = [
    ['getCategoryProducts', { path: { id: category ?? '' } }, category !== undefined],
    ...(['quickSearch', 'getSuggestions', 'variationCodeSearch'] as const).map(
      (id) => [id, { query }] as const,
    ),
    ['getAllOrders', {}, isCustomer],
    ['getAllCustomers', { query: { organizationId } }, isCustomer],
  ];
  for (const [operation, input, isMeant = true] of reads)
    if (isMeant) await refuseQueries(shopper, operation, input);
}

/** Letters of one byte, of two, and of four beside one of two code points, which count as one letter each. */
export const letters = { ascii: 'abc', twoBytes: 'Å', mixed: 'Å🌲e\u0301' };

/** A valid body with some free texts, by their paths, at their greatest length in the letters of a sample. */
export function longest<Body extends Readonly<Record<string, unknown>>>(
  run: Run,
  operation: OperationId,
  body: Body,
  sample: string,
  ...texts: string[]
): Body {
  const described = run.contract.operations.get(operation)?.body;
  if (!described) return body;
  return [...fieldsOf(run, described.schema, body)].reduce<unknown>((changed, [path, { maxLength }]) => {
    if (maxLength === undefined || !texts.includes(path.join('.'))) return changed;
    const characters = [...sample.repeat(maxLength)].slice(0, maxLength - 1);
    return withValue(changed, path, `${characters.join('')}z`);
  }, body) as Body;
}

/** A valid body, last, after those with its free texts at their greatest length in each kind of letters. */
export const longestOf = <Body extends Readonly<Record<string, unknown>>>(
  run: Run,
  operation: OperationId,
  body: Body,
  ...texts: string[]
): Body[] => [
  ...Object.values(letters).map((sample) => longest(run, operation, body, sample, ...texts)),
  body,
];
