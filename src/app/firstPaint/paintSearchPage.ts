import { loadedSpan } from '../../features/listing/query/listingQuery';
import { listingOfSearch } from '../../features/listing/query/listingSource';
import SearchPage from '../../pages/SearchPage/SearchPage';
import type { SearchResult } from '../../api/generated/types';
import type { PageModels } from '../../pages/pageModels';
import { type FirstAnswers, paintPage } from './paintPage';

/**
 * Paints a search with its first results.
 * @throws where the page cannot be rendered; the document is unchanged
 */
export function paint(
  answers: FirstAnswers<PageModels['SearchPage']>,
  results: Promise<SearchResult>,
): Promise<void> {
  return paintPage(SearchPage, answers, {
    key: 'search list',
    answer: results,
    dataOf: (answer) => loadedSpan({ operation: 'search' }, listingOfSearch(answer), 0),
  });
}
