import type { QueryClient } from '@tanstack/react-query';
import { getGlobalSettingsQuery } from '../../../api/generated/queries';
import { listingQuery } from './listingQuery';
import type { ListingSource } from './listingSource';
import { defaultItemsPerLoad, openedAddress } from './pageNumbers';

/** Fetches the products that the address selects before the list is rendered. A failure is left to the list. */
export async function prefetchListing(client: QueryClient, source: ListingSource): Promise<void> {
  const settings = client.getQueryData(getGlobalSettingsQuery().queryKey);
  const itemsPerLoad = settings?.itemsPerLoad ?? defaultItemsPerLoad;
  const address = openedAddress(source, window.location.search, itemsPerLoad);
  if (source.operation === 'search' && address.query.trim() === '') return;
  await client.prefetchQuery({ ...listingQuery(source, address), meta: { isPrefetch: true } });
}
