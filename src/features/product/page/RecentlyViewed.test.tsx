import { beforeEach, expect, test } from 'vitest';
import { catalogue } from '../../../../mocks/shop/catalogue/catalogue';
import { productCard } from '../../../../mocks/shop/catalogue/cards';
import { contextAt } from '../../../../mocks/shop/context';
import type { Language } from '../../../../mocks/shop/languages';
import { recentlyViewed, rememberViewed } from './RecentlyViewed';

const cards = (language: Language) =>
  catalogue()
    .products.slice(0, 12)
    .map((product) => productCard(product, contextAt(language)));
const codes = (language: string) => recentlyViewed(language).map(({ code }) => code);

beforeEach(() => window.localStorage.clear());

test('PDP-01 the nine latest are stored, each once, newest first', () => {
  const products = cards('en');
  for (const product of [...products, ...products.slice(0, 2)]) rememberViewed('en', product);
  const expected = [1, 0, 11, 10, 9, 8, 7, 6, 5].map((place) => products[place]?.code);
  expect(codes('en')).toEqual(expected);
});

test('PDP-01 names and addresses are those of one language', () => {
  for (const product of cards('en')) rememberViewed('en', product);
  expect(codes('no')).toEqual([]);
});
