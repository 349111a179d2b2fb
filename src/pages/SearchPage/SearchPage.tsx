import { WaysOn } from '../../features/content/WaysOn';
import { isNarrowed } from '../../features/listing/listingAddress';
import type { ListingSource } from '../../features/listing/listingSource';
import { ProductListing } from '../../features/listing/ProductListing';
import { useListing } from '../../features/listing/useListing';
import { SearchBox } from '../../features/search/SearchBox';
import { useSearchAddress } from '../../features/search/searchAddress';
import { SearchResults } from '../../features/search/SearchResults';
import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../pageModels';

const source: ListingSource = { operation: 'search' };

/** SRCH-02: a search's products are a listing like a category's; what else it found stands around them. */
function Found({ query, name }: { query: string; name: string }) {
  const listing = useListing(source);
  const { address, beside, isLoaded, isFailed, numberOfHits, retry } = listing;
  return (
    <SearchResults
      query={query}
      beside={beside}
      withoutProducts={isLoaded && numberOfHits === 0 && !isNarrowed(address)}
      failed={isFailed}
      onRetry={retry}
      waysOn={<WaysOn />}
    >
      <ProductListing listing={listing} name={name} />
    </SearchResults>
  );
}

export default function SearchPage({ page }: PageProps<PageModels['SearchPage']>) {
  const { query } = useSearchAddress();
  return (
    <PageFrame page={page}>
      <SearchBox place="page" />
      {query && <Found key={query} query={query} name={page.pageTitle} />}
    </PageFrame>
  );
}
