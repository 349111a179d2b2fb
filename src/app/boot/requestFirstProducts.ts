import { getCategoryProducts, search } from '../../api/generated/paths';
import { serializeQuery } from '../../api/querySerializer';
import { listingCall, maxPerCall } from '../../features/listing/address/listingCall';
import { openedAddress, productsPerLoad } from '../../features/listing/query/pageNumbers';
import type { ListingSource } from '../../features/listing/query/listingSource';
import type { Page } from '../../routing/page/page';
import type { GlobalSettings } from '../../features/settings/settings';
import { sendEarlyRequest } from './sendEarlyRequest';
import { pageUrl } from '../../lib/pageUrl';

/** Source of the product list in the first window of a page. */
function listingSource({ pageType, pageId }: Page): ListingSource | undefined {
  if (pageType === 'SearchPage') return { operation: 'search' };
  const isCategory = pageType === 'CategoryPage' || pageType === 'CategoryBase';
  return isCategory ? { operation: 'getCategoryProducts', id: pageId } : undefined;
}

/** Path and query of the first request of a list; must equal the client's (LIST-10, SRCH-02). */
function listingPath(source: ListingSource, itemsPerLoad: number): string | undefined {
  const address = openedAddress(source, pageUrl().search, itemsPerLoad);
  const { skip, take } = address;
  const query = serializeQuery({ ...listingCall(address), skip, take: Math.min(take, maxPerCall) });
  if (source.operation === 'search') return address.query && `${search}?${query}`;
  return `${getCategoryProducts.replace('{id}', encodeURIComponent(source.id))}?${query}`;
}

/** Request the first products of a page (getCategoryProducts, search); resolves at once for a page without a list. */
export async function requestFirstProducts(page: Page, settings: GlobalSettings): Promise<void> {
  const source = listingSource(page);
  const path = source && listingPath(source, productsPerLoad(settings));
  if (path) await sendEarlyRequest(path);
}
