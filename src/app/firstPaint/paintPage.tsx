import type { ComponentType, ReactNode } from 'react';
import { getLanguage } from '../../config/language';
import type { Page } from '../../features/page/page';
import { PricingProvider } from '../../features/pricing/PricingProvider';
import { SessionProvider } from '../../features/session/SessionProvider';
import { completeSettings } from '../../features/settings/completeSettings';
import { settleLanguage, startLanguage } from '../../features/settings/languageStore';
import { SettingsContext } from '../../features/settings/settings';
import { siteLanguages } from '../../features/settings/siteLanguages';
import { TranslationProvider } from '../../i18n/TranslationProvider';
import type { OperationData } from '../../api/generated/operations';
import { PageTrail } from '../../pages/PageTrail';
import { Layout } from '../layout/Layout';
import { layoutOf } from '../layout/layouts';
import { holdInput } from './holdInput';
import { setQueryData } from './reactQuery';
import { render } from './renderToDom';
import { setOverflowing } from './replacements';

/** The answers that the first page shows, by operation. */
export interface FirstAnswers<Model = Page> {
  getPage: Model;
  getGlobalSettings: OperationData<'getGlobalSettings'>;
  getTranslations: OperationData<'getTranslations'>;
  getHeader: OperationData<'getHeader'>;
  getSiteStructure: OperationData<'getSiteStructure'>;
  getCustomer: OperationData<'getCustomer'> | null;
}

/**
 * Prepares what the components of every page read.
 * @throws where another language than that of the answers is resolved
 */
function setData({ getGlobalSettings: settings, ...answers }: FirstAnswers): void {
  const { pathname } = window.location;
  startLanguage(pathname);
  const language = getLanguage();
  settleLanguage(siteLanguages(settings), settings.languageRoute, pathname);
  if (getLanguage() !== language) throw new Error(`The site has no language ${language}`);
  for (const [operation, data] of Object.entries(answers)) setQueryData(operation, data);
}

/** Renders a part of the shop. */
function renderInShop(
  { getGlobalSettings, getTranslations }: FirstAnswers,
  part: ReactNode,
): DocumentFragment {
  const fragment = document.createDocumentFragment();
  render(
    <TranslationProvider texts={getTranslations} language={getLanguage()}>
      <SettingsContext value={completeSettings(getGlobalSettings)}>
        <SessionProvider>
          <PricingProvider>{part}</PricingProvider>
        </SessionProvider>
      </SettingsContext>
    </TranslationProvider>,
    fragment,
  );
  return fragment;
}

/** NAV-09: renders the breadcrumb once more where it is wider than its room, as its layout effect does. */
function fitBreadcrumb(root: Element, answers: FirstAnswers): void {
  const line = root.querySelector('main nav > ol');
  if (!line || line.scrollWidth <= line.clientWidth) return;
  setOverflowing();
  line.parentElement?.parentElement?.replaceWith(renderInShop(answers, <PageTrail page={answers.getPage} />));
}

/** Leaves the layout of rows of cards to when they come near the window; until then they are as high as the first one. */
function deferLayoutOfRows(page: DocumentFragment): readonly HTMLElement[] {
  const rows = [...page.querySelectorAll<HTMLElement>('[data-index]')].slice(1);
  for (const row of rows) row.style.contentVisibility = 'auto';
  return rows;
}

/**
 * Puts the pictures at the top into the page once more when they are here: Chromium may have painted the last part of one
 * before it counts as loaded, and then takes React's, a second later, for the largest paint.
 */
function repaintTopPictures(root: Element): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]'))
    image.decode().then(
      () => image.replaceWith(image),
      () => undefined,
    );
}

/**
 * Shows the first page to a visitor before React has loaded (APP-15). React replaces it with the same page. A customer
 * sees it, with prices, when React has rendered it.
 * @throws where the page cannot be rendered; the document is unchanged
 */
export function paintPage<Model extends Page>(
  Component: ComponentType<{ page: Model }>,
  answers: FirstAnswers<Model>,
): void {
  const root = document.getElementById('root');
  if (answers.getCustomer?.authenticated || !root || root.hasChildNodes()) return;
  setData(answers);
  const page = renderInShop(
    answers,
    <Layout layout={layoutOf(answers.getPage.pageType)}>
      <Component page={answers.getPage} />
    </Layout>,
  );
  document.documentElement.lang = getLanguage();
  document.getElementById('site-loader')?.remove();
  const deferredRows = deferLayoutOfRows(page);
  root.append(page);
  fitBreadcrumb(root, answers);
  const { height } = root.querySelector('[data-index]')?.getBoundingClientRect() ?? {};
  for (const row of deferredRows) row.style.containIntrinsicHeight = `auto ${height}px`;
  repaintTopPictures(root);
  holdInput(root);
}
