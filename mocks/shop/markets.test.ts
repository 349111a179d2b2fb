import { expect, test } from 'vitest';
import { createMockServer } from '../msw/server';
import { shopContext } from '../behaviours/shopContext';
import { catalogue } from './catalogue/catalogue';
import { productStock } from './catalogue/variations';
import { globalSettings } from './content/settings';
import { contextAt } from './context';

test('DEV-06 the Swedish market has a warehouse of its own, with other figures and every level of stock', () => {
  const products = catalogue().products.filter(({ active }) => active);
  const stocks = products.map((product) =>
    ['no', 'sv'].map((route) => productStock(product, contextAt(route as 'no' | 'sv'))),
  );
  const share = (fits: (norway: number, sweden: number) => boolean) =>
    stocks.filter(([norway = 0, sweden = 0]) => fits(norway, sweden)).length / stocks.length;
  expect(share((norway, sweden) => norway !== sweden)).toBeGreaterThan(0.5);
  expect(share((norway, sweden) => norway > 0 && sweden === 0)).toBeGreaterThan(0.01);
  expect(share((norway, sweden) => norway === 0 && sweden > 0)).toBeGreaterThan(0.01);
  expect(share((_, sweden) => sweden > 50)).toBeGreaterThan(0.05);
  for (const route of ['en', 'en-se'] as const)
    expect(products.map((product) => productStock(product, contextAt(route)))).toEqual(
      stocks.map(([norway, sweden]) => (route === 'en' ? norway : sweden)),
    );
});

test('APP-15 the settings are the same for every customer, so nothing in them is private', () => {
  const { store } = createMockServer();
  const call = { store, input: { headers: { 'Content-Language': 'en-SE' } } };
  const asked = () => globalSettings(shopContext(call));
  const visitor = asked();
  for (const customerId of Object.keys(store.read().customers)) {
    store.write({ ...store.read(), signedIn: customerId });
    expect(asked()).toEqual(visitor);
  }
});
