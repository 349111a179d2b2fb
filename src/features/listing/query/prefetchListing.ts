import type { QueryClient } from '@tanstack/react-query';
import { getGlobalSettingsQuery } from '../../../api/generated/queries';
import { listingQuery } from './listingQuery';
import type { ListingSource } from './listingSource';
import { openedAddress, productsPerLoad } from './pageNumbers';
import { pageUrl } from '../../../lib/renderRequest';

/** Prefetch the first page of the list in the URL before the list renders. Errors are handled by the list itself. */
export async function prefetchListing(client: QueryClient, source: ListingSource): Promise<void> {
  const settings = client.getQueryData(getGlobalSettingsQuery().queryKey);
  const address = openedAddress(source, pageUrl().search, productsPerLoad(settings));
  if (source.operation === 'search' && address.query === '') return;
  await client.prefetchInfiniteQuery({ ...listingQuery(source, address), meta: { isPrefetch: true } });
}
