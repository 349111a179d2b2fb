import { useLocation } from 'react-router-dom';
import { useSettings } from '../session/settings';

/** SRCH-06: a text of fewer characters is not searched for. */
export const leastSubmitted = 2;

/** Where searching leads and where one is. */
export interface SearchAddress {
  /** Path and query of where one is. */
  address: string;
  /** SRCH-01: what the search page one is on was asked with; null on any other page. */
  query: string | null;
  /** SRCH-01: the address of all results for a text. */
  hrefFor: (text: string) => string;
}

/** SRCH-01: the search page's address from the settings, and whether one is there. */
export function useSearchAddress(): SearchAddress {
  const { pathname, search } = useLocation();
  const { url } = useSettings().staticPages.searchPage;
  return {
    address: pathname + search,
    query: pathname === url ? (new URLSearchParams(search).get('query') ?? '').trim() : null,
    hrefFor: (text) => `${url}?${new URLSearchParams({ query: text })}`,
  };
}
