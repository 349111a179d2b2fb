import fc from 'fast-check';
import { validators } from '../../../mocks/generated/validators';
import { seededRandom, type Random } from '../../../mocks/shop/catalogue/assortment/random';
import type { Schema } from '../../../scripts/generate/description';
import { flatten, refName } from '../../../scripts/generate/shape';
import type { OperationId } from '../../../src/api/operation';
import type { PageType } from '../../../src/routing/page/page';
import { english } from '../../../src/i18n/english';
import { contract } from '../../contract/contract';
import { wildAddress, wildPicture, wildRichText, wildText } from './texts';

/** Responses of one seed: the same seed gives the same responses to the same calls in the same order. */
export interface WildAnswers {
  /**
   * The body of a 200 of an operation, valid by the contract.
   * @throws {Error} with the validator's errors when it is invalid
   */
  answer: (id: OperationId) => unknown;
  /** The body of getPage for a page of this type. */
  page: (type: PageType) => unknown;
}

/** Maximum items of a list by its nesting depth. */
const longest = [6, 5, 3, 2, 1];

const numbers = [0, 0, 1, 2, 3, 12, 100, 999, -1, 0.5, 1234567.89, 1e15] as const;
const formats: Record<string, readonly [string, ...string[]]> = {
  date: ['2026-11-22', '1999-02-28', '9999-12-31'],
  'date-time': ['2026-11-22T10:00:00Z', '1999-02-28T23:59:59+01:00'],
  email: ['post@furulia.example', `${'long'.repeat(20)}@${'subdomain.'.repeat(10)}example`],
};
const isAddress = /^(url|href|canonicalLink|.*Url)$/;
const isPicture = /^(src|openGraphImage)$/;
/** Matches properties that identify an item, whose values are unique. */
const isName = /^(id|.*Id|code|key|orderNumber)$/;

const samples = new Map<string, readonly string[]>();

/** Some texts that match a pattern, up to a length. */
function matching(pattern: string, maxLength: number): readonly [string, ...string[]] {
  const known =
    samples.get(pattern) ?? fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: 1, numRuns: 20 });
  samples.set(pattern, known);
  const [first = '', ...rest] = known.filter(({ length }) => length <= maxLength);
  return [first, ...rest];
}

/** Texts of the interface: the shop's, or all of them as in a careless translation. */
function translations(random: Random): Record<string, string> {
  if (random.chance(0.6)) return {};
  const areas = Object.entries(english).filter(([area]) => area !== 'errors');
  const keys = areas.flatMap(([area, texts]) => Object.keys(texts).map((name) => `${area}.${name}`));
  return Object.fromEntries(keys.map((key) => [key, wildText(random)]));
}

/** Generators of types whose schema does not express their meaning. */
const byName: Record<string, (random: Random) => unknown> = {
  RichText: wildRichText,
  Translations: translations,
  LanguageRoute: () => 'en',
  Language: (random) => random.pick(['no', 'sv', 'en', 'en-SE']),
  // An unknown block, as of a later version of the backend (APP-02).
  UnknownBlock: (random) => ({
    blockId: String(random.next()),
    blockType: 'HologramBlock',
    content: { anything: [null] },
  }),
};

/** Create the responses of a seed. */
export function wildAnswers(seed: string): WildAnswers {
  const random = seededRandom(seed);
  let names = 0;

  function text(name: string, { pattern, format, minLength = 0, maxLength = Infinity }: Schema): string {
    if (pattern !== undefined) return random.pick(matching(pattern, maxLength));
    const formatted = format === undefined ? undefined : formats[format];
    if (formatted) return random.pick(formatted);
    if (isName.test(name))
      return `${random.pick(['A', '_', 'Å Ä', '%', '__proto__', 'WWWWWWWWWWWW'])}${(names += 1)}`;
    if (isPicture.test(name)) return wildPicture(random);
    if (isAddress.test(name)) return wildAddress(random);
    return Array.from(wildText(random)).slice(0, maxLength).join('').padEnd(minLength, 'x');
  }

  function number({ type, minimum = -Infinity, maximum = Infinity }: Schema): number {
    const fitting = [type ?? []].flat().includes('integer') ? numbers.filter(Number.isInteger) : numbers;
    return Math.min(Math.max(random.pick(fitting as typeof numbers), minimum), maximum);
  }

  function list({ items = {}, minItems = 0, maxItems = Infinity }: Schema, name: string, depth: number) {
    const most = Math.min(longest[depth] ?? 1, maxItems);
    const length = Math.max(random.chance(0.25) ? 0 : random.integer(0, most), minItems);
    return Array.from({ length }, () => value(items, name, depth + 1));
  }

  function object(schema: Schema, depth: number) {
    const { properties = {}, required = [], additionalProperties } = schema;
    const present = Object.entries(properties).filter(
      ([name]) => required.includes(name) || random.chance(0.7),
    );
    const others = typeof additionalProperties === 'object' ? [['en', additionalProperties] as const] : [];
    return Object.fromEntries(
      [...present, ...others].map(([name, property]) => [name, value(property, name, depth)]),
    );
  }

  function value(schema: Schema, name: string, depth: number): unknown {
    const special = schema.$ref === undefined ? undefined : byName[refName(schema.$ref)];
    if (special) return special(random);
    const choices = schema.oneOf ?? schema.anyOf ?? [];
    const types = [schema.type ?? []].flat();
    const canBeNull = types.includes('null') || choices.some(({ type }) => type === 'null');
    if (canBeNull && random.chance(0.25)) return null;
    const [first, ...rest] = choices.filter(({ type }) => type !== 'null');
    if (first) return value(random.pick([first, ...rest]), name, depth);
    if (schema.const !== undefined) return schema.const;
    const [allowed, ...others] = (schema.enum ?? []).filter((each) => each !== null);
    if (allowed !== undefined) return random.pick([allowed, ...others]);
    if (schema.$ref !== undefined) return value(contract.schemas[refName(schema.$ref)] ?? {}, name, depth);
    if (schema.allOf) return object(flatten(contract, schema), depth);
    if (types.includes('array')) return list(schema, name, depth);
    if (types.includes('object')) return object(schema, depth);
    if (types.includes('boolean')) return random.chance(0.5);
    if (types.includes('string')) return text(name, schema);
    return number(schema);
  }

  function valid(id: OperationId, schema: Schema): unknown {
    const body = value(schema, '', 0);
    const validate = validators[id].answers[200];
    if (!validate?.(body)) throw new Error(`${id} of seed ${seed}: ${JSON.stringify(validate?.errors)}`);
    return body;
  }

  return {
    answer: (id) => valid(id, answerSchema(id)),
    page(type) {
      const body = valid('getPage', { $ref: contract.schemas['Page']?.discriminator?.mapping?.[type] });
      return { ...(body as object), pageType: type };
    },
  };
}

function answerSchema(id: OperationId): Schema {
  const answers = contract.operations.find((operation) => operation.id === id)?.answers ?? [];
  return answers.find(({ status }) => status === 200)?.body?.schema ?? {};
}
