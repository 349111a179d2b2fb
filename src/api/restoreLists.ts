import { reportException } from '../config/reportException';
import { answerTypes, listFields, listUnions } from './generated/lists';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `of type ${typeof value}`;
}

const isScalar = (type: string) => type === 'string' || type === 'number' || type === 'boolean';
const isOf = (type: string, value: unknown) => (isScalar(type) ? typeof value === type : isObject(value));

/** A list without the entries that are not of its type; what is no list counts as an empty one. */
function restoreList(type: string, value: unknown, place: string, breaches: string[]): unknown[] {
  if (!Array.isArray(value)) {
    breaches.push(`${place} is ${describe(value)}`);
    return [];
  }
  const entries: unknown[] = value;
  const kept = entries.filter((entry, index) => {
    const fits = isOf(type, entry);
    if (fits) restoreFields(type, entry, `${place}/${index}`, breaches);
    else breaches.push(`${place}/${index} is ${describe(entry)}`);
    return fits;
  });
  return kept.length === entries.length ? entries : kept;
}

/** The list fields of an object by its type; none for a type the contract does not know. */
function fieldsOf(type: string, value: Fields): Readonly<Record<string, string>> {
  const union = listUnions[type];
  const types = new Map(Object.entries(union?.types ?? {}));
  const name = union ? types.get(String(value[union.property])) : type;
  return (name !== undefined && listFields[name]) || {};
}

/**
 * The list that is the purpose of an answer: without it the content is unknown, which is not the same as empty.
 */
const essentialLists: Readonly<Record<string, string>> = { Cart: 'lineItems', ListingResult: 'result' };

const isEssential = (type: string, key: string) => essentialLists[type] === key;

/** An object of lists and counts; one that is no object becomes an empty one. */
function restoreCollection(type: string, value: unknown, place: string, breaches: string[]): unknown {
  if (isObject(value)) restoreFields(type, value, place, breaches);
  else breaches.push(`${place} is ${describe(value)}`);
  if (isObject(value) || essentialLists[type] !== undefined) return value;
  const empty = {};
  restoreFields(type, empty, place, []);
  return empty;
}

/** Counts that are no numbers: as many as the first list of the object has entries. */
function restoreCounts(fields: Readonly<Record<string, string>>, value: Fields): void {
  const list = Object.keys(fields).find((key) => fields[key]?.endsWith('[]')) ?? '';
  const entries = value[list];
  for (const [key, fieldType] of Object.entries(fields))
    if (fieldType === 'count' && typeof value[key] !== 'number' && Array.isArray(entries))
      value[key] = entries.length;
}

/** The value that a field has once it is restored; that of `fieldType` as src/api/generated/lists.ts writes it. */
function restoreField(fieldType: string, value: unknown, place: string, breaches: string[]): unknown {
  const [listType = '', list] = fieldType.split('[]');
  const [objectType = '', collection] = fieldType.split('{}');
  if (collection !== undefined) return restoreCollection(objectType, value, place, breaches);
  if (list === '?' && (value === null || value === undefined)) return value;
  if (list !== undefined) return restoreList(listType, value, place, breaches);
  restoreFields(fieldType, value, place, breaches);
  return value;
}

function restoreFields(type: string, value: unknown, place: string, breaches: string[]): void {
  if (!isObject(value)) return;
  const fields = fieldsOf(type, value);
  for (const [key, fieldType] of Object.entries(fields)) {
    const field = value[key];
    const isMissing =
      fieldType === 'count' ? typeof field !== 'number' : isEssential(type, key) && !Array.isArray(field);
    if (isMissing) breaches.push(`${place}/${key} is ${describe(field)}`);
    else if (fieldType !== 'count') value[key] = restoreField(fieldType, field, `${place}/${key}`, breaches);
  }
  restoreCounts(fields, value);
}

function report(id: string, breaches: readonly string[]): TypeError {
  const error = new TypeError(`${id} departs from the contract: ${breaches.join(', ')}`);
  reportException(error);
  return error;
}

/** Why an answer cannot be used at all; undefined when it can. */
function unusable(type: string, data: unknown): string | undefined {
  if (type.endsWith('[]')) return Array.isArray(data) ? undefined : `the answer is ${describe(data)}`;
  if (!isObject(data)) return `the answer is ${describe(data)}`;
  if (listFields[type] && Object.keys(data).length === 0) return 'the answer is empty';
  const property = listUnions[type]?.property;
  if (property !== undefined && typeof data[property] !== 'string')
    return `/${property} is ${describe(data[property])}`;
  const essential = essentialLists[type];
  if (essential === undefined || Array.isArray(data[essential])) return undefined;
  return `/${essential} is ${describe(data[essential])}`;
}

/**
 * Makes every list that the contract promises in an answer one, in place: an entry that is not of the list's type
 * leaves it, and what is no list becomes an empty one; so does a missing object that only has lists and counts, such as
 * a part of a search's answer. A missing count is the length of the list. Each departure is reported with operation and
 * place. Everything else in the answer stays as it came: what cannot be shown is the concern of the error boundary
 * around its part.
 *
 * @param id the operation that was answered
 * @param data the body of a success
 * @throws TypeError for an answer that cannot be used at all: no object or list, an empty object, a page
 *   without its type, a cart without lines
 */
export function restoreLists(id: string, data: unknown): void {
  const type = answerTypes[id];
  if (type === undefined) return;
  const reason = unusable(type, data);
  if (reason !== undefined) throw report(id, [reason]);
  const breaches: string[] = [];
  // A list as the whole answer is restored like the only field of an object, and then put back entry by entry.
  if (Array.isArray(data))
    data.splice(0, Infinity, ...restoreList(type.slice(0, -2), [...data], '', breaches));
  else restoreFields(type, data, '', breaches);
  if (breaches.length > 0) report(id, breaches);
}
