import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { getGlobalSettingsQuery } from '../api/generated/queries';
import { resolveSiteLanguage } from '../features/settings/settings';
import { pageQuery } from '../routing/page/page';
import { windowGuess, type WindowGuess } from '../theme/breakpoints';
import { pageModule } from './pageRegistry';
import { pageUrl } from '../lib/renderRequest';

export interface RenderedState {
  address: string;
  guess: WindowGuess;
  queries: DehydratedState;
}

export const stateId = 'rendered-state';

/** Attribute of the metadata of a page that the server describes without rendering it. */
export const describedMark = 'data-described';

/** Remove the metadata of a described page: the app renders its own. */
export function removeDescription(): void {
  for (const element of document.head.querySelectorAll(`[${describedMark}]`)) element.remove();
}

/** Take over the state of a page rendered on a server; false for a document without one, or of another address. */
export async function takeRenderedState(client: QueryClient): Promise<boolean> {
  const element = document.getElementById(stateId);
  if (!element) return false;
  const { address, guess, queries } = JSON.parse(element.textContent) as RenderedState;
  element.remove();
  const { pathname, search } = pageUrl();
  if (address !== pathname + search) return false;
  hydrate(client, queries);
  windowGuess.set(guess);
  const settings = client.getQueryData(getGlobalSettingsQuery().queryKey);
  if (settings) resolveSiteLanguage(settings, pathname);
  const page = client.getQueryData(pageQuery(address).queryKey);
  if (page) await pageModule(page.pageType)?.prefetch();
  return settings !== undefined && page !== undefined;
}
