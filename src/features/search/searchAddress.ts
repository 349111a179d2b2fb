import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { quickSearchConstraints } from '../../api/generated/constraints';
import { isSamePath } from '../../config/samePath';
import { useSettings } from '../settings/settings';

/** SRCH-06: a text of fewer characters is not searched for. */
export const leastSubmitted = 2;
/** How many characters a search text has at most. */
export const mostTyped = quickSearchConstraints.query.maxLength;

/** Where searching leads and where one is. */
export interface SearchAddress {
  /** Path and query of where one is. */
  address: string;
  /** SRCH-01: what the search page one is on was asked with; null on any other page. */
  query: string | null;
  /** SRCH-01: the address of all results for a text, without the filters and paging of one made before. */
  hrefFor: (text: string) => string;
}

/** LIST-04: campaign parameters, which stay with every search. */
const isTracking = (name: string) => /^(_gl|_ga|_hsenc|_hsmi|utm_.*)$/.test(name);

/** SRCH-01: the search page's address from the settings, and whether one is there. */
export function useSearchAddress(): SearchAddress {
  const { pathname, search } = useLocation();
  const { url } = useSettings().staticPages.searchPage;
  const isThere = isSamePath(pathname, url);
  const parameters = new URLSearchParams(search);
  const asked = parameters.get('query') ?? '';
  const kept = isThere ? [...parameters].filter(([name]) => isTracking(name)) : [];
  return {
    address: pathname + search,
    query: isThere ? asked.trim().slice(0, mostTyped) : null,
    hrefFor: (text) => `${isThere ? pathname : url}?${new URLSearchParams([['query', text], ...kept])}`,
  };
}

/** SRCH-07: the address one has come to. Rewriting it in place, as a list does that loads more, does not change it. */
export function useArrivedAt(): string {
  const { pathname, search } = useLocation();
  const action = useNavigationType();
  const [seen, setSeen] = useState({ pathname, search, arrivedAt: pathname + search });
  if (seen.pathname === pathname && seen.search === search) return seen.arrivedAt;
  const isRewrite = action === 'REPLACE' && seen.pathname === pathname;
  const arrivedAt = isRewrite ? seen.arrivedAt : pathname + search;
  setSeen({ pathname, search, arrivedAt });
  return arrivedAt;
}
