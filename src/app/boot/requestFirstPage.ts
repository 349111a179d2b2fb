import type { Page } from '../../features/page/page';
import type { GlobalSettings } from '../../features/settings/settings';
import { preloadPageChunk } from './preloadPageChunk';
import { readCopy } from './readCopy';
import { requestFirstProducts } from './requestFirstProducts';
import type { FirstResponses } from './sendEarlyRequests';

/**
 * Fetch what a page of this type needs: its chunk, and the first products of its list.
 * @returns the page, once its texts and products have arrived; undefined when a call fails. The client repeats that call
 *   and reports its failure.
 */
async function fetchFirstPage({
  getPage,
  getGlobalSettings,
  getTranslations,
}: FirstResponses): Promise<Page | undefined> {
  try {
    const page = await readCopy<Page>(getPage);
    preloadPageChunk(page.pageType);
    const settings = await readCopy<GlobalSettings>(getGlobalSettings);
    await Promise.all([readCopy(getTranslations), requestFirstProducts(page, settings)]);
    return page;
  } catch {
    return undefined;
  }
}

/**
 * Prepare the page of the address as soon as its answer arrives, while the app's code is loading (APP-15).
 * @param responses of the early requests; undefined at the bare `/`, which is no page
 */
export function requestFirstPage(responses: FirstResponses | undefined): void {
  if (responses && window.__early) window.__early.page = fetchFirstPage(responses);
}
