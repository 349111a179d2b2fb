import { beforeAll, expect, it } from 'vitest';
import { operationIds } from '../../../mocks/generated/operations';
import { contractPage } from './page';

let html = '';
beforeAll(async () => {
  html = await contractPage();
}, 60_000);

/** URLs that a browser fetches for the elements of a page. */
const fetched = (page: string): string[] =>
  [...page.matchAll(/<(?:script|link|img|iframe|source)\b[^>]*?\s(?:src|href)=["']([^"']*)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !address.startsWith('data:'));

it('DEV-05 the page of the contract has every operation, and the decisions', () => {
  for (const operation of operationIds) expect(html).toContain(operation);
  expect(html).toContain('changePassword is POST; updateFavorites and changeFavoriteListName are PUT');
  expect(html).not.toContain('](schemas/');
});

it('DEV-05 the page of the contract opens without a network', () => {
  expect(fetched('<script src="https://cdn.test/a.js"></script>')).toHaveLength(1);
  expect(fetched(html)).toEqual([]);
  expect(html).not.toContain('cdn.redoc.ly');
  expect(html).toMatch(/<head><meta http-equiv="Content-Security-Policy" content="default-src 'none';/);
});
