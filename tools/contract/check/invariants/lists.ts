import { show } from '../../contract/differences';
import { at, list, number, text, texts } from '../read';
import type { Observer } from '../run';
import { claim, observing, type Claim, type Found, type Rules } from './scan';

type Value = Found['value'];

function* sorters(value: Value): Iterable<Claim> {
  const all = list(value, 'sorters');
  const { length } = all.filter((sorter) => at(sorter, 'selected') === true);
  yield ['LIST-09 /sorters', all.length === 0 || length === 1, 'one sorter selected', `${length} selected`];
  const wrong = all.find(
    (sorter) => (number(sorter, 'value') === 0) !== (text(sorter, 'key') === 'sortOrderLatest'),
  );
  yield ['LIST-09 /sorters', !wrong, 'the value 0 for sortOrderLatest, and for no other', show(wrong)];
}

function* facet(value: Value): Iterable<Claim> {
  const ranges = list(value, 'ranges');
  const isOne = list(value, 'terms').length === 0 || ranges.length === 0;
  yield ['FILT-01', isOne, 'terms or a range', 'both'];
  for (const [index, range] of ranges.entries()) {
    const [min = 0, max = 0] = [number(range, 'min'), number(range, 'max')];
    yield [`FILT-01 /ranges/${index}`, min <= max, 'min not above max', `${min} to ${max}`];
  }
}

/** A picture's address without the parts that give its size: the query, and a width before the extension. */
const pictureOf = (src: string): string =>
  src.replace(/[?#].*$/, '').replace(/[-_@]\d{2,4}(w|px)?(?=\.\w+$)/, '');

/** Fields of a product that depend on each other; the first of its pictures is its image, in any width. */
function* product(value: Value): Iterable<Claim> {
  const [first, image] = [text(value, 'images', '0', 'src'), text(value, 'image', 'src')];
  const isFirst = first === undefined || image === undefined || pictureOf(first) === pictureOf(image);
  yield ['CARD-01 /image/src', isFirst, `the first of images, ${first}`];
  for (const [index, variation] of list(value, 'variations').entries()) {
    const [own, isGift] = [value.isGift, at(variation, 'isGift')];
    const isSame = [own, isGift].some((each) => typeof each !== 'boolean') || isGift === own;
    yield [`CARD-04 /variations/${index}/isGift`, isSame, `${String(own)}, as its product`];
  }
  const hasBoth = !('thumbnail' in value) || (value.image === null) === (value.thumbnail === null);
  yield ['CARD-01 /thumbnail', hasBoth, 'null where image is, and only there'];
}

/** A list has an order by a date of its items, or by the items. */
const order = (requirement: string, field: string, expected: 'newest first' | 'oldest first', key?: string) =>
  function* (value: Value): Iterable<Claim> {
    const times = list(value, field).map((item) =>
      key === undefined ? Number(item) : Date.parse(text(item, key) ?? ''),
    );
    const wrong = times.findIndex((time, index) => {
      const before = times[index - 1] ?? time;
      return expected === 'newest first' ? time > before : time < before;
    });
    yield [`${requirement} /${field}/${wrong}`, wrong < 0, expected, 'another order'];
  };

/** The primary address is one of the others. */
function* primaryAddress(value: Value): Iterable<Claim> {
  const primary = value.address;
  const all = [...list(value, 'billingAddresses'), ...list(value, 'deliveryAddresses')];
  const usual = text(value, 'deliveryAddressId');
  const isKnown = [...all, ...list(value, 'companyAddresses')].some((each) => text(each, 'id') === usual);
  yield ['ACC-02 /deliveryAddressId', usual === undefined || isKnown, 'id of one of the addresses', usual];
  const same = all.find((each) => text(each, 'id') === text(primary, 'id'));
  for (const [field, own] of Object.entries(Object(same))) {
    const isSame =
      [own, at(primary, field)].some((each) => typeof each !== 'string') || at(primary, field) === own;
    yield [`ACC-02 /address/${field}`, isSame, `${String(own)}, as in the list of addresses`];
  }
}

/** Statuses of orders that are paid, or never will be. */
const settled =
  /^(awaitingApproval|declined|received|processing|delayed|shipped|delivered|returnRequested|partlyReturned|returned|cancelled)$/;

function* returns(value: Value): Iterable<Claim> {
  const parts = ['returnedQuantity', 'returnRequestedQuantity', 'returnableQuantity'] as const;
  const returned = parts.reduce((sum, part) => sum + (number(value, part) ?? 0), 0);
  const quantity = number(value, 'quantity') ?? Infinity;
  yield [
    'ORD-01 /returnedQuantity',
    returned <= quantity,
    `with ${parts[1]} and ${parts[2]} at most ${quantity}`,
  ];
}

function* status(value: Value): Iterable<Claim> {
  const own = text(value, 'status');
  if (own === undefined) return;
  const isPayable = typeof value.paymentUrl !== 'string' || !settled.test(own);
  yield ['ORD-01 /paymentUrl', isPayable, 'for an order awaiting payment only', own];
  const isExpected = typeof value.expectedDeliveryDate !== 'string' || own !== 'delivered';
  yield ['ORD-01 /expectedDeliveryDate', isExpected, 'until the goods are delivered only', own];
  const isOpen = own === 'awaitingApproval' || value.approval === undefined;
  yield ['ORD-01 /approval', isOpen, 'for an order that awaits approval only', own];
  const isOver = own === 'cancelled' && value.cancellable === true;
  yield ['ORD-01 /cancellable', !isOver, 'no cancelled order that can be cancelled', own];
}

const visibility = (field: string) =>
  function* (value: Value): Iterable<Claim> {
    for (const [index, item] of list(value, field).entries()) {
      const isVisible = at(item, 'visible') !== false;
      yield [`LIST-01 /${field}/${index}/visible`, isVisible, 'only visible products in a list'];
    }
  };

function* counts(value: Value): Iterable<Claim> {
  const [count, { length }] = [number(value, 'count'), list(value, 'lineItems')];
  const isSame = !Array.isArray(value.lineItems) || count === undefined || count === length;
  yield ['QORD-01 /count', isSame, `the number of its lineItems, ${length}`];
}

function* hits(value: Value): Iterable<Claim> {
  const [count, { length }] = [number(value, 'numberOfHits'), list(value, 'result')];
  const isMore = count === undefined || count >= length;
  yield ['LIST-10 /numberOfHits', isMore, `at least the ${length} hits of this load`];
}

/** The distribution of ratings has as many as are counted, with the mean that is named, rounded to a tenth. */
function* ratings(value: Value): Iterable<Claim> {
  const { distribution } = value;
  const [count, average] = [number(value, 'count'), number(value, 'average')];
  if (!Array.isArray(distribution) || count === undefined || average === undefined) return;
  const each = distribution.map(Number);
  const sum = each.reduce((all, some) => all + some, 0);
  const mean = each.reduce((all, some, index) => all + some * (index + 1), 0) / sum;
  yield ['PDP-01 /distribution', sum === count, `${count} ratings in total`, sum];
  yield ['PDP-01 /average', Math.abs(mean - average) <= 0.051, 'the mean of the distribution', average];
}

const rules: Rules = [
  ['numberOfHits', hits],
  ['count', counts],
  ['sorters', sorters],
  ['ranges', facet],
  ['variations', product],
  ['distribution', ratings],
  ['reviews', order('PDP-01', 'reviews', 'newest first', 'date')],
  ['orders', order('ORD-01', 'orders', 'newest first', 'orderDate')],
  ['invoices', order('ORG-01', 'invoices', 'newest first', 'invoiceDate')],
  ['events', order('ORD-01', 'events', 'oldest first', 'date')],
  ['years', order('ORD-01', 'years', 'newest first')],
  ['address', primaryAddress],
  ['orderItems', status],
  ['inStockQuantity', returns],
  ...['result', 'products', 'similarProducts', 'relatedProducts'].map(
    (each) => [each, visibility(each)] as const,
  ),
];

const observe = observing(rules);

/** Invariants of every body: counts, sorters, facets, pictures, products, orders; FORM-02: an error names each field once. */
export const lists: Observer = (shopper, received) => {
  const fields = received.status === 400 ? texts(received.body, 'field', 'inputErrors') : [];
  const again = fields.findIndex((field, index) => fields.indexOf(field) < index);
  const place = `FORM-02 /inputErrors/${again}/field`;
  claim(shopper, received, '', [place, again < 0, 'each field once', `${fields[again]} again`]);
  observe(shopper, received);
};

const evaluated = 'evaluatedDiscountedPriceForPromotion';
const promotionAmounts = [
  ...['promotionDiscountAmount', 'promotionDiscountAmountIncVat'],
  ...[evaluated, `${evaluated}RoundedDown`, `${evaluated}RoundedUp`],
];

const isPresent = (value: unknown): boolean => value !== null && value !== undefined;
const seesPrices: (...shopper: Parameters<Observer>) => boolean = ({ user, run }) =>
  user !== undefined || run.hasVisitorPrices;

const priceless = (what: string, isOne: (value: Value) => boolean) =>
  function* (value: Value): Iterable<Claim> {
    yield ['CARD-03', !isOne(value), `no ${what} for a visitor`, `${show(value.key)}, ${what}`];
  };

const noPrice = (field: string, beside = field) =>
  function* (value: Value): Iterable<Claim> {
    if (beside in value)
      yield [`CARD-03 /${field}`, !isPresent(value[field]), 'null for a visitor', 'a price'];
  };

const isPriceFacet = ({ ranges }: Value): boolean =>
  Array.isArray(ranges) && ranges.some((range) => isPresent(Object(range).inclVat));

const isPriceSorter = ({ key, ...others }: Value): boolean =>
  typeof key === 'string' && 'selected' in others && 'value' in others && /price/i.test(key);

const hidden = observing([
  ['price', noPrice('price')],
  ...promotionAmounts.map((each) => [each, noPrice(each, 'promotionName')] as const),
  ['ranges', priceless('facet of prices', isPriceFacet)],
  ['key', priceless('order by price', isPriceSorter)],
]);

const visible = observing([
  [
    'price',
    function* ({ isGift, hidePrice, isBuyable, price, ...others }) {
      if (typeof isGift !== 'boolean' || 'item' in others) return;
      const isSold = hidePrice === false && isBuyable === true;
      const isRight = !(hidePrice === true || isGift) || !isPresent(price);
      yield ['CARD-04 /price', isRight, 'null where hidePrice or isGift is true', 'a price'];
      yield ['CARD-04 /price', !isSold || isPresent(price), 'a price: the product can be bought', 'null'];
    },
  ],
]);

/** CARD-03: no price for a visitor, unless visitors see prices. CARD-04: none of a gift or a hidden one, else one. */
export const prices: Observer = (...response) => (seesPrices(...response) ? visible : hidden)(...response);
