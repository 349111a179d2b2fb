// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { useMockServer } from '../../tests/support/mockServer';
import { request } from '../../tests/support/request';
import { catalogue } from '../shop/catalogue/catalogue';
import { articlesOf } from '../shop/catalogue/variations';
import type { Language } from '../shop/languages';

function headers(language: Language) {
  return { 'Context-Url': 'https://shop.test', 'Content-Language': language };
}

async function searchFor(query: string, language: Language = 'no', take = 96) {
  const answer = await request('search', { query: { query, take }, headers: headers(language) });
  if (!('productResult' in answer)) throw new Error('The answer is no search result');
  return answer;
}

async function quickSearch(query: string, language: Language = 'no') {
  const answer = await request('quickSearch', { query: { query }, headers: headers(language) });
  if (!('productHits' in answer)) throw new Error('The answer is no quick search result');
  return answer;
}

async function variationCodeSearch(query: string) {
  const answer = await request('variationCodeSearch', { query: { query }, headers: headers('no') });
  if (!('numberOfHits' in answer)) throw new Error('The answer is no code search result');
  return answer;
}

const onSale = catalogue().products.filter(({ active }) => active);

describe('search', () => {
  useMockServer();

  it.each([
    ['sv', 'soffa bord', /soffbord/],
    ['no', 'sofabord', /salongbord/],
    ['no', 'soffbord', /salongbord/],
    ['en', 'coffeetable', /coffee table/],
    ['en', 'couch', /sofa|loveseat/],
    ['sv', 'klädskåp', /garderob/],
  ] as const)('SRCH-02 in %s “%s” finds what is called otherwise', async (language, query, name) => {
    const { result } = (await searchFor(query, language, 4)).productResult;
    expect(result).toHaveLength(4);
    for (const product of result) expect(product.name).toMatch(name);
  });

  it('SRCH-02 finds products, categories and content, each with its count', async () => {
    const { productResult, categoryResult, contentResult } = await searchFor('sofa');
    expect(productResult.numberOfHits).toBeGreaterThan(productResult.result.length);
    expect(productResult.facets.length).toBeGreaterThan(5);
    expect(categoryResult.result.map(({ heading }) => heading)).toContain('Sofaer');
    expect(categoryResult.numberOfHits).toBe(categoryResult.result.length);
    expect(contentResult.numberOfHits).toBeGreaterThan(0);
  });

  it.each([
    ['no', 'hjornesofa', 'hjørnesofa'],
    ['no', 'spisebrod', 'spisebord'],
    ['sv', 'matbor', 'matbord'],
    ['en', 'armchair', 'chair'],
    ['no', 'bord eik', 'bord'],
  ] as const)('SRCH-02 finds by beginnings and despite slips, in %s: %s', async (language, text, part) => {
    const { productResult } = await searchFor(text, language, 5);
    expect(productResult.numberOfHits).toBeGreaterThan(0);
    for (const { name } of productResult.result) expect(name).toContain(part);
  });

  it.each([
    ['no', 'seng'],
    ['sv', 'säng'],
    ['en', 'bed'],
    ['en', 'table'],
  ] as const)(
    'SRCH-02 begins with what is called so and can be bought, in %s: %s',
    async (language, text) => {
      const { productResult } = await searchFor(text, language, 8);
      expect(productResult.numberOfHits).toBeGreaterThan(8);
      for (const { name, active, inStock, hidePrice } of productResult.result) {
        expect(name).toMatch(new RegExp(`${text}$`));
        expect({ active, inStock, hidePrice }).toEqual({ active: true, inStock: true, hidePrice: false });
      }
    },
  );

  it.each([
    ['no', 'puffer', 'Puffer'],
    ['sv', 'tv-bänkar', 'Tv-bänkar'],
    ['en', ' Side tables ', 'Side tables'],
    ['no', 'sofa', 'Sofaer'],
    ['en', 'sofa', 'Sofas'],
  ] as const)(
    'SRCH-02 a category with that name, or its plural, comes first, in %s: %s',
    async (language, text, name) => {
      const { categoryResult } = await searchFor(text, language);
      expect(categoryResult.result[0]?.heading).toBe(name);
      expect(categoryResult.numberOfHits).toBeGreaterThan(1);
      expect((await quickSearch(text, language)).categories[0]?.heading).toBe(name);
    },
  );

  it('SRCH-02 narrows and sorts its products as a listing does', async () => {
    const query = { query: 'lampe', sortOrder: 1, filters: { 'filter::Color': 'black' } };
    const answer = await request('search', { query, headers: headers('no') });
    if (!('productResult' in answer)) throw new Error('The answer is no search result');
    const { result, sorters } = answer.productResult;
    const names = result.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('nb').compare));
    expect(sorters.find(({ selected }) => selected)?.key).toBe('sortOrderName');
    expect(result.every(({ availableColors }) => availableColors.some(({ key }) => key === 'black'))).toBe(
      true,
    );
  });

  it('SRCH-02 finds products by what they are, not by what their slogans speak of', async () => {
    const { productResult } = await searchFor('lamp', 'en');
    const types = productResult.facets.find(({ key }) => key === 'ProductType')?.terms ?? [];
    expect(types.length).toBeGreaterThan(5);
    for (const { userFriendlyName } of types) expect(userFriendlyName).toMatch(/lamp|pendant/i);
  });

  it('SRCH-02 finds nothing for what the shop has not', async () => {
    const { productResult, categoryResult, contentResult } = await searchFor('xyzzyqwert');
    const hits = [productResult, categoryResult, contentResult].map(({ numberOfHits }) => numberOfHits);
    expect(hits).toEqual([0, 0, 0]);
  });

  it('SRCH-02 finds a product by a part of its article number, the closest first', async () => {
    const [product] = onSale;
    const code = product?.code ?? '';
    for (const part of [code, code.slice(0, 4), code.slice(2), `${code.slice(0, 3)}.${code.slice(3)}`]) {
      const { productResult } = await searchFor(part);
      expect(
        productResult.result.map((each) => each.code),
        part,
      ).toContain(code);
    }
    const { productResult } = await searchFor(code);
    expect(productResult.result[0]?.code).toBe(code);
  });

  it('SRCH-02 finds a lamp by its electrical number, and anything by its supplier’s', async () => {
    const lamp = onSale.find(({ elNumber }) => elNumber !== null);
    for (const number of [lamp?.elNumber ?? '', lamp?.alternativeProductNumber ?? '']) {
      const { productResult } = await searchFor(number);
      expect(productResult.result.map(({ code }) => code)).toEqual([lamp?.code]);
    }
  });

  it('SRCH-05 answers while typing with up to five of each kind, all counts, and texts to type', async () => {
    const answer = await quickSearch('lampe');
    expect(answer.products).toHaveLength(5);
    expect(answer.categories.length).toBeLessThanOrEqual(5);
    expect(answer.productHits).toBeGreaterThan(5);
    expect(answer.suggestions.length).toBeGreaterThan(0);
    expect(answer.products.every(({ active }) => active)).toBe(true);
    expect(answer.query).toBe('lampe');
  });

  it('SRCH-05 suggests texts that find something', async () => {
    const answer = await request('getSuggestions', { query: { query: 'spi' }, headers: headers('no') });
    const suggestions = 'suggestions' in answer ? answer.suggestions : [];
    expect(suggestions.length).toBeGreaterThan(0);
    for (const text of suggestions) {
      const { productHits, categoryHits } = await quickSearch(text);
      expect(productHits + categoryHits, text).toBeGreaterThan(0);
    }
  });

  it('SRCH-04 suggests what is like a part of a text that finds nothing', async () => {
    expect((await searchFor('sofa xyzzyqwert')).productResult.numberOfHits).toBe(0);
    const query = { query: 'sofa xyzzyqwert' };
    const answer = await request('getSuggestions', { query, headers: headers('en') });
    const suggestions = 'suggestions' in answer ? answer.suggestions : [];
    expect(suggestions.filter((text) => /sofa/i.test(text)).length).toBeGreaterThan(0);
  });

  it('QORD-01 finds variations by their article number, whole and in part', async () => {
    const article = onSale.flatMap(articlesOf).find(({ code }) => code.includes('-'));
    const code = article?.code ?? '';
    const whole = await variationCodeSearch(code);
    expect(whole.results.map((each) => each.code)).toEqual([code]);
    const part = await variationCodeSearch(code.slice(0, 6));
    expect(part.numberOfHits).toBe(article && articlesOf(article.product).length);
    for (const written of [
      code.replace('-', ' '),
      code.replace('-', '–'),
      `${code.slice(0, 3)}.${code.slice(3)}`,
    ])
      expect((await variationCodeSearch(written)).results, written).toEqual(whole.results);
    expect((await variationCodeSearch('sofa')).numberOfHits).toBe(0);
  });
});
