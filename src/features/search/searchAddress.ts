import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isSamePath } from '../../routing/address/shopAddress';
import { useSettings } from '../settings/settings';
import { normalizeText } from '../../lib/normalizeText';

/** SRCH-03: minimum length of a search text while typing. */
export const minQueryLength = 3;
export const minSubmitLength = 2;
/** Maximum length of a search text, in characters; tests/contract/forms.test.ts checks it against the contract. */
export const maxQueryLength = 200;

export interface SearchAddress {
  address: string;
  /** SRCH-01: the query of the search page; null on any other page. */
  query: string | null;
  /** SRCH-01: URL of all results for a text, without the filters and paging of an earlier search. */
  hrefFor: (text: string) => string;
}

const isTracking = (name: string) => /^(_gl|_ga|_hsenc|_hsmi|utm_.*)$/.test(name);

/** SRCH-01: the search page's URL from the settings, and the query when it is the current page. */
export function useSearchAddress(): SearchAddress {
  const { pathname, search } = useLocation();
  const { url } = useSettings().staticPages.searchPage;
  const isSearchPage = isSamePath(pathname, url);
  const parameters = new URLSearchParams(search);
  const value = parameters.get('query') ?? '';
  const tracking = isSearchPage ? [...parameters].filter(([name]) => isTracking(name)) : [];
  return {
    address: pathname + search,
    query: isSearchPage ? normalizeText(value).slice(0, maxQueryLength) : null,
    hrefFor: (text) =>
      `${isSearchPage ? pathname : url}?${new URLSearchParams([['query', text], ...tracking])}`,
  };
}

/** SRCH-07: URL of the page visit; unchanged when parameters are replaced in place, as by a list that loads more. */
export function useVisitAddress(): string {
  const { pathname, search } = useLocation();
  const action = useNavigationType();
  const [seen, setSeen] = useState({ pathname, search, visitAddress: pathname + search });
  if (seen.pathname === pathname && seen.search === search) return seen.visitAddress;
  const isRewrite = action === 'REPLACE' && seen.pathname === pathname;
  const visitAddress = isRewrite ? seen.visitAddress : pathname + search;
  setSeen({ pathname, search, visitAddress });
  return visitAddress;
}
