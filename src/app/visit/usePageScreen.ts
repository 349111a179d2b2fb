import type { ComponentType } from 'react';
import type { Page, PageType } from '../../features/page/page';
import { useIsLanguageChanging } from '../../features/settings/language';
import { usePageFailure } from './usePageFailure';
import { usePage } from './usePage';
import { usePageComponent } from '../chunks/usePageComponent';
import type { PageVisit } from './usePageVisit';

/** What the window shows for a visit. */
export type PageScreen =
  | { kind: 'loading'; pageType: PageType | undefined }
  | {
      kind: 'page';
      page: Page;
      Component: ComponentType<{ page: Page }>;
      refreshing: boolean;
      stale: boolean;
    }
  | { kind: 'builtIn'; builtIn: 'notFound' | 'error' | 'newVersion' };

/** Why a page that came cannot be shown (APP-02). */
const unknownPage = new Error('The page has a type this app does not know.');

/** Puts together what shows for a visit, and what to call to try again. */
export function usePageScreen(visit: PageVisit): { screen: PageScreen; retry: () => void } {
  const { page, refreshing, error, retry } = usePage(visit);
  const component = usePageComponent(page);
  const failure = component.status === 'unknown' ? unknownPage : page ? undefined : error;
  const isLanguageChanging = useIsLanguageChanging();
  // The static pages that a failure leads to are in the settings, which are still those of another language.
  const builtIn = usePageFailure(isLanguageChanging ? undefined : (failure ?? undefined), visit);

  const screen = (): PageScreen => {
    if (isLanguageChanging) return { kind: 'loading', pageType: page?.pageType };
    if (builtIn) return { kind: 'builtIn', builtIn };
    if (component.status === 'failed') return { kind: 'builtIn', builtIn: 'newVersion' };
    if (!page || component.status !== 'loaded') {
      const expected = visit.state.leadsTo === 'product' ? 'ProductPage' : undefined;
      return { kind: 'loading', pageType: page?.pageType ?? expected };
    }
    return {
      kind: 'page',
      page,
      Component: component.value,
      refreshing,
      stale: error !== null && !refreshing,
    };
  };
  return { screen: screen(), retry };
}
