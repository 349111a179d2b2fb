import { describe, expect, it } from 'vitest';
import { ordersHref, readOrdersAddress } from './ordersAddress';

describe('the address of the orders', () => {
  it('ORD-01 is read back as it was written', () => {
    const all = { order: 'F-2026 1/2', year: 2025, page: 7, query: 'Vik & "eik"' };
    expect(readOrdersAddress(ordersHref(all))).toEqual(all);
    const first = { order: null, year: null, page: 1, query: '' };
    expect(ordersHref(first)).toBe('?view=Orders');
    expect(readOrdersAddress('?view=Orders')).toEqual(first);
  });

  it.each(['?page=0&year=1999', '?page=-2&year=20', '?page=1e3&year=abc', '?page=&year=&query=%20&order='])(
    'ORD-01 %s shows the list from its first page',
    (search) => {
      expect(readOrdersAddress(search)).toEqual({ order: null, year: null, page: 1, query: '' });
    },
  );
});
