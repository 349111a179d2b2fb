import { getLanguage } from '../../config/language';
import { loadedSpan } from '../../features/listing/query/listingQuery';
import { PricingProvider } from '../../features/pricing/PricingProvider';
import { SessionProvider } from '../../features/session/SessionProvider';
import { completeSettings } from '../../features/settings/completeSettings';
import { settleLanguage, startLanguage } from '../../features/settings/languageStore';
import { SettingsContext } from '../../features/settings/settings';
import { siteLanguages } from '../../features/settings/siteLanguages';
import { TranslationProvider } from '../../i18n/TranslationProvider';
import CategoryPage from '../../pages/CategoryPage/CategoryPage';
import type { OperationData } from '../../api/generated/operations';
import type { PageModels } from '../../pages/pageModels';
import { Layout } from '../layout/Layout';
import { layoutOf } from '../layout/layouts';
import { holdInput } from './holdInput';
import { setQueryData } from './reactQuery';
import { render } from './renderToDom';

/** The answers that the first page of a category shows, by operation. */
export interface FirstAnswers {
  getPage: PageModels['CategoryPage'];
  getGlobalSettings: OperationData<'getGlobalSettings'>;
  getTranslations: OperationData<'getTranslations'>;
  getHeader: OperationData<'getHeader'>;
  getSiteStructure: OperationData<'getSiteStructure'>;
  getCustomer: OperationData<'getCustomer'> | null;
  getCategoryProducts: OperationData<'getCategoryProducts'>;
}

/**
 * The page as React will render it first, from the same components.
 * @throws where it would not be what React renders: another language, a missing text, an answer that departs from the contract
 */
function renderFirstPage(answers: FirstAnswers): DocumentFragment {
  const {
    getGlobalSettings: settings,
    getTranslations,
    getPage: page,
    getCategoryProducts,
    ...others
  } = answers;
  startLanguage(window.location.pathname);
  const language = getLanguage();
  settleLanguage(siteLanguages(settings), settings.languageRoute, window.location.pathname);
  if (getLanguage() !== language) throw new Error(`The site has no language ${language}`);
  for (const [operation, data] of Object.entries(others)) setQueryData(operation, data);
  const source = { operation: 'getCategoryProducts', id: page.pageId } as const;
  setQueryData('getCategoryProducts list', loadedSpan(source, getCategoryProducts, 0));
  const fragment = document.createDocumentFragment();
  render(
    <TranslationProvider texts={getTranslations} language={language}>
      <SettingsContext value={completeSettings(settings)}>
        <SessionProvider>
          <PricingProvider>
            <Layout layout={layoutOf(page.pageType)}>
              <CategoryPage page={page} />
            </Layout>
          </PricingProvider>
        </SessionProvider>
      </SettingsContext>
    </TranslationProvider>,
    fragment,
  );
  return fragment;
}

/**
 * Shows the first page to a visitor before React has loaded (APP-15). React replaces it with the same page. A customer,
 * who has been here before, sees it with prices and lists when React has rendered it.
 * @returns false where it is not shown, or React has rendered already
 * @throws where the page cannot be rendered; the document is unchanged
 */
export function paintFirstPage(answers: FirstAnswers): boolean {
  const root = document.getElementById('root');
  if (answers.getCustomer?.authenticated) return false;
  const page = renderFirstPage(answers);
  if (!root || root.hasChildNodes()) return false;
  document.documentElement.lang = getLanguage();
  document.getElementById('site-loader')?.remove();
  root.append(page);
  holdInput(root);
  return true;
}
