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

test('APP-15 what renders a category first is loaded where the address looks like that of one, at its beginning', () => {
  vi.stubGlobal('__FIRST_PAINT__', '/first-paint.js');
  const scriptAt = (address: string, state: unknown = null) => {
    window.history.replaceState(state, '', address);
    return firstPaintScript();
  };
  for (const address of ['/en/sofas', '/en/furniture/sofas/', '/en/sofas?utm_source=a&myquery=b'])
    expect(scriptAt(address), address).toBe('/first-paint.js');
  for (const address of [
    '/',
    '/en',
    '/en/sofa-123',
    '/en/search?query=sofa',
    '/en/search?a=1&query=b',
    '/en/sofas#end',
  ])
    expect(scriptAt(address), address).toBeUndefined();
  expect(scriptAt('/en/sofas', { idx: 0 })).toBeUndefined();
});
