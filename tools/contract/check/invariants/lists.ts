import { show } from '../../contract/differences';
import { at, list, number, text, texts } from '../read';
import type { Observer } from '../run';
import { objectsIn, type Found } from './scan';

type Report = (requirement: string, pointer: string, expected: string, found: string) => void;

/** A count equals the length of the list beside it. */
function counts({ value, pointer }: Found, report: Report): void {
  const items = list(value, 'result');
  const hits = number(value, 'numberOfHits');
  if (Array.isArray(value.result) && hits !== undefined && hits < items.length)
    report(
      'LIST-10',
      `${pointer}/numberOfHits`,
      `at least the ${items.length} hits of this load`,
      String(hits),
    );
  const count = number(value, 'count');
  if (Array.isArray(value.lineItems) && count !== undefined && count !== value.lineItems.length)
    report(
      'QORD-01',
      `${pointer}/count`,
      `the number of its lineItems, ${value.lineItems.length}`,
      String(count),
    );
}

/** Exactly one sorter of a listing is selected, and sortOrderLatest alone has the value 0. */
function sorters({ value, pointer }: Found, report: Report): void {
  const all = list(value, 'sorters');
  if (all.length === 0) return;
  const selected = all.filter((sorter) => Object(sorter).selected === true);
  if (selected.length !== 1)
    report('LIST-09', `${pointer}/sorters`, 'one sorter selected', `${selected.length} selected`);
  const wrong = all.find(
    (sorter) => (number(sorter, 'value') === 0) !== (text(sorter, 'key') === 'sortOrderLatest'),
  );
  if (wrong !== undefined)
    report('LIST-09', `${pointer}/sorters`, 'the value 0 for sortOrderLatest, and for no other', show(wrong));
}

/** A facet has terms or a range. */
function facet({ value, pointer }: Found, report: Report): void {
  if (!Array.isArray(value.terms) || !Array.isArray(value.ranges)) return;
  if (value.terms.length > 0 && value.ranges.length > 0)
    report('FILT-01', pointer, 'terms or a range', 'both');
  value.ranges.forEach((range: unknown, index) => {
    const [min = 0, max = 0] = [number(range, 'min'), number(range, 'max')];
    if (min > max) report('FILT-01', `${pointer}/ranges/${index}`, 'min not above max', `${min} to ${max}`);
  });
}

/** A picture's address without the parts that give its size: the query, and a width before the extension. */
const pictureOf = (src: string): string =>
  src.replace(/[?#].*$/, '').replace(/[-_@]\d{2,4}(w|px)?(?=\.\w+$)/, '');

/** The first of a product's pictures is its image, in any width. */
function pictures({ value, pointer }: Found, report: Report): void {
  if (!('variations' in value)) return;
  const first = text(list(value, 'images')[0], 'src');
  const image = text(value.image, 'src');
  if (first !== undefined && image !== undefined && pictureOf(first) !== pictureOf(image))
    report('CARD-01', `${pointer}/image/src`, `the first of images, ${first}`, image);
}

/** Fields of a product that depend on each other. */
function product({ value, pointer }: Found, report: Report): void {
  if (!('variations' in value)) return;
  list(value, 'variations').forEach((variation, index) => {
    const isGift = at(variation, 'isGift');
    if (typeof isGift === 'boolean' && typeof value.isGift === 'boolean' && isGift !== value.isGift)
      report(
        'CARD-04',
        `${pointer}/variations/${index}/isGift`,
        `${value.isGift}, as its product`,
        String(isGift),
      );
  });
  if ('thumbnail' in value && (value.image === null) !== (value.thumbnail === null))
    report(
      'CARD-01',
      `${pointer}/thumbnail`,
      'null where image is, and only there',
      value.thumbnail === null ? 'null' : 'a picture',
    );
}

/** Lists with an order of their own: by a date of their items or by the items, newest or oldest first. */
const ordered: readonly [
  field: string,
  key: string | undefined,
  newestFirst: boolean,
  requirement: string,
][] = [
  ['reviews', 'date', true, 'PDP-01'],
  ['events', 'date', false, 'ORD-01'],
  ['years', undefined, true, 'ORD-01'],
];

function order({ value, pointer }: Found, report: Report): void {
  for (const [field, key, newestFirst, requirement] of ordered) {
    const times = list(value, field).map((item) =>
      key === undefined ? Number(item) : Date.parse(text(item, key) ?? ''),
    );
    const wrong = times.findIndex((time, index) => {
      const before = times[index - 1] ?? time;
      return newestFirst ? time > before : time < before;
    });
    if (wrong >= 0)
      report(
        requirement,
        `${pointer}/${field}/${wrong}`,
        newestFirst ? 'newest first' : 'oldest first',
        'another order',
      );
  }
}

/** The primary address is one of the others. */
function primaryAddress({ value, pointer }: Found, report: Report): void {
  const primary = value.address;
  const all = [...list(value, 'billingAddresses'), ...list(value, 'deliveryAddresses')];
  const same = all.find((each) => text(each, 'id') === text(primary, 'id'));
  if (same === undefined) return;
  for (const [field, own] of Object.entries(Object(same)))
    if (typeof own === 'string' && typeof at(primary, field) === 'string' && at(primary, field) !== own)
      report(
        'ACC-02',
        `${pointer}/address/${field}`,
        `${own}, as in the list of addresses`,
        text(primary, field) ?? '',
      );
}

/** Statuses of orders that are paid, or never will be. */
const settled = /^(received|processing|delayed|shipped|delivered|partlyReturned|cancelled)$/;

/** Fields of an order that belong to some statuses only. */
function status({ value, pointer }: Found, report: Report): void {
  if (!('orderItems' in value) || typeof value.status !== 'string') return;
  if (typeof value.paymentUrl === 'string' && settled.test(value.status))
    report('ORD-01', `${pointer}/paymentUrl`, 'for an order awaiting payment only', value.status);
  if (typeof value.expectedDeliveryDate === 'string' && value.status === 'delivered')
    report('ORD-01', `${pointer}/expectedDeliveryDate`, 'until the goods are delivered only', value.status);
}

/** A product that is not visible is in no list of hits. */
function visibility({ value, pointer }: Found, report: Report): void {
  for (const field of ['result', 'similarProducts', 'relatedProducts'])
    list(value, field).forEach((item, index) => {
      if (Object(item).visible === false)
        report('LIST-01', `${pointer}/${field}/${index}/visible`, 'only visible products in a list', 'false');
    });
}

/** FORM-02: an error names each field once. */
function inputErrors(body: unknown, report: Report): void {
  const fields = texts(body, 'field', 'inputErrors');
  const again = fields.findIndex((field, index) => fields.indexOf(field) < index);
  if (again >= 0)
    report('FORM-02', `/inputErrors/${again}/field`, 'each field once', `${fields[again]} again`);
}

const all = [counts, sorters, facet, pictures, product, order, primaryAddress, status, visibility];

/** Invariants of every body: counts, sorters, facets, pictures, products, orders. */
export const lists: Observer = (run, _shopper, operation, { status, body }, request) => {
  const report: Report = (requirement, pointer, expected, found) =>
    run.broken(operation, requirement, { status, pointer, expected, found, body }, request);
  if (status === 400) inputErrors(body, report);
  if (status !== 200) return;
  for (const found of objectsIn(body)) for (const invariant of all) invariant(found, report);
};
