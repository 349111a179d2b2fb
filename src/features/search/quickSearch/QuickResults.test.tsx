import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import * as searchBox from '../../../../tests/support/searchBox';
import {
  articlesExample,
  goodResponse,
  hitsFor,
  noHits,
  quickHitsExample,
} from '../../../../tests/support/searchServer';

let server: ReturnType<typeof searchBox.prepare>;
beforeEach(() => {
  server = searchBox.prepare();
});

const group = (name: RegExp) => screen.getByRole('group', { name });

describe('SRCH-04 announcements', () => {
  it('SRCH-04 loading, then results; the number of hits is announced', async () => {
    searchBox.open();
    searchBox.type('sofa');
    expect(screen.getByText('Searching …')).toBeTruthy();
    await searchBox.advance(600);
    expect(screen.queryByText('Searching …')).toBeNull();
    expect(searchBox.list()).not.toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Results: 41');
  });

  it('SRCH-04 hits that arrive after the dropdown has closed are not announced', async () => {
    server.outcome = (id, query) => ({ delayMs: 300, body: goodResponse(id, query) });
    searchBox.open();
    await searchBox.typeAndWait('sofa');
    fireEvent.keyDown(searchBox.input(), { key: 'Escape' });
    await searchBox.advance(1000);
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.click(searchBox.input());
    expect(searchBox.list()).not.toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Results: 41');
  });

  it('SRCH-04 no hits are shown and announced, with suggestions', async () => {
    server.outcome = (id, query) => ({
      delayMs: 10,
      body: id === 'quickSearch' ? noHits : goodResponse(id, query),
    });
    searchBox.open();
    await searchBox.typeAndWait('xyzzy');
    expect(screen.getAllByText('No results for “xyzzy”')).toHaveLength(2);
    expect(within(group(/^Did you mean/)).getByRole('option', { name: 'xyzzy in oak' })).toBeTruthy();
  });

  it('SRCH-04 without anything to offer there is no list', async () => {
    server.outcome = (id) => ({ delayMs: 10, body: id === 'quickSearch' ? noHits : { suggestions: [] } });
    searchBox.open();
    await searchBox.typeAndWait('xyzzy');
    expect(searchBox.list()).toBeNull();
    expect(searchBox.input().getAttribute('aria-expanded')).toBe('false');
  });

  it('SRCH-04 a search that fails offers another try, which Tab reaches', async () => {
    server.outcome = () => ({ delayMs: 10, body: undefined });
    searchBox.open();
    await searchBox.typeAndWait('sofa');
    await searchBox.advance(8000);
    fireEvent.keyDown(searchBox.input(), { key: 'Tab' });
    server.outcome = (id, query) => ({ delayMs: 10, body: goodResponse(id, query) });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await searchBox.advance(600);
    expect(within(group(/^Categories/)).getByRole('option', { name: 'Category sofa' })).toBeTruthy();
  });
});

describe('SRCH-05 what it shows', () => {
  it('SRCH-05 groups with counts, pictures, stock, matches marked, and a way to all results', async () => {
    searchBox.open();
    await searchBox.typeAndWait('sofa');
    const headings = screen.getAllByRole('group').map((each) => each.firstElementChild?.textContent);
    expect(headings).toEqual(['Suggestions', 'Products 40', 'Categories 1']);
    const [product] = quickHitsExample.products;
    const option = within(group(/^Products/)).getAllByRole('option')[0];
    expect(option?.querySelector('img')?.getAttribute('src')).toBe(product?.thumbnail?.src);
    expect(option?.textContent).toContain('In stock (10+)');
    const suggestion = screen.getByRole('option', { name: 'sofa in oak' });
    expect(suggestion.querySelector('mark')?.textContent).toBe('sofa');
    expect(suggestion.getAttribute('href')).toBe('/no/sok?query=sofa+in+oak');
    const all = screen.getByRole('option', { name: 'See all results (41)' });
    expect(all.getAttribute('href')).toBe('/no/sok?query=sofa');
  });

  it('SRCH-05 totals agree for an article number, and the product has one row with its variations beneath', async () => {
    const [product] = quickHitsExample.products;
    const [article] = articlesExample.results;
    if (!product || !article) throw new Error('The examples have no hits');
    const results = Array.from({ length: 5 }, (_, place) => ({
      ...article,
      code: `104512-0${place}`,
      url: `${product.url}?selectedModel=104512-0${place}`,
    }));
    const others = [1, 2, 3].map((place) => ({ ...product, url: `/no/other-${place}` }));
    const products = { ...noHits, products: [product, ...others], productHits: 4 };
    server.outcome = (id, query) => ({
      delayMs: 10,
      body:
        { quickSearch: products, variationCodeSearch: { results, numberOfHits: 5 } }[id as string] ??
        goodResponse(id, query),
    });
    searchBox.open();
    await searchBox.typeAndWait('104512');
    expect(group(/^Products/).firstElementChild?.textContent).toBe('Products 4');
    const rows = within(group(/^Products/)).getAllByRole('option');
    expect(rows.map((row) => row.getAttribute('href'))).toEqual([
      product.url,
      ...results.map(({ url }) => url),
      ...others.map(({ url }) => url),
    ]);
    expect(rows.map((row) => row.querySelectorAll('img').length)).toEqual([1, 0, 0, 0, 0, 0, 1, 1, 1]);
    expect(screen.queryByRole('group', { name: /^Article numbers/ })).toBeNull();
    expect(screen.getByRole('option', { name: 'See all results (4)' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Results: 4');
  });

  it('SRCH-05 an article number that only discontinued products have is counted as such', async () => {
    server.outcome = (id) => ({ delayMs: 10, body: id === 'variationCodeSearch' ? articlesExample : noHits });
    searchBox.open();
    await searchBox.typeAndWait('104512');
    const { numberOfHits } = articlesExample;
    expect(group(/^Article numbers/).firstElementChild?.textContent).toBe(`Article numbers ${numberOfHits}`);
    expect(screen.getByRole('status').textContent).toBe(`Results: ${numberOfHits}`);
    expect(screen.queryByRole('option', { name: /^See all results/ })).toBeNull();
  });

  it('SRCH-05 an article shows whether it is in stock or discontinued, also without a quantity; its number is marked', async () => {
    const article = { ...articlesExample.results[0], code: '104512-02' };
    const results = [
      ...[true, false].map((inStock) => ({ ...article, inStock, inStockQuantity: undefined })),
      { ...article, active: false, inStockQuantity: 7 },
    ].map((each, place) => ({ ...each, url: `/no/article-${place}` }));
    server.outcome = (id) => ({
      delayMs: 10,
      body: id === 'variationCodeSearch' ? { results, numberOfHits: 3 } : noHits,
    });
    searchBox.open();
    await searchBox.typeAndWait('104512');
    const [first, second, third] = within(group(/^Article numbers/)).getAllByRole('option');
    expect(first?.querySelector('mark')?.textContent).toBe('104512');
    expect(first?.textContent).toContain('In stock');
    expect(second?.textContent).toContain('Out of stock');
    expect(third?.textContent).toContain('Discontinued');
  });

  it('SRCH-05 a text that is no article number makes no article request', async () => {
    searchBox.open();
    await searchBox.typeAndWait('sofa 104');
    expect(server.calls.map(({ id }) => id)).not.toContain('variationCodeSearch');
  });

  it.each(['getSuggestions', 'variationCodeSearch'] as const)(
    'SRCH-05 hits wait for %s for up to 2 s, so that nothing moves once it shows',
    async (late) => {
      server.outcome = (id, query) => ({ delayMs: id === late ? 1400 : 10, body: goodResponse(id, query) });
      searchBox.open();
      await searchBox.typeAndWait('104512');
      await searchBox.advance(1200);
      expect(searchBox.list()).toBeNull();
      expect(screen.getByText('Searching …')).toBeTruthy();
      await searchBox.advance(200);
      expect(group(/^Products/)).toBeTruthy();
      expect(screen.getByRole('option', { name: '104512 in oak' })).toBeTruthy();
    },
  );

  it.each([
    ['fail', 10],
    ['never come', Infinity],
  ])('SRCH-05 suggestions and articles that %s do not delay the hits further', async (_, delayMs) => {
    server.outcome = (id, query) =>
      id === 'quickSearch'
        ? { delayMs: 10, body: { ...hitsFor(query), suggestions: ['from the hits'] } }
        : { delayMs, body: undefined };
    searchBox.open();
    await searchBox.typeAndWait('104512');
    await searchBox.advance(2000);
    expect(group(/^Products/)).toBeTruthy();
    expect(screen.getByRole('option', { name: 'from the hits' })).toBeTruthy();
  });

  it('APP-11 a hit whose address is no safe link is none', async () => {
    const unsafe = { heading: 'Unsafe', link: { url: 'javascript:alert(1)' } };
    server.outcome = (id, query) => ({
      delayMs: 10,
      body: id === 'quickSearch' ? { ...hitsFor(query), categories: [unsafe] } : goodResponse(id, query),
    });
    searchBox.open();
    await searchBox.typeAndWait('sofa');
    expect(group(/^Products/)).toBeTruthy();
    expect(screen.queryByText('Unsafe')).toBeNull();
  });
});

describe('CARD-03 prices among the hits', () => {
  const price = articlesExample.results[0]?.price;
  const amount = price?.priceIncVat.formattedString ?? 'An example without a price';
  const first = () => within(group(/^Products/)).getAllByRole('option')[0]?.textContent;
  const respondWith = (hidePrice: boolean) => {
    const products = quickHitsExample.products.map((product) => ({ ...product, price, hidePrice }));
    server.outcome = (id, query) => ({
      delayMs: 10,
      body: id === 'quickSearch' ? { ...hitsFor(query), products } : goodResponse(id, query),
    });
  };

  it('CARD-03 visitors see none, even if one is sent', async () => {
    respondWith(false);
    searchBox.open();
    await searchBox.typeAndWait('sofa');
    expect(first()).not.toContain(amount);
  });

  it('CARD-03 people signed in do, with or without VAT as they have selected', async () => {
    respondWith(false);
    searchBox.open('/no', true);
    await searchBox.typeAndWait('sofa');
    expect(first()).toContain(`${amount} incl. VAT`);
  });

  it('CARD-04 none when it is on request', async () => {
    respondWith(true);
    searchBox.open('/no', true);
    await searchBox.typeAndWait('sofa');
    expect(first()).not.toContain(amount);
  });
});
