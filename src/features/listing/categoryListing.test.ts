// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import type { MockServer } from '../../../mocks/server';
import { describe, expect, it } from 'vitest';
import { useMockServer } from '../../../tests/support/mockServer';
import { categoryListingQuery } from './categoryListing';
import { readListingAddress } from './listingAddress';

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const asked = (shop: MockServer) =>
  shop.calls.map(({ request: { url } }) => {
    const { searchParams } = new URL(url);
    return `${searchParams.get('skip')}+${searchParams.get('take')}`;
  });

function fetchList(search: string, pages = 1) {
  const query = categoryListingQuery('furniture', readListingAddress(search, 24), 24);
  return client().fetchInfiniteQuery({ ...query, pages });
}

describe('LIST-10 calls for a category’s products', () => {
  const shop = useMockServer();

  it('LIST-09 LIST-10 the first load begins at 0 and takes 24, of active products', async () => {
    await fetchList('');
    const { searchParams } = new URL(shop.calls[0]?.request.url ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({
      skip: '0',
      take: '24',
      sortOrder: '0',
      'filter::Active': 'True',
    });
  });

  it('LIST-10 the address’s choice goes with the call', async () => {
    await fetchList(
      '?instock=true&sortOrder=1&query=oak&filter::Color=oak;a%253Bb&min::Price=10&max::Price=90',
    );
    const { searchParams } = new URL(shop.calls[0]?.request.url ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      instock: 'true',
      sortOrder: '1',
      query: 'oak',
      'filter::Color': 'oak;a%3Bb',
      'min::Price': '10',
      'max::Price': '90',
    });
  });

  it('LIST-07 each further load begins where the one before ended', async () => {
    await fetchList('', 3);
    expect(asked(shop)).toEqual(['0+24', '24+24', '48+24']);
  });

  it('LIST-09 a reload asks for what was loaded, in calls of at most 96', async () => {
    const { pages } = await fetchList('?skip=0&take=216');
    expect(asked(shop)).toEqual(['0+96', '96+96', '192+24']);
    expect(pages[0]?.result).toHaveLength(216);
  });

  it('LIST-09 take ends with the hits, however large it is', async () => {
    const { pages } = await fetchList('?take=999999999&query=walnut');
    expect(pages[0]?.result).toHaveLength(pages[0]?.numberOfHits ?? -1);
  });

  it('LIST-09 an address that begins behind the last hit is read from the beginning', async () => {
    const { pages } = await fetchList('?skip=90000');
    expect(asked(shop)).toEqual(['90000+24', '0+24']);
    expect(pages[0]?.skip).toBe(0);
    expect(pages[0]?.result).toHaveLength(24);
  });
});
