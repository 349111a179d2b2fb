import { isObject } from '../lib/isObject';
import { reportException } from '../lib/reportException';
import {
  emptyLists,
  emptyTextPaths,
  emptyTexts,
  essentialFields,
  listResponses,
  removedLists,
  reportedParts,
  valueLists,
} from './generated/responses';
import type { Cart, Facet, LineItem, ListingResult, VariationCodeSearchResult } from './generated/types';

type Fields = Record<string, unknown>;

/** Depth of the deepest field that is checked; deeper ones, which the contract does not have, are skipped. */
const maxDepth = 50;

/** Value that may have the fields of a schema, with values of any type. */
type Unchecked<Schema> = { [Name in keyof Schema]?: unknown };

const hasTerms = ({ terms }: Unchecked<Facet>) => Array.isArray(terms);

const quantityOf = ({ quantity }: Unchecked<LineItem>) => Number(quantity) || 0;

/** Departure of an essential field from the contract; undefined without one. */
function essentialFault(id: string, data: Fields): string | undefined {
  const essential = essentialFields[id];
  if (!essential) return undefined;
  const { name, isList, maxItems = Infinity } = essential;
  const value = data[name];
  if (isList ? !Array.isArray(value) : typeof value !== 'string') return `/${name} is missing`;
  const isTooLong = Array.isArray(value) && value.length > maxItems;
  return isTooLong ? `/${name} has more than ${maxItems} entries` : undefined;
}

/**
 * Predicate for the entries of a list: no nulls, no objects in a list of texts or numbers, only objects beside objects,
 * and only facets with terms.
 */
function validEntryOf(list: readonly unknown[], name: string): (entry: unknown) => boolean {
  if (valueLists.has(name)) return (entry) => entry !== null && !isObject(entry);
  if (name === ('facets' satisfies keyof ListingResult)) return (entry) => isObject(entry) && hasTerms(entry);
  const hasObjects = list.some(isObject);
  return (entry) => isObject(entry) || (entry !== null && !hasObjects);
}

/** Count the hits of a list whose number of hits is missing or no number, in place, and record its path. */
function countHits(
  value: Unchecked<ListingResult & VariationCodeSearchResult>,
  path: string,
  notes: string[],
): void {
  const list = value.result ?? value.results;
  if (!Array.isArray(list) || typeof value.numberOfHits === 'number') return;
  value.numberOfHits = list.length;
  notes.push(`${path}/numberOfHits is no number`);
}

/** Count the pieces of a cart whose number of items is an object, in place, and record its path. */
function countItems(value: Unchecked<Cart>, path: string, notes: string[]): void {
  const { lineItems: lines, numberOfItems } = value;
  if (!Array.isArray(lines) || !isObject(numberOfItems)) return;
  value.numberOfItems = lines.filter(isObject).reduce((sum, line) => sum + quantityOf(line), 0);
  notes.push(`${path}/numberOfItems is of type object`);
}

/** Remove invalid entries from all lists of a value and empty invalid texts, in place, and record their paths. */
function dropInvalid(value: unknown, path: string, notes: string[], depth = 0): void {
  if (!isObject(value) || depth > maxDepth) return;
  const isValid = Array.isArray(value) ? validEntryOf(value, path.replace(/.*\//, '')) : () => true;
  for (const [key, inner] of Object.entries(value)) {
    // Most values: of the translations alone there are some 1,500.
    if (typeof inner === 'string' && !Array.isArray(value) && !removedLists.has(key)) continue;
    const isInvalidText = isObject(inner) && emptyTexts.has(key);
    const isInvalidList = removedLists.has(key) && !Array.isArray(inner);
    if (isInvalidText || isInvalidList || !isValid(inner))
      notes.push(`${path}/${key} is ${inner === null ? 'null' : `of type ${typeof inner}`}`);
    if (isInvalidText) value[key] = '';
    else if (isInvalidList) Reflect.deleteProperty(value, key);
    else dropInvalid(inner, `${path}/${key}`, notes, depth + 1);
  }
  if (Array.isArray(value) && !value.every(isValid)) value.splice(0, Infinity, ...value.filter(isValid));
  countHits(value, path, notes);
  countItems(value, path, notes);
}

/** Empty texts that are objects, by path, in place, and record their paths. */
function emptyTextsAt(paths: readonly string[], data: Fields, notes: string[]): void {
  for (const path of paths) {
    const [key = '', ...parents] = path.split('/').toReversed();
    const holder = parents.reduceRight<unknown>(
      (value, name) => (isObject(value) ? value[name] : null),
      data,
    );
    if (!isObject(holder) || !isObject(holder[key])) continue;
    holder[key] = '';
    notes.push(`/${path} is of type object`);
  }
}

/** Departure of a response from the contract, reported when it was found. */
export class ContractError extends TypeError {}

function report(id: string, notes: readonly string[]): ContractError {
  const error = new ContractError(`${id} departs from the contract: ${notes.join(', ')}`);
  reportException(error);
  return error;
}

/**
 * Make a response safe to read outside error boundaries (CALL-05), in place: remove invalid entries from lists, add
 * empty lists for missing ones, remove other values in place of optional lists, empty texts that are objects, and
 * count hits and pieces without a number. Reports departures from the contract with operation and path.
 *
 * @param id operation of the response
 * @param data body of a success
 * @throws ContractError for a response of another type, and for one without its essential field
 */
export function checkResponse(id: string, data: unknown): void {
  if (!isObject(data) || Array.isArray(data) !== listResponses.has(id))
    throw report(id, ['the response is of another type']);
  const fault = essentialFault(id, data);
  if (fault !== undefined) throw report(id, [fault]);
  const missing = (emptyLists[id] ?? []).filter((key) => !Array.isArray(data[key]));
  for (const key of missing) data[key] = [];
  missing.push(...(reportedParts[id] ?? []).filter((key) => !isObject(data[key])));
  const notes = missing.map((key) => `/${key} is missing`);
  emptyTextsAt(emptyTextPaths[id] ?? [], data, notes);
  dropInvalid(data, '', notes);
  if (notes.length > 0) report(id, notes);
}
