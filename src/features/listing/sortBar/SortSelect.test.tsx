import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getTranslationsQuery } from '../../../api/generated/queries';
import { readListingAddress } from '../query/listingAddress';
import { SortSelect } from './SortBar';

test('LIST-09 sorters have the texts of the server, under their keys with or without the area', () => {
  const client = new QueryClient();
  client.setQueryData(getTranslationsQuery().queryKey, {
    'listing.sortOrderName': 'Navn',
    sortOrderLatest: 'Seneste',
    byBrand: 'Mærke',
  });
  const sorters = ['sortOrderLatest', 'sortOrderName', 'byBrand', 'byWeight'].map((key, value) => ({
    key,
    value,
    selected: value === 0,
  }));
  const listing = {
    source: { operation: 'getCategoryProducts' as const, id: 'sofas' },
    sorters,
    address: readListingAddress('', 24),
    change: () => undefined,
  };
  render(
    <QueryClientProvider client={client}>
      <SortSelect listing={listing} />
    </QueryClientProvider>,
  );
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Seneste',
    'Navn',
    'Mærke',
    'byWeight',
  ]);
});
