import type { QueryClient } from '@tanstack/react-query';
import { brokenPart } from '../components/plain/ErrorNotice';
import { ErrorBoundary } from '../components/plain/ErrorBoundary';
import { Masthead } from '../features/content/Masthead';
import { isNarrowed } from '../features/listing/query/listingAddress';
import type { ListingSource } from '../features/listing/query/listingSource';
import { prefetchListing } from '../features/listing/query/listingQuery';
import { ProductGridSkeleton } from '../features/listing/grid/ProductGrid';
import { ProductListing } from '../features/listing/ProductListing';
import { useListing } from '../features/listing/query/useListing';
import { SupportLinks } from '../features/navigation/SupportLinks';
import { PopularCategories } from '../features/search/searchBox/PopularCategories';
import { SearchBox } from '../features/search/searchBox/SearchBox';
import { useSearchAddress } from '../features/search/searchAddress';
import { SearchResults } from '../features/search/results/SearchResults';
import { useDocumentTitle } from '../features/seo/PageMetadata';
import { useSignOutCount } from '../features/session/customer';
import { PageLayout } from './PageLayout';
import type { PageModels, PageProps } from './pageModels';

const source: ListingSource = { operation: 'search' };

/** Prefetch the first products of the search, before the page renders. */
export const prefetch = (client: QueryClient) => prefetchListing(client, source);

/** SRCH-02: products of a search in a listing like a category's, with the other results around it. */
function Results({ query, name }: { query: string; name: string }) {
  const listing = useListing(source);
  const { address, otherResults, isLoaded, isFailed, numberOfHits, itemsPerLoad } = listing;
  return (
    <SearchResults
      query={query}
      otherResults={otherResults}
      productCount={isLoaded ? numberOfHits : undefined}
      narrowed={isNarrowed(address)}
      failed={isFailed && !otherResults}
      contact={<SupportLinks />}
      placeholder={<ProductGridSkeleton count={itemsPerLoad} view="grid" />}
    >
      <ErrorBoundary path="/productResult" fallback={brokenPart}>
        <ProductListing listing={listing} name={name} />
      </ErrorBoundary>
    </SearchResults>
  );
}

export default function SearchPage({ page }: PageProps<PageModels['SearchPage']>) {
  const { query } = useSearchAddress();
  const signOuts = useSignOutCount();
  const title = page.metaTitle || page.pageTitle;
  useDocumentTitle(query ? `${query} – ${title}` : title);
  return (
    <PageLayout page={page} heading="own">
      {!query && <Masthead title={page.pageTitle} preamble={page.preamble} />}
      <SearchBox key={signOuts} variant="page" />
      {query ? (
        <ErrorBoundary key={query} operation="search" fallback={brokenPart}>
          <Results query={query} name={page.pageTitle} />
        </ErrorBoundary>
      ) : (
        <PopularCategories />
      )}
    </PageLayout>
  );
}
