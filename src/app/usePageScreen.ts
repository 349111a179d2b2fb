import { type ComponentType, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, statusError } from '../api/errors';
import { type GlobalSettings, useIsLanguageChanging, useSettings } from '../features/settings/settings';
import { reportUnknown } from '../lib/dataLayer';
import { isSamePath, redirectTarget } from '../routing/address/shopAddress';
import { lazyModule, type ModuleState, useLazyModule } from '../routing/lazy/loadChunk';
import type { NavigationState } from '../routing/page/navigationState';
import type { Page, PageType } from '../routing/page/page';
import { type BuiltInKind, failureKind } from './layout/BuiltInPage';
import { optionalPageTypes, pageModule } from './pageRegistry';
import { type PageVisit, usePage } from './visit/usePageVisit';

/** Maximum number of consecutive redirects in a visit; one more counts as a failure (APP-05). */
export const maxRedirects = 5;

/** Next step after a page failed to load (APP-05). */
type PageFailureResolution =
  | { kind: 'navigate'; address: string; state: NavigationState }
  | { kind: 'leave'; href: string }
  | { kind: 'show'; page: 'notFound' | 'error' };

/** Follow the server's 301, unless its address is unsafe or the limit of redirects is reached. */
function resolveRedirect(redirectUrl: string, state: NavigationState): PageFailureResolution | undefined {
  const target = redirectTarget(redirectUrl);
  if (!target || state.redirects === undefined || state.redirects > maxRedirects) return undefined;
  if (target.kind === 'site') return { kind: 'leave', href: target.href };
  return { kind: 'navigate', address: target.address, state };
}

/**
 * Next step after a page failed (APP-05): 301 → its redirectUrl; 404 → the not-found URL of the settings; anything else →
 * their error URL; the built-in page where that is missing or fails, so that a visit goes there at most once.
 */
export function resolvePageFailure(
  error: unknown,
  visit: PageVisit,
  staticPages: Partial<GlobalSettings['staticPages']>,
): PageFailureResolution {
  const { httpStatus, redirectUrl } =
    error instanceof ApiError ? error : { httpStatus: null, redirectUrl: null };
  const { redirects = 0, failedAddress } = visit.state;
  const state: NavigationState = { ...visit.state, isNewVisit: true, redirects: redirects + 1 };
  const redirect =
    httpStatus === 301 && redirectUrl !== null ? resolveRedirect(redirectUrl, state) : undefined;
  if (redirect) return redirect;

  const page = httpStatus === 404 ? 'notFound' : 'error';
  const { notFoundPage, errorPage } = staticPages;
  const target = redirectTarget((page === 'notFound' ? notFoundPage : errorPage)?.url ?? '');
  if (failedAddress !== undefined || target?.kind !== 'page') return { kind: 'show', page };
  if (isSamePath(target.address, visit.address)) return { kind: 'show', page };
  return {
    kind: 'navigate',
    address: target.address,
    state: { ...state, failedAddress: visit.address + visit.hash },
  };
}

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
