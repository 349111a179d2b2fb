import { getLanguage } from '../../config/language';
import { numberFormat } from '../../i18n/intl';
import { defaultItemsPerLoad, openedAddress } from '../../features/listing/query/pageNumbers';
import type { Page } from '../../features/page/page';
import type { Customer } from '../../features/session/customer';
import type { GlobalSettings } from '../../features/settings/settings';
import type { FirstAnswers } from '../firstPaint/paintPage';
import { nextFrame } from './nextFrame';
import {
  applyStyleSheet,
  componentOf,
  type FirstPaintScript,
  pageFiles,
  preloadFile,
  preloadLibraries,
} from './preloadFiles';
import { type ListAnswer, listingSource, prefetchListing } from './prefetchListing';
import { preloadTopPicture } from './preloadPictures';
import { readCopy } from './readCopy';
import type { FirstResponses } from './sendEarlyRequests';

/** Whether a script renders a page: it is of the kind that the address looked like, and shows one load of its list. */
function isPaintedFirst(
  { component }: FirstPaintScript,
  page: Page,
  { itemsPerLoad = defaultItemsPerLoad }: GlobalSettings,
): boolean {
  if (component !== componentOf(page.pageType)) return false;
  const source = listingSource(page);
  if (!source) return true;
  const { skip, take } = openedAddress(source, window.location.search, itemsPerLoad);
  return skip === 0 && take === itemsPerLoad;
}

/**
 * What such a script sets: it renders a page from its answers and the first products of its list. A method, which each
 * script may write for the page and the list of its own: {@link isPaintedFirst} says that they are.
 */
interface FirstPaint {
  paint(answers: FirstAnswers, products: ListAnswer | undefined): Promise<void>;
}

declare global {
  interface Window {
    /** Set by a script of the first page: the exports of a module would stay in memory. */
    __firstPaint?: FirstPaint;
  }
}

/** Loads such a script. @returns undefined when it has set nothing */
async function loadFirstPaint(src: string): Promise<FirstPaint | undefined> {
  await import(/* @vite-ignore */ src);
  const { __firstPaint: firstPaint } = window;
  delete window.__firstPaint;
  return firstPaint;
}

/**
 * Renders the first page as soon as its products and the rest are here, unless the app has come first (APP-15).
 * @param onLoaded called when it has been seen, or cannot be rendered
 * @throws what is wrong with the script, an answer or the page; React renders the page then
 */
async function paint(
  { src }: FirstPaintScript,
  responses: FirstResponses,
  products: Promise<ListAnswer | undefined>,
  picture: Promise<void>,
  onLoaded: () => void,
): Promise<void> {
  const script = loadFirstPaint(src);
  const operations = Object.keys(responses) as (keyof FirstResponses)[];
  const answers = Promise.all(operations.map(async (id) => [id, await readCopy(responses[id])] as const));
  // A customer's page, which has prices, is not painted.
  void readCopy<Customer | null>(responses.getCustomer).then((customer) => {
    if (customer?.authenticated) onLoaded();
  }, onLoaded);
  try {
    const [firstPaint, list, entries] = await Promise.all([script, products, answers, applyStyleSheet()]);
    if (!window.__firstPage) return;
    await firstPaint?.paint(Object.fromEntries(entries) as unknown as FirstAnswers, list);
    // The page is seen, and the picture at its top has the line, before the app's code.
    await Promise.all([nextFrame(), picture]);
  } finally {
    onLoaded();
  }
}

/**
 * Fetches what the page of the address needs, as soon as its answer is here: its first products with their pictures,
 * the chunk of its type (APP-15). It is rendered before that chunk and the app's code are loaded. What goes wrong is
 * left to the client, which makes the same calls and reports their failures.
 * @param firstPaint renders the page that the address looks like
 * @param onLoaded called once the app's code may take the line
 * @returns the page once its texts and products are here too; undefined when a call has failed, or led elsewhere
 */
export async function prefetchFirstPage(
  responses: FirstResponses,
  firstPaint: FirstPaintScript | undefined,
  onLoaded: () => void,
): Promise<Page | undefined> {
  try {
    const [page, settings] = await Promise.all([
      readCopy<Page>(responses.getPage),
      readCopy<GlobalSettings>(responses.getGlobalSettings),
    ]);
    // The largest file takes the line as soon as the products do: its first byte comes a round trip later.
    const products = prefetchListing(page, settings, preloadLibraries);
    let isAppLoading = false;
    const loadApp = () => {
      if (isAppLoading) return;
      isAppLoading = true;
      onLoaded();
      pageFiles(page.pageType).forEach(preloadFile);
    };
    const picture = preloadTopPicture(page);
    if (firstPaint && isPaintedFirst(firstPaint, page, settings))
      paint(firstPaint, responses, products, picture, loadApp).catch(() => undefined);
    else loadApp();
    // The browser loads its rules for numbers with the first format of a language: now, while the line is what one waits for.
    numberFormat(getLanguage());
    await Promise.all([readCopy(responses.getTranslations), products]);
    return page;
  } catch {
    onLoaded();
    return undefined;
  }
}
