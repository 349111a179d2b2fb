// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { useMockServer } from '../../tests/support/mockServer';
import { ApiError } from '../../src/api/errors';
import type { Filters, ListingResult } from '../../src/api/generated/types';
import { request } from '../../tests/support/request';
import type { Language } from '../shop/languages';

interface Query {
  skip?: number;
  take?: number;
  sortOrder?: number;
  instock?: boolean;
  query?: string;
  filters?: Filters;
}

async function list(id: string, query: Query = {}, language: Language = 'no'): Promise<ListingResult> {
  const headers = { 'Context-Url': 'https://shop.test', 'Content-Language': language };
  const answer = await request('getCategoryProducts', { path: { id }, query, headers });
  if (!('numberOfHits' in answer)) throw new Error('The answer is no listing');
  return answer;
}

describe('products of a category', () => {
  const { store } = useMockServer();
  const signIn = () => {
    const [customerId = null] = Object.keys(store.read().customers);
    store.write({ ...store.read(), signedIn: customerId });
  };

  it.each(['all', 'furniture', 'living-room', 'sofas', 'corner-sofas'])(
    'LIST-10 %s answers with 24 products when not asked for more or fewer, and with all facets and sorters',
    async (id) => {
      const { result, numberOfHits, facets, sorters } = await list(id);
      expect(result).toHaveLength(24);
      expect(numberOfHits).toBeGreaterThan(24);
      expect(facets.length).toBeGreaterThanOrEqual(9);
      expect(sorters.filter(({ selected }) => selected)).toEqual([
        { key: 'sortOrderPopularity', value: 4, selected: true },
      ]);
    },
  );

  it('LIST-10 skips and takes what it is asked to', async () => {
    const { result: whole } = await list('rugs', { take: 48 });
    const { result: second } = await list('rugs', { skip: 24, take: 24 });
    expect(second).toEqual(whole.slice(24));
  });

  it('LIST-10 filters, bounds and searches within the category', async () => {
    const filters = { 'filter::Color': 'oak;walnut', 'min::Width': '100', 'max::Width': '180' };
    const { result } = await list('dining-tables', { filters, query: 'rundt', instock: true });
    expect(result.length).toBeGreaterThan(0);
    for (const product of result) {
      expect(product.name).toContain('rundt');
      expect(product.inStock).toBe(true);
      expect(product.availableColors.some(({ key }) => key === 'oak' || key === 'walnut')).toBe(true);
    }
  });

  it('CALL-05 a category there is none of answers 404', async () => {
    const failure = await list('spaceships').catch((error: unknown) => error);
    expect(failure instanceof ApiError && failure.httpStatus).toBe(404);
  });

  it('CARD-03 shows prices to customers only', async () => {
    const asVisitor = await list('armchairs');
    expect(asVisitor.result.every(({ price }) => price === null)).toBe(true);
    signIn();
    const asCustomer = await list('armchairs');
    for (const { price, hidePrice } of asCustomer.result) expect(price === null).toBe(hidePrice);
    expect(asCustomer.facets.map(({ key }) => key)).toContain('Price');
  });

  it('CARD-03 ignores a visitor’s limits of the price', async () => {
    const all = await list('armchairs');
    const limited = await list('armchairs', { filters: { 'min::Price': '1000000' } });
    expect(limited.numberOfHits).toBe(all.numberOfHits);
    signIn();
    expect((await list('armchairs', { filters: { 'min::Price': '1000000' } })).numberOfHits).toBe(0);
  });

  it('DEV-06 sells in SEK on the Swedish market and in NOK on the Norwegian one', async () => {
    signIn();
    const tag = async (language: Language) =>
      (await list('vases', {}, language)).result.find(({ price }) => price)?.price;
    expect(await tag('sv')).toMatchObject({
      currency: 'SEK',
      priceIncVat: { formattedString: expect.stringMatching(/^[\d\s]+(,\d\d)? kr$/) },
    });
    expect(await tag('no')).toMatchObject({
      currency: 'NOK',
      priceIncVat: { formattedString: expect.stringMatching(/^[\d\s]+(,\d\d)? kr$/) },
    });
  });

  it('CARD-01 names things in the language asked for', async () => {
    const products = async (language: Language) => (await list('shelving', { take: 24 }, language)).result;
    const [no] = await products('no');
    const inLanguage = async (language: Language) =>
      (await products(language)).find(({ code }) => code === no?.code);
    const [sv, en] = [await inLanguage('sv'), await inLanguage('en')];
    expect(no?.categoryPath[0]).toBe('Oppbevaring');
    expect(sv?.categoryPath[0]).toBe('Förvaring');
    expect(en?.categoryPath[0]).toBe('Storage');
  });
});
