import { loadedSpan } from '../../features/listing/query/listingQuery';
import { listingOfSearch } from '../../features/listing/query/listingSource';
import SearchPage from '../../pages/SearchPage/SearchPage';
import type { SearchResult } from '../../api/generated/types';
import type { PageModels } from '../../pages/pageModels';
import { type FirstAnswers, paintPage } from './paintPage';
import { setQueryData } from './reactQuery';

window.__firstPaint = {
  /**
   * Paints a search with its first results.
   * @throws where the page cannot be rendered; the document is unchanged
   */
  paint(answers: FirstAnswers<PageModels['SearchPage']>, result: SearchResult) {
    setQueryData('search list', loadedSpan({ operation: 'search' }, listingOfSearch(result), 0));
    return paintPage(SearchPage, answers);
  },
};
