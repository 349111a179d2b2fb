// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { operations } from '../../api/generated/operations';
import { pages } from '../pageRegistry';
import { listingPaths, listingQueryStyles } from './prefetchListing';
import { componentOf } from './preloadFiles';

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
