import type { QueryClient } from '@tanstack/react-query';
import { getGlobalSettingsQuery } from '../../../api/generated/queries';
import { listingQuery } from './listingQuery';
import type { ListingSource } from './listingSource';
import { openedAddress, productsPerLoad } from './pageNumbers';

/** Fetches the first page of what the address selects before the list is rendered. A failure is left to the list. */
export async function prefetchListing(client: QueryClient, source: ListingSource): Promise<void> {
  const settings = client.getQueryData(getGlobalSettingsQuery().queryKey);
  const address = openedAddress(source, window.location.search, productsPerLoad(settings));
  if (source.operation === 'search' && address.query.trim() === '') return;
  await client.prefetchInfiniteQuery({ ...listingQuery(source, address), meta: { isPrefetch: true } });
}
