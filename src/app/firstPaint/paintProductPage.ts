import ProductPage from '../../pages/ProductPage/ProductPage';
import type { PageModels } from '../../pages/pageModels';
import { type FirstAnswers, paintPage } from './paintPage';

/**
 * Paints a product.
 * @throws where the page cannot be rendered; the document is unchanged
 */
export const paint = (answers: FirstAnswers<PageModels['ProductPage']>): Promise<void> =>
  paintPage(ProductPage, answers);
