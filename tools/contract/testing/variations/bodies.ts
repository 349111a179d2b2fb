import type { Contract } from '../../../../scripts/generate/contract';
import { type Field, fieldsOf, holders, isObject, type Json } from '../mutations';
import { type Variation, changeJson, varying, varyingJson } from './variation';

const ofObjects = (name: string, change: (value: Json) => Json): Variation =>
  varyingJson(name, (value) => (isObject(value) ? change(value) : value));

/** Variation that adds fields to every object except maps: translations by key, addresses by language. */
const withFields = (name: string, fields: Json): Variation => {
  const change = (value: unknown, key: string) =>
    isObject(value) && key !== 'alternativeLinks' ? { ...value, ...fields } : value;
  return varying(name, (answer, { operationId }) =>
    operationId === 'getTranslations' ? answer : { ...answer, text: changeJson(answer.text, change) },
  );
};

const ofText = (name: string, change: (json: string) => string): Variation =>
  varying(name, (answer) => (!/^[[{]/.test(answer.text) ? answer : { ...answer, text: change(answer.text) }));

const dates = (name: string, change: (date: string) => string): Variation =>
  varyingJson(name, (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value) ? change(value) : value,
  );

/** An instant with an offset of one hour. */
const withOffset = (date: string): string =>
  `${new Date(Date.parse(date) + 3_600_000).toISOString().slice(0, 19)}+01:00`;

/**
 * Optional fields that the request requires, or a shop of one country, with gifts or with shipping methods, or whose
 * absence is a value: a cart without AcceptOrderSplitting accepts it.
 */
const required = /^(currentCountry|requestedDeliveryDate|isGift|shippingMethods?|AcceptOrderSplitting)$/;

/** Fields whose null has a meaning: other responses of the same backend, or the request, decide on it. */
const meaningful =
  /price|amount|role|organizationId|shippingMethod|shippingDestination|\/address$|variation|maxQuantity|^(\/orders\/\*)?\/note/i;

/** Change the fields of a kind in the successes of every operation. */
function ofFields(
  contract: Contract,
  name: string,
  isChanged: (field: Field) => boolean,
  change: (holder: Json, name: string) => void,
): Variation {
  const fields = new Map(
    contract.operations.map(({ id, answers }) => {
      const schema = answers.find(({ status }) => status === 200)?.body?.schema;
      return [id, schema ? [...fieldsOf(contract, schema)].filter(isChanged) : []] as const;
    }),
  );
  return varying(name, (answer, { operationId }) => {
    const changed = fields.get(operationId as never) ?? [];
    if (answer.status !== 200 || changed.length === 0) return answer;
    const body: unknown = JSON.parse(answer.text);
    for (const field of changed)
      for (const holder of holders(body, field.path as never))
        if (field.name in holder) change(holder, field.name);
    return { ...answer, text: JSON.stringify(body) };
  });
}

/** Differences in the form of bodies. */
export const bodyVariations = (contract: Contract): Variation[] => [
  withFields('a text beyond the contract in each object', { _type: 'Shop.Dto' }),
  withFields('a null, a list and an object beyond the contract in each object', {
    extra: null,
    links: [],
    meta: { version: 1, tags: ['a'] },
  }),
  ofObjects('fields in the opposite order', (value) =>
    Object.fromEntries(Object.entries(value).toReversed()),
  ),
  ofObjects('fields in alphabetical order', (value) =>
    Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  ),
  ofText('JSON with line breaks', (json) => `\n${JSON.stringify(JSON.parse(json), null, 2)}\n`),
  ofText('JSON in ASCII', (json) =>
    json.replaceAll(/[^ -~]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`),
  ),
  ofText('a byte order mark', (json) => `\uFEFF${json}`),
  ofText('whole numbers with a decimal', (json) => json.replaceAll(/(":\d+)(?=[,}])/g, '$1.0')),
  dates('times with an offset', withOffset),
  dates('times with fractions of a second', (date) => new Date(date).toISOString().replace('Z', '4567Z')),
  ofFields(
    contract,
    'no optional field',
    (field) => !field.required && !required.test(field.name),
    (holder, name) => Reflect.deleteProperty(holder, name),
  ),
  ofFields(
    contract,
    'null wherever it is allowed without a meaning of its own',
    ({ pointer, nullable }) => nullable && !meaningful.test(pointer),
    (holder, name) => (holder[name] = null),
  ),
  varyingJson('other messages of errors', (value, key) => (key === 'message' ? 'Computer says no.' : value)),
  varyingJson('more fields with errors', (value, key) =>
    key === 'inputErrors' && Array.isArray(value)
      ? [...(value as unknown[]), { field: 'somethingElse', message: 'No.' }]
      : value,
  ),
];
