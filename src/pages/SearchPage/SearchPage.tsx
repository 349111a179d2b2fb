import { WaysOn } from '../../features/content/WaysOn';
import { SearchBox } from '../../features/search/SearchBox';
import { useSearchAddress } from '../../features/search/searchAddress';
import { SearchResults } from '../../features/search/SearchResults';
import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../pageModels';

export default function SearchPage({ page }: PageProps<PageModels['SearchPage']>) {
  const { query } = useSearchAddress();
  return (
    <PageFrame page={page}>
      <SearchBox place="page" />
      {query && <SearchResults query={query} waysOn={<WaysOn />} />}
    </PageFrame>
  );
}
