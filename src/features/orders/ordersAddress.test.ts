import { describe, expect, it } from 'vitest';
import { ordersHref, readOrdersAddress } from './ordersAddress';

describe('the address of the orders', () => {
  it('ORD-01 is read back as it was written', () => {
    const all = {
      order: 'F-2026 1/2',
      year: 2025,
      status: 'on the ferry',
      buyer: 'C-2001',
      costCenter: 'Lobby & bar',
      from: '2025-02-01',
      to: '2025-02-28',
      page: 7,
      query: 'Vik & "eik"',
    };
    expect(readOrdersAddress(ordersHref(all))).toEqual(all);
    const first = {
      order: null,
      year: null,
      status: null,
      buyer: null,
      costCenter: null,
      from: null,
      to: null,
      page: 1,
      query: '',
    };
    expect(ordersHref(first)).toBe('?view=Orders');
    expect(readOrdersAddress('?view=Orders')).toEqual(first);
  });

  it.each(['?page=0&year=1999', '?page=-2&year=20', '?page=1e3&year=abc', '?page=&year=&query=%20&order='])(
    'ORD-01 %s shows the list from its first page',
    (search) => {
      expect(readOrdersAddress(search)).toMatchObject({ order: null, year: null, page: 1, query: '' });
    },
  );

  it.each(['0026-01-01', '2026-13-01', '2026-02-31', 'soon', ''])(
    'ORD-01 %s is no day of an order',
    (day) => {
      expect(readOrdersAddress(`?from=${day}&to=${day}`)).toMatchObject({ from: null, to: null });
    },
  );
});
