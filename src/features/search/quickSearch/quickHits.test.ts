import { describe, expect, it } from 'vitest';
import { examples } from '../../../../mocks/generated/examples';
import { productWith } from '../../../../tests/support/sampleProduct';
import { isArticleNumber } from '../../../lib/normalizeText';
import { hitCount, selectHits, totalCount } from './quickHits';

const { body } = examples.quickSearch[200].quickSearchResult();
const [product] = body.products;
const [category] = body.categories;
const [content] = body.content;
if (!product || !category || !content) throw new Error('The example has no hits');

const copies = <Hit>(hit: Hit, count: number) => Array.from({ length: count }, () => hit);
const full = {
  ...body,
  products: copies(product, 5),
  categories: copies(category, 5),
  content: copies(content, 5),
  productHits: 40,
  categoryHits: 7,
  contentHits: 6,
};
const { body: numbers } = examples.variationCodeSearch[200].variationCodeSearchResult();
const [article] = numbers.results;
if (!article) throw new Error('The example has no articles');
const articles = (count: number, url = article.url) => ({
  results: copies({ ...article, url }, count),
  numberOfHits: 40,
});

describe('SRCH-05 what is shown', () => {
  it('SRCH-05 three products, three categories, two pages, and all the counts', () => {
    const hits = selectHits(full, ['sofa']);
    expect([hits.products.length, hits.categories.length, hits.content.length]).toEqual([3, 3, 2]);
    expect(hits.counts).toEqual({ articles: 0, products: 40, categories: 7, content: 6 });
    expect(hitCount(hits)).toBe(53);
  });

  it('SRCH-05 three suggestions, without one that names a category shown', () => {
    const texts = [category.heading.toUpperCase(), 'sofa beds', 'sofa legs', 'sofa covers', 'sofa tables'];
    expect(selectHits(full, texts).suggestions).toEqual(['sofa beds', 'sofa legs', 'sofa covers']);
  });

  it('SRCH-05 the stock of a product is that of the variation its card shows first', () => {
    const chair = productWith({ inStockQuantity: 80 });
    const variations = chair.variations.map((each) => ({ ...each, inStock: true, inStockQuantity: 4 }));
    const products = [{ ...chair, variations }, productWith({ variations: [], inStockQuantity: 80 })];
    const hits = selectHits({ ...full, products }, []);
    expect(hits.products.map((row) => row.product.inStockQuantity)).toEqual([4, 80]);
  });

  it('SRCH-05 five products when there is nothing else', () => {
    const alone = { ...full, categories: [], content: [], categoryHits: 0, contentHits: 0 };
    expect(selectHits(alone, []).products).toHaveLength(5);
  });

  it('SRCH-05 one other hit is enough for the short form', () => {
    const withContent = { ...full, categories: [], categoryHits: 0, content: [content], contentHits: 1 };
    expect(selectHits(withContent, []).products).toHaveLength(3);
  });

  it('SRCH-05 one row per product for a partial article number, its variations beneath', () => {
    const others = copies(product, 4).map((each, place) => ({ ...each, url: `/no/other-${place}` }));
    const found = { ...full, products: [product, ...others] };
    const hits = selectHits(found, [], articles(9, `${product.url}?selectedModel=1`));
    expect(hits.products.map((row) => [row.product.url, row.variations.length])).toEqual([
      [product.url, 5],
      ['/no/other-0', 0],
      ['/no/other-1', 0],
    ]);
    expect(hits.articles).toEqual([]);
  });

  it('SRCH-05 a single variation is the row itself and comes first', () => {
    const url = '/no/other?selectedModel=1';
    const hits = selectHits(full, [], articles(1, url));
    expect(hits.products.map((row) => row.product.url).slice(0, 2)).toEqual([url, product.url]);
    expect(hits.products[0]?.variations).toEqual([]);
  });

  it('SRCH-05 variations of a product that is not among the hits are grouped under the first of them', () => {
    const hits = selectHits(full, [], articles(3, '/no/other?selectedModel=1'));
    expect(hits.products[0]?.variations).toHaveLength(2);
  });

  it('SRCH-05 products that the total does not count have a group of their own', () => {
    const discontinued = articles(2, '/no/old?selectedModel=1');
    const results = discontinued.results.map((each) => ({ ...each, active: false }));
    const hits = selectHits(full, [], { ...discontinued, results });
    expect([hits.products.length, hits.articles.length]).toEqual([2, 1]);
    expect(hits.articles[0]?.product.url).toBe('/no/old?selectedModel=1');
    const complete = { ...full, products: [product], productHits: 1 };
    expect(selectHits(complete, [], articles(1, '/no/old')).articles).toHaveLength(1);
  });

  it('SRCH-05 the product of a variation that is shown is not shown once more', () => {
    const found = { ...full, products: [product], productHits: 1 };
    const hits = selectHits(found, [], articles(1, `${product.url}?selectedModel=1`));
    expect([hits.products.length, hits.articles.length]).toEqual([1, 0]);
  });

  it('SRCH-05 articles count where nothing else was found, but no page lists them', () => {
    const nothing = { ...full, products: [], productHits: 0, categoryHits: 0, contentHits: 0 };
    const hits = selectHits(nothing, [], articles(1));
    expect([totalCount(hits), hitCount(hits)]).toEqual([40, 0]);
  });

  it.each([
    ['104512-02', true],
    ['104 512', true],
    ['104', true],
    ['104.512.02', true],
    ['104512–02', true],
    ['fu-1045b', true],
    ['10', false],
    ['1-0', false],
    ['sofa 104', false],
    ['104 x 200 cm', false],
    ['sofa', false],
  ])('SRCH-05 %s may be an article number: %s', (text, expected) => {
    expect(isArticleNumber(text)).toBe(expected);
  });
});
