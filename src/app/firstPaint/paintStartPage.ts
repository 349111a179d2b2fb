import StartPage from '../../pages/StartPage/StartPage';
import type { PageModels } from '../../pages/pageModels';
import { type FirstAnswers, paintPage } from './paintPage';

/**
 * Paints the start page.
 * @throws where the page cannot be rendered; the document is unchanged
 */
export const paint = (answers: FirstAnswers<PageModels['StartPage']>): Promise<void> =>
  paintPage(StartPage, answers);
