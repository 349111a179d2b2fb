import { loadedSpan } from '../../features/listing/query/listingQuery';
import CategoryPage from '../../pages/CategoryPage/CategoryPage';
import type { ListingResult } from '../../api/generated/types';
import type { PageModels } from '../../pages/pageModels';
import { type FirstAnswers, paintPage } from './paintPage';
import { setQueryData } from './reactQuery';

window.__firstPaint = {
  /**
   * Paints a category with its first products.
   * @throws where the page cannot be rendered; the document is unchanged
   */
  paint(answers: FirstAnswers<PageModels['CategoryPage']>, products: ListingResult) {
    const source = { operation: 'getCategoryProducts', id: answers.getPage.pageId } as const;
    setQueryData('getCategoryProducts list', loadedSpan(source, products, 0));
    return paintPage(CategoryPage, answers);
  },
};
