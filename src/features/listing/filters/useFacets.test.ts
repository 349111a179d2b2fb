// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readListingAddress } from '../query/listingAddress';
import { useFilterable } from './useFacets';

const listing = {
  source: { operation: 'search' as const },
  change: () => undefined,
  facets: [],
  numberOfHits: 100,
  isLoading: false,
  isLoaded: true,
};
const addressed = (search: string) => ({ ...listing, address: readListingAddress(search, 24) });

test('LIST-07 filters are not rendered again for a further load, but for another selection', () => {
  const { result, rerender } = renderHook(useFilterable, { initialProps: addressed('?query=sofa') });
  const { current: first } = result;
  rerender(addressed('?query=sofa&skip=0&take=48'));
  expect(result.current).toBe(first);
  rerender(addressed('?query=sofa&skip=0&take=48&instock=true'));
  expect(result.current.address.instock).toBe(true);
});
