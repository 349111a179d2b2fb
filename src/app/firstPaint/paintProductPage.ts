import ProductPage from '../../pages/ProductPage/ProductPage';
import type { PageModels } from '../../pages/pageModels';
import { type FirstAnswers, paintPage } from './paintPage';

window.__firstPaint = {
  /**
   * Paints a product.
   * @throws where the page cannot be rendered; the document is unchanged
   */
  paint: (answers: FirstAnswers<PageModels['ProductPage']>) => paintPage(ProductPage, answers),
};
