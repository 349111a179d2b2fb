import { show } from '../../contract/differences';
import { at, list, number, text, texts } from '../read';
import type { Observer } from '../run';
import { objectsIn, verifierOf, type Found, type Verify } from './scan';

type Value = Found['value'];

/** A count equals the length of the list beside it. */
function counts(value: Value, verify: Verify): void {
  const [hits, count] = [number(value, 'numberOfHits'), number(value, 'count')];
  const [shown, lines] = ['result', 'lineItems'].map((field) => list(value, field).length) as [
    number,
    number,
  ];
  const isMore = hits === undefined || hits >= shown;
  verify('LIST-10 /numberOfHits', isMore, `at least the ${shown} hits of this load`, hits);
  const isSame = !Array.isArray(value.lineItems) || count === undefined || count === lines;
  verify('QORD-01 /count', isSame, `the number of its lineItems, ${lines}`, count);
}

/** Exactly one sorter of a listing is selected, and sortOrderLatest alone has the value 0. */
function sorters(value: Value, verify: Verify): void {
  const all = list(value, 'sorters');
  const { length } = all.filter((sorter) => at(sorter, 'selected') === true);
  verify('LIST-09 /sorters', all.length === 0 || length === 1, 'one sorter selected', `${length} selected`);
  const wrong = all.find(
    (sorter) => (number(sorter, 'value') === 0) !== (text(sorter, 'key') === 'sortOrderLatest'),
  );
  const expected = 'the value 0 for sortOrderLatest, and for no other';
  verify('LIST-09 /sorters', wrong === undefined, expected, show(wrong));
}

/** A facet has terms or a range. */
function facet(value: Value, verify: Verify): void {
  const [terms, ranges] = [list(value, 'terms'), list(value, 'ranges')];
  verify('FILT-01', terms.length === 0 || ranges.length === 0, 'terms or a range', 'both');
  ranges.forEach((range, index) => {
    const [min = 0, max = 0] = [number(range, 'min'), number(range, 'max')];
    verify(`FILT-01 /ranges/${index}`, min <= max, 'min not above max', `${min} to ${max}`);
  });
}

/** A picture's address without the parts that give its size: the query, and a width before the extension. */
const pictureOf = (src: string): string =>
  src.replace(/[?#].*$/, '').replace(/[-_@]\d{2,4}(w|px)?(?=\.\w+$)/, '');

/** The first of a product's pictures is its image, in any width. */
function pictures(value: Value, verify: Verify): void {
  const first = text(value, 'images', '0', 'src');
  const image = text(value, 'image', 'src');
  if (!('variations' in value) || first === undefined || image === undefined) return;
  verify('CARD-01 /image/src', pictureOf(first) === pictureOf(image), `the first of images, ${first}`, image);
}

/** Fields of a product that depend on each other. */
function product(value: Value, verify: Verify): void {
  if (!('variations' in value)) return;
  list(value, 'variations').forEach((variation, index) => {
    const isGift = at(variation, 'isGift');
    const isKnown = typeof isGift === 'boolean' && typeof value.isGift === 'boolean';
    const isSame = !isKnown || isGift === value.isGift;
    verify(`CARD-04 /variations/${index}/isGift`, isSame, `${String(value.isGift)}, as its product`, isGift);
  });
  const isSame = !('thumbnail' in value) || (value.image === null) === (value.thumbnail === null);
  verify('CARD-01 /thumbnail', isSame, 'null where image is, and only there', show(value.thumbnail));
}

/** Lists with an order of their own: by a date of their items or by the items, newest or oldest first. */
const ordered = [
  ['PDP-01', 'reviews', 'date', 'newest first'],
  ['ORD-01', 'events', 'date', 'oldest first'],
  ['ORD-01', 'years', '', 'newest first'],
] as const;

function order(value: Value, verify: Verify): void {
  for (const [requirement, field, key, expected] of ordered) {
    const times = list(value, field).map((item) =>
      key === '' ? Number(item) : Date.parse(text(item, key) ?? ''),
    );
    const wrong = times.findIndex((time, index) => {
      const before = times[index - 1] ?? time;
      return expected === 'newest first' ? time > before : time < before;
    });
    verify(`${requirement} /${field}/${wrong}`, wrong < 0, expected, 'another order');
  }
}

/** The primary address is one of the others. */
function primaryAddress(value: Value, verify: Verify): void {
  const primary = value.address;
  const all = [...list(value, 'billingAddresses'), ...list(value, 'deliveryAddresses')];
  const same = all.find((each) => text(each, 'id') === text(primary, 'id'));
  for (const [field, own] of Object.entries(Object(same))) {
    const found = at(primary, field);
    const isSame = [own, found].some((each) => typeof each !== 'string') || found === own;
    verify(`ACC-02 /address/${field}`, isSame, `${String(own)}, as in the list of addresses`, found);
  }
}

/** Statuses of orders that are paid, or never will be. */
const settled = /^(received|processing|delayed|shipped|delivered|partlyReturned|cancelled)$/;

/** Fields of an order that belong to some statuses only. */
function status(value: Value, verify: Verify): void {
  const own = text(value, 'status');
  if (!('orderItems' in value) || own === undefined) return;
  const isPayable = typeof value.paymentUrl !== 'string' || !settled.test(own);
  verify('ORD-01 /paymentUrl', isPayable, 'for an order awaiting payment only', own);
  const isExpected = typeof value.expectedDeliveryDate !== 'string' || own !== 'delivered';
  verify('ORD-01 /expectedDeliveryDate', isExpected, 'until the goods are delivered only', own);
}

/** A product that is not visible is in no list of hits. */
function visibility(value: Value, verify: Verify): void {
  for (const field of ['result', 'products', 'similarProducts', 'relatedProducts'])
    list(value, field).forEach((item, index) => {
      const isVisible = at(item, 'visible') !== false;
      verify(`LIST-01 /${field}/${index}/visible`, isVisible, 'only visible products in a list', 'false');
    });
}

const all = [counts, sorters, facet, pictures, product, order, primaryAddress, status, visibility];

/** Invariants of every body: counts, sorters, facets, pictures, products, orders; FORM-02: an error names each field once. */
export const lists: Observer = (run, _shopper, received) => {
  const fields = received.status === 400 ? texts(received.body, 'field', 'inputErrors') : [];
  const again = fields.findIndex((field, index) => fields.indexOf(field) < index);
  const place = `FORM-02 /inputErrors/${again}/field`;
  verifierOf(run, received)(place, again < 0, 'each field once', `${fields[again]} again`);
  for (const { value, pointer } of received.status === 200 ? objectsIn(received.body) : [])
    for (const invariant of all) invariant(value, verifierOf(run, received, pointer));
};
