import { describe, expect, it, vi } from 'vitest';
import type { Filters, ListingResult } from '../../src/api/generated/types';
import { catalogue } from '../shop/catalogue/catalogue';
import { hasPrice, priceIncVat } from '../shop/catalogue/prices/priceTags';
import type { Product } from '../shop/catalogue/product';
import { productStock } from '../shop/catalogue/variations';
import { contextAt } from '../shop/context';
import { listing, type ListingQuery } from './listing';
import { categoryOrders } from './sorting';
import { spreadModels } from './spreadModels';

// A brand with a semicolon, which separates the terms of a filter.
vi.mock('../data/catalogue/series.json', async (load) => {
  const { default: series } = await load<{ default: { brands: object } }>();
  return { default: { ...series, brands: { ...series.brands, textiles: ['Vevstua', 'Sem;kolon'] } } };
});

const customer = contextAt('no', true);
const visitor = contextAt('no');
const all: ListingQuery = { skip: 0, take: 96, instock: false };

function productsIn(code: string): readonly Product[] {
  return catalogue().inCategory.get(code) ?? [];
}

function list(code: string, query: Partial<typeof all> & { filters?: Filters }, context = customer) {
  return listing(productsIn(code), categoryOrders, { ...all, ...query }, context);
}

function facetOf({ facets: answers }: ListingResult, key: string) {
  return answers.find((facet) => facet.key === key);
}

/** Timeout of tests that compute many listings, on a machine that may be busy; in ms. */
const longTimeout = { timeout: 60_000 };

describe('a listing', () => {
  it('FILT-07 lets the counts of a facet follow the others, and not itself', () => {
    const before = list('rugs', {});
    const brand = facetOf(before, 'Brand')?.terms[0]?.key ?? '';
    const after = list('rugs', { filters: { 'filter::Brand': brand } });
    const counts = (result: ListingResult, key: string) =>
      facetOf(result, key)?.terms.map((term) => [term.key, term.count]);
    expect(counts(after, 'Brand')).toEqual(counts(before, 'Brand'));
    expect(counts(after, 'Color')).not.toEqual(counts(before, 'Color'));
  });

  it('FILT-06 bounds a range by what the other facets leave, whatever the range chosen', () => {
    const widths = facetOf(list('tables', {}), 'Width');
    const narrowed = facetOf(
      list('tables', { filters: { 'min::Width': '150', 'max::Width': '170' } }),
      'Width',
    );
    expect(narrowed).toEqual(widths);
    const chosen = { 'filter::Brand': 'Bergholm' };
    const values = productsIn('furniture')
      .filter(({ active, series }) => active && series.brand === 'Bergholm')
      .flatMap(({ sizes }) => sizes.map(({ width }) => width));
    expect(facetOf(list('furniture', { filters: chosen }), 'Width')?.ranges).toEqual([
      { min: Math.min(...values), max: Math.max(...values) },
    ]);
  });

  it('LIST-04 finds the terms of a value that holds a semicolon', () => {
    const { numberOfHits, facets: answers } = list('cushions', {
      filters: { 'filter::Brand': 'Sem%3Bkolon;Vevstua' },
    });
    const expected = productsIn('cushions').filter(
      ({ active, series }) => active && ['Sem;kolon', 'Vevstua'].includes(series.brand),
    );
    expect(numberOfHits).toBe(expected.length);
    const selected = answers.find(({ key }) => key === 'Brand')?.terms.filter((term) => term.selected);
    expect(selected?.map(({ key }) => key)).toEqual(['Sem;kolon', 'Vevstua']);
  });

  it('CARD-01 shows products in the colour of the filter', () => {
    const { result } = list('sofas', { filters: { 'filter::Color': 'grey;rust' } });
    for (const { color, image, images } of result) {
      expect(['grey', 'rust']).toContain(color?.key);
      expect(image?.src).toContain(`/${color?.key}-`);
      expect(images[0]).toEqual(image);
    }
  });

  it.each(['sofas', 'dining-chairs', 'all', 'bedroom'])(
    'CARD-01 in %s no card shows its picture again among the eight before it',
    (code) => {
      const { result } = list(code, { take: 24 });
      const pictures = result.map(({ variations, image, color }) => {
        const own = variations.find((each) => each.color?.key === color?.key && each.inStock);
        return (own ?? { image }).image?.src;
      });
      const again = pictures.filter((picture, index) =>
        pictures.slice(Math.max(0, index - 8), index).includes(picture),
      );
      expect(again).toEqual([]);
    },
  );

  it('CARD-01 a card in another colour than its product opens in leads to an article in that colour', () => {
    const { result } = list('sofas', {});
    const others = result.filter(({ url }) => url.includes('selectedModel='));
    expect(others.length).toBeGreaterThan(0);
    for (const { url, color, variations } of others)
      expect(variations.find((each) => each.url === url)?.color).toEqual(color);
  });

  it('LIST-07 a product looks the same in whichever load it comes', () => {
    const whole = list('sofas', { take: 72 }).result;
    const loads = [0, 24, 48].flatMap((skip) => list('sofas', { skip, take: 24 }).result);
    expect(loads.map(({ image }) => image)).toEqual(whole.map(({ image }) => image));
  });

  it('FILT-02 lists active products unless filter::Active selects others', () => {
    const count = (active: boolean) =>
      productsIn('furniture').filter((each) => each.active === active).length;
    expect(list('furniture', {}).numberOfHits).toBe(count(true));
    expect(list('furniture', { filters: { 'filter::Active': 'True' } }).numberOfHits).toBe(count(true));
    const discontinued = list('furniture', { filters: { 'filter::Active': 'False' } });
    expect(discontinued.numberOfHits).toBe(count(false));
    expect(discontinued.result.every(({ active }) => !active)).toBe(true);
    expect(
      facetOf(discontinued, 'Active')?.terms.map((term) => [term.key, term.count, term.selected]),
    ).toEqual([
      ['True', count(true), false],
      ['False', count(false), true],
    ]);
  });

  it('FILT-01 offers more facets than are shown at first, one of them with more than twelve terms', () => {
    const shown = list('sofas', {}, visitor).facets.filter(({ key }) => key !== 'Active');
    expect(shown.length).toBeGreaterThanOrEqual(9);
    expect(shown.some(({ terms }) => terms.length > 12)).toBe(true);
  });

  it.each(['%E0%A4%A', '', ';;', 'oak;%'])('LIST-04 reads what it can of the terms %j', (terms) => {
    const { numberOfHits } = list('beds', { filters: { 'filter::Color': terms } });
    const oak = productsIn('beds').filter(({ active, colors }) => active && colors.includes('oak'));
    expect(numberOfHits).toBe(terms.includes('oak') ? oak.length : 0);
  });

  it('FILT-03 leaves out what is not in stock', () => {
    const { result, numberOfHits } = list('poufs', { instock: true });
    expect(result.every(({ inStock, inStockQuantity }) => inStock && inStockQuantity > 0)).toBe(true);
    expect(numberOfHits).toBeLessThan(list('poufs', {}).numberOfHits);
  });

  it.each(categoryOrders.map(({ key, value }) => [key, value] as const))(
    'LIST-07 loads of %s cover every hit once',
    longTimeout,
    (_, sortOrder) => {
      const { numberOfHits } = list('lighting', { sortOrder });
      const codes = Array.from({ length: Math.ceil(numberOfHits / 24) }, (_each, load) =>
        list('lighting', { sortOrder, skip: load * 24, take: 24 }).result.map(({ code }) => code),
      ).flat();
      expect(codes).toHaveLength(numberOfHits);
      expect(new Set(codes).size).toBe(numberOfHits);
      expect(list('lighting', { sortOrder, skip: numberOfHits }).result).toEqual([]);
    },
  );

  it('LIST-09 puts the newest first, what is sold out or on request last, and sorts by price, name and popularity', () => {
    const ofCode = new Map(productsIn('beds').map((product) => [product.code, product]));
    const sorted = (sortOrder: number) =>
      list('beds', { sortOrder }).result.flatMap(({ code }) => ofCode.get(code) ?? []);
    const prices = sorted(2)
      .filter(({ hidePrice }) => !hidePrice)
      .map((product) => priceIncVat(product, product.sizes[0], { market: 'NO' }));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    for (const sortOrder of [2, 3]) {
      const onRequest = sorted(sortOrder).map(({ hidePrice }) => hidePrice);
      expect(onRequest).toContain(true);
      expect(onRequest).toEqual(onRequest.toSorted());
    }
    const sells = (product: Product) => hasPrice(product) && productStock(product, customer) > 0;
    for (const [sortOrder, worth, presented] of [
      [0, ({ age }: Product) => -age, spreadModels],
      [4, ({ popularity }: Product) => popularity, spreadModels],
    ] as const) {
      const products = sorted(sortOrder);
      const best = products.toSorted((a, b) => worth(b) - worth(a));
      const [sold, others] = [best.filter(sells), best.filter((product) => !sells(product))];
      expect(others.length).toBeGreaterThan(0);
      expect(products).toEqual([...presented(sold), ...presented(others)]);
    }
    const names = list('beds', { sortOrder: 1 }).result.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('nb').compare));
    expect(sorted(99)).toEqual(sorted(4));
    expect(list('beds', {}).sorters[0]).toEqual({ key: 'sortOrderPopularity', value: 4, selected: true });
  });

  it.each(['round-coffee-tables', 'pendants', 'wall-shelves'])(
    'LIST-09 the most popular of %s show no model twice in a row',
    (category) => {
      const ofCode = new Map(productsIn(category).map((product) => [product.code, product]));
      const models = list(category, { take: 24 }).result.map(({ code }) => ofCode.get(code)?.kind.model.id);
      expect(models).toHaveLength(24);
      expect(models.filter((model, place) => model === models[place - 1])).toEqual([]);
    },
  );

  it('CARD-03 shows a visitor no prices, not even by filter or order', () => {
    const { facets: answers, sorters, result } = list('sofas', {}, visitor);
    expect(answers.map(({ key }) => key)).not.toContain('Price');
    expect(sorters.map(({ key }) => key).join()).not.toContain('Price');
    expect(JSON.stringify(result).match(/.{20}(formattedString|"amount")/)).toBeNull();
    const bounded = list('sofas', { sortOrder: 2, filters: { 'max::Price': '10000' } }, visitor);
    expect(bounded.result).toEqual(result);
  });

  it.each(['filter::__proto__', 'filter::constructor', 'min::__proto__', 'filter::Nothing'])(
    'FILT-04 takes %s for a facet that is not there',
    (name) => {
      const filters = Object.fromEntries([[name, '1']]);
      expect(list('vases', { filters })).toEqual(list('vases', {}));
    },
  );
});
