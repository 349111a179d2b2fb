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
import { nextFrame } from '../boot/nextFrame';
import { layoutOf } from '../layout/layouts';
import { holdInput } from './holdInput';
import { clearQueryData, setQueryData } from './reactQuery';
import { render, renderInSlices } from './renderToDom';
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

/** A part of the shop with the providers around it. */
const inShop = ({ getGlobalSettings, getTranslations }: FirstAnswers, part: ReactNode) => (
  <TranslationProvider texts={getTranslations} language={getLanguage()}>
    <SettingsContext value={completeSettings(getGlobalSettings)}>
      <SessionProvider>
        <PricingProvider>{part}</PricingProvider>
      </SessionProvider>
    </SettingsContext>
  </TranslationProvider>
);

const trailSelector = 'main nav > ol';

/** NAV-09: renders the breadcrumb once more where it is wider than its room, as its layout effect does. */
function fitBreadcrumb(root: Element, answers: FirstAnswers): void {
  const line = root.querySelector(trailSelector);
  if (!line || line.scrollWidth <= line.clientWidth) return;
  setOverflowing();
  const { scrollWidth } = line;
  const trail = document.createDocumentFragment();
  render(inShop(answers, <PageTrail page={answers.getPage} />), trail);
  line.parentElement?.parentElement?.replaceWith(trail);
  root.querySelector(trailSelector)?.setAttribute('data-full-width', String(scrollWidth));
}

/** The rows of cards below the first one. */
const furtherRows = (page: DocumentFragment) =>
  [...page.querySelectorAll<HTMLElement>('[data-index]')].slice(1);

/** Takes the addresses of the pictures away. @returns what gives them back */
function withoutPictures(rows: readonly HTMLElement[]): () => void {
  const addresses = rows.flatMap((row) =>
    [...row.querySelectorAll('img')].flatMap((picture) =>
      ['src', 'srcset'].flatMap((name) => {
        const address = picture.getAttributeNode(name);
        return address ? [{ picture, address: picture.removeAttributeNode(address) }] : [];
      }),
    ),
  );
  return () => {
    for (const { picture, address } of addresses) picture.setAttributeNode(address);
  };
}

/**
 * Shows the first page to a visitor before React has loaded (APP-15), unless React has come first. React takes it over
 * as it stands. A customer sees it, with prices, when React has rendered it.
 * @throws where the page cannot be rendered; the document is unchanged
 */
export async function paintPage<Model extends Page>(
  Component: ComponentType<{ page: Model }>,
  answers: FirstAnswers<Model>,
): Promise<void> {
  const root = document.getElementById('root');
  if (answers.getCustomer?.authenticated || !root) return;
  setData(answers);
  const page = document.createDocumentFragment();
  const layout = (
    <Layout layout={layoutOf(answers.getPage.pageType)}>
      {/* The page's place among what PageView renders beside it, which its ids are made of. */}
      <>
        {null}
        {null}
        {null}
        <Component page={answers.getPage} />
        {null}
      </>
    </Layout>
  );
  await renderInSlices(inShop(answers, layout), page);
  if (!window.__firstPage) return;
  document.documentElement.lang = getLanguage();
  document.getElementById('site-loader')?.remove();
  const rows = furtherRows(page);
  // Their layout is left to when they come near the window; until then they are as high as the first one.
  for (const row of rows) row.style.contentVisibility = 'auto';
  // Until the cards have been shown the pictures of the first row have the line to themselves.
  void nextFrame().then(withoutPictures(rows));
  root.append(page);
  fitBreadcrumb(root, answers);
  const { height } = root.querySelector('[data-index]')?.getBoundingClientRect() ?? {};
  for (const row of rows) row.style.containIntrinsicHeight = `auto ${height}px`;
  holdInput(root);
  clearQueryData();
}
