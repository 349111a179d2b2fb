import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { getPageQuery } from '../../api/generated/queries';
import type { components } from '../../api/generated/types';
import { pageContextUrl } from '../../api/requestHeaders';
import { createStore } from '../../lib/createStore';
import { languageOfAddress } from '../../i18n/languageStore';

export type Page = components['schemas']['Page'];

/** Page types in the contract (APP-02). */
export type PageType = components['schemas']['PageType'];

const currentAddress = createStore('');

/** Query options of the page at a path and query (APP-01), in the language of that URL. */
export function pageQuery(address: string) {
  return getPageQuery({
    headers: { 'Context-Url': pageContextUrl(address), 'Content-Language': languageOfAddress(address) },
  });
}

export function isPageKey(queryKey: readonly unknown[]): boolean {
  return queryKey[0] === getPageQuery().queryKey[0];
}

/** Set the URL of the current page: path and query at the time of navigation. Called only by the app's router. */
export function setPageAddress(address: string): void {
  currentAddress.set(address);
}

/** State of the current page's query, for components that show its progress or refetch it; does not fetch. */
export function useCurrentPageQuery() {
  const address = useSyncExternalStore(currentAddress.subscribe, currentAddress.get, currentAddress.get);
  return useQuery({ ...pageQuery(address), enabled: false });
}

/** The current page once fetched, for components outside it. */
export function useCurrentPage(): Page | undefined {
  return useCurrentPageQuery().data;
}
