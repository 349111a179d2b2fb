// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { listId, storedPageNumber, storePageNumber } from './listingSource';
import { readListingAddress } from './listingAddress';

const sofas = { operation: 'getCategoryProducts', id: 'sofas' } as const;
const idOf = (search: string) => listId(sofas, readListingAddress(search, 24));

beforeEach(() => window.localStorage.clear());

test('LIST-12 the page number of a list is stored and restored, ten at most; the first one is not stored', () => {
  storePageNumber('a', 3);
  storePageNumber('b', 40);
  expect([storedPageNumber('a'), storedPageNumber('b'), storedPageNumber('c')]).toEqual([3, 10, 1]);
  storePageNumber('a', 1);
  storePageNumber('b', 1);
  expect(window.localStorage.getItem('listingPages')).toBe('[]');
});

test('LIST-12 those of the 20 latest lists are stored', () => {
  for (let list = 1; list <= 30; list += 1) storePageNumber(`list ${list}`, 2);
  expect([storedPageNumber('list 10'), storedPageNumber('list 11')]).toEqual([1, 2]);
});

test('LIST-12 a list is identified by its selection, not by its paging or by tracking parameters', () => {
  expect(idOf('?skip=0&take=72&utm_source=letter')).toBe(idOf(''));
  expect(idOf('?sortOrder=1')).not.toBe(idOf(''));
  expect(listId({ operation: 'search' }, readListingAddress('?query=oak', 24))).not.toBe(idOf('?query=oak'));
});

test('LIST-12 any stored value gives an integer page number from 1 to 10', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map((json) => `[["a",${json}]]`),
      ),
      (stored) => {
        window.localStorage.setItem('listingPages', stored);
        const page = storedPageNumber('a');
        expect(Number.isInteger(page) && page >= 1 && page <= 10).toBe(true);
      },
    ),
  );
});
