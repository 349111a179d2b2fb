// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { operations } from '../../api/generated/operations';
import { pages } from '../pageRegistry';
import { listingPaths, listingQueryStyles } from './prefetchListing';
import { componentOf, firstPaintScript } from './preloadFiles';

test.each(Object.entries(listingPaths))('APP-15 the early call %s is the contract’s', (id, path) => {
  const { query, ...operation } = operations[id as keyof typeof listingPaths];
  expect(operation).toMatchObject({ method: 'GET', path });
  const styles = Object.entries(query).map(([name, { explode, type }]) => [name, { explode, type }]);
  expect(Object.fromEntries(styles)).toEqual(listingQueryStyles);
});

test.each(Object.entries(pages))(
  'APP-15 APP-02 the chunk of %s is known by its component',
  async (type, load) => {
    const { default: Page } = await load();
    expect(componentOf(type)).toBe(Page.name);
  },
);

test('APP-15 what renders a page first is loaded by its address, where it opens at its beginning', () => {
  const scripts = Object.fromEntries(
    ['StartPage', 'CategoryPage', 'ProductPage', 'SearchPage'].map((page) => [page, `/${page}.js`]),
  );
  vi.stubGlobal('__FIRST_PAINTS__', scripts);
  const scriptAt = (address: string, state: unknown = null) => {
    window.history.replaceState(state, '', address);
    return firstPaintScript();
  };
  const addresses = {
    StartPage: ['/en', '/en/', '/no?utm_source=a'],
    CategoryPage: ['/en/sofas', '/en/furniture/sofas/', '/en/sofas?utm_source=a&myquery=b'],
    ProductPage: ['/en/sofa-123', '/en/sofas/sofa-123/?selectedModel=123-02'],
    SearchPage: ['/en/search?query=sofa', '/en/search?a=1&query=b'],
  };
  for (const [component, all] of Object.entries(addresses))
    for (const address of all)
      expect(scriptAt(address), address).toEqual({ component, src: `/${component}.js` });
  for (const address of ['/', '/en/sofas#end', '/en/sofa-123#similar-products'])
    expect(scriptAt(address), address).toBeUndefined();
  expect(scriptAt('/en/sofas', { idx: 0 })).toBeUndefined();
  vi.stubGlobal('__FIRST_PAINTS__', {});
  expect(scriptAt('/en/sofas')).toBeUndefined();
});
