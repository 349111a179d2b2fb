import { describe, expect, it } from 'vitest';
import { examples } from '../../../../mocks/generated/examples';
import { foundCount, hitCount, isArticleNumber, pickHits } from './quickHits';

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
    const hits = pickHits(full, ['sofa']);
    expect([hits.products.length, hits.categories.length, hits.content.length]).toEqual([3, 3, 2]);
    expect(hits.counts).toEqual({ articles: 0, products: 40, categories: 7, content: 6 });
    expect(hitCount(hits)).toBe(53);
  });

  it('SRCH-05 five products when there is nothing else', () => {
    const alone = { ...full, categories: [], content: [], categoryHits: 0, contentHits: 0 };
    expect(pickHits(alone, []).products).toHaveLength(5);
  });

  it('SRCH-05 one other hit is enough for the short form', () => {
    const withContent = { ...full, categories: [], categoryHits: 0, content: [content], contentHits: 1 };
    expect(pickHits(withContent, []).products).toHaveLength(3);
  });

  it('SRCH-05 articles found by their number count as products and come first', () => {
    const hits = pickHits(full, [], articles(2, '/no/other?selectedModel=1'));
    expect([hits.articles.length, hits.products.length]).toEqual([2, 1]);
    const many = pickHits(full, [], articles(9));
    expect([many.articles.length, many.products.length, many.counts.articles]).toEqual([3, 0, 40]);
  });

  it('SRCH-05 the product of an article that is shown is not shown once more', () => {
    const hits = pickHits(full, [], articles(1, `${product.url}?selectedModel=1`));
    expect([hits.articles.length, hits.products.length]).toEqual([1, 0]);
  });

  it('SRCH-05 articles count where nothing else was found, but no page lists them', () => {
    const nothing = { ...full, products: [], productHits: 0, categoryHits: 0, contentHits: 0 };
    const hits = pickHits(nothing, [], articles(1));
    expect([foundCount(hits), hitCount(hits)]).toEqual([40, 0]);
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
