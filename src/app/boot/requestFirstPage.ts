import type { Page } from '../../routing/page/page';
import type { GlobalSettings } from '../../features/settings/settings';
import { preloadPageChunk } from './preloadPageChunk';
import { readCopy } from './readCopy';
import { requestFirstProducts } from './requestFirstProducts';
import type { FirstResponses } from './sendEarlyRequests';

/**
 * Fetch the chunk of a page and the first products of its list.
 * @returns the page, once its texts and products have arrived; undefined when a call fails. The client repeats that
 * call and reports the failure.
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
 * Prepare the page of the address as soon as it is fetched, while the app's code is loading (APP-15).
 * @param responses responses to the early requests; undefined at the bare `/`, which is not a page
 */
export function requestFirstPage(responses: FirstResponses | undefined): void {
  if (responses && window.__early) window.__early.page = fetchFirstPage(responses);
}
