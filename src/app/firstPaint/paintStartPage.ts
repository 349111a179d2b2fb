import StartPage from '../../pages/StartPage/StartPage';
import type { PageModels } from '../../pages/pageModels';
import { type FirstAnswers, paintPage } from './paintPage';

window.__firstPaint = {
  /**
   * Paints the start page.
   * @throws where the page cannot be rendered; the document is unchanged
   */
  paint: (answers: FirstAnswers<PageModels['StartPage']>) => paintPage(StartPage, answers),
};
