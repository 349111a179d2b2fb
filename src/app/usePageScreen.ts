import { type ComponentType, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NavigationState } from '../routing/page/navigationState';
import type { Page, PageType } from '../routing/page/page';
import { useIsLanguageChanging, useSettings } from '../features/settings/settings';
import { reportUnknown } from '../lib/dataLayer';
import { lazyModule, type ModuleState, useLazyModule } from '../routing/lazy/loadChunk';
import { statusError } from '../api/errors';
import { pageModule, optionalPageTypes } from './pageRegistry';
import { type BuiltInKind, failureKind } from './layout/BuiltInPage';
import { type PageFailureResolution, resolvePageFailure } from './visit/pageFailure';
import { usePage } from './visit/usePage';
import type { PageVisit } from './visit/usePageVisit';

export type PageScreen =
  | { kind: 'loading'; pageType: PageType | undefined }
  | {
      kind: 'page';
      page: Page;
      Component: ComponentType<{ page: Page }>;
      refreshing: boolean;
      stale: boolean;
    }
  | { kind: 'builtIn'; builtIn: BuiltInKind };

/** Error for a fetched page of a type that this app does not know (APP-02). */
const unknownPage = new Error('The page has a type this app does not know.');

/** Error for a fetched page of a type that this build or deployment leaves out (APP-05). */
const leftOutPage = statusError('getPage', 404, undefined);

type PageComponent = ComponentType<{ page: Page }>;

/** Module that never loads, used without a page or for an unknown type. */
const never = lazyModule<PageComponent>(() => new Promise(() => undefined));

/** Load state of the page's component; `missing` when this app has none for its type. */
function usePageComponent(
  page: Page | undefined,
): ModuleState<PageComponent> | { status: 'missing'; error: Error } {
  const module = page && pageModule(page.pageType);
  const state = useLazyModule(module ?? never);
  const missing = page && !module ? page.pageType : undefined;
  const isLeftOut = missing !== undefined && optionalPageTypes.includes(missing);
  useEffect(() => {
    if (missing !== undefined && !isLeftOut) reportUnknown('pageType', missing);
  }, [missing, isLeftOut]);
  if (missing === undefined) return state;
  return { status: 'missing', error: isLeftOut ? leftOutPage : unknownPage };
}

/** Handle a page that could not be fetched (APP-05): navigate, leave for another site, or return the built-in page. */
function usePageFailure(failure: unknown, visit: PageVisit): 'notFound' | 'error' | undefined {
  const navigate = useNavigate();
  const { staticPages } = useSettings();
  const resolution: PageFailureResolution | undefined =
    failure === undefined ? undefined : resolvePageFailure(failure, visit, staticPages);

  useEffect(() => {
    if (failure === undefined) return;
    const next = resolvePageFailure(failure, visit, staticPages);
    if (next.kind === 'navigate') void navigate(next.address, { replace: true, state: next.state });
    if (next.kind === 'leave') window.location.replace(next.href);
  }, [failure, visit, staticPages, navigate]);

  return resolution?.kind === 'show' ? resolution.page : undefined;
}

/** Screen of a visit, and a function to try it again: on an error page, the address that failed. */
export function usePageScreen(visit: PageVisit): { screen: PageScreen; retry: () => void } {
  const { page, refreshing, error, retry } = usePage(visit);
  const component = usePageComponent(page);
  const failure = component.status === 'missing' ? component.error : page ? undefined : error;
  const navigate = useNavigate();
  const isLanguageChanging = useIsLanguageChanging();
  // While the language changes, the settings still hold the not-found and error pages of the previous one.
  const builtIn = usePageFailure(isLanguageChanging ? undefined : (failure ?? undefined), visit);

  const screen = (): PageScreen => {
    if (isLanguageChanging) return { kind: 'loading', pageType: page?.pageType };
    if (builtIn) return { kind: 'builtIn', builtIn };
    if (component.status === 'failed') return { kind: 'builtIn', builtIn: failureKind(component.error) };
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
  const { failedAddress } = visit.state;
  const tryAgain = () => {
    if (page && component.status === 'pending') window.location.reload();
    else if (page || failedAddress === undefined) retry();
    else
      void navigate(failedAddress, { replace: true, state: { isNewVisit: true } satisfies NavigationState });
  };
  return { screen: screen(), retry: tryAgain };
}
