import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { getPageQuery } from '../../api/generated/queries';
import type { components } from '../../api/generated/types';
import { pageContextUrl } from '../../config/contextUrl';
import { createStore } from '../../config/createStore';
import { languageOfAddress } from '../settings/languageStore';

/** A page as the server gives it (getPage). */
export type Page = components['schemas']['Page'];

/** Names of page types on the wire (APP-02). */
export type PageType = components['schemas']['PageType'];

const currentAddress = createStore('');

/**
 * The query of the page at an address (APP-01), in the language of that address.
 * @param address path and query at the moment of navigation
 */
export function pageQuery(address: string) {
  return getPageQuery({
    headers: { 'Context-Url': pageContextUrl(address), 'Content-Language': languageOfAddress(address) },
  });
}

/** Whether a query is that of a page, whatever its address. */
export function isPageKey(queryKey: readonly unknown[]): boolean {
  return queryKey[0] === getPageQuery().queryKey[0];
}

/** Sets which page is being visited: path and query at the moment of navigation. Only the app's router calls it. */
export function setPageAddress(address: string): void {
  currentAddress.set(address);
}

/** The query of the page being visited, for parts that show how far it is or fetch it again; it fetches nothing itself. */
export function useCurrentPageQuery() {
  const address = useSyncExternalStore(currentAddress.subscribe, currentAddress.get, currentAddress.get);
  return useQuery({ ...pageQuery(address), enabled: false });
}

/** The page being visited, once fetched: for parts outside it, such as the language choice in the header. */
export function useCurrentPage(): Page | undefined {
  return useCurrentPageQuery().data;
}
