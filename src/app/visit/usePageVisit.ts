import { useState } from 'react';
import { useLocation, useNavigationType, type Location, type NavigationType } from 'react-router-dom';
import { readNavigationState, type NavigationState } from '../../routing/page/navigationState';

/** One navigation to a page. Replacing parameters of the address is not a new visit. */
export interface PageVisit {
  id: string;
  /** Path and query at the time of the navigation: parameters of getPage (APP-01). */
  address: string;
  pathname: string;
  hash: string;
  action: NavigationType;
  state: NavigationState;
  /** Previous visit; undefined on the first page after load. */
  from?: Pick<PageVisit, 'pathname' | 'address'>;
}

function createVisit(location: Location, action: NavigationType, from?: PageVisit): PageVisit {
  return {
    id: location.key,
    address: location.pathname + location.search,
    pathname: location.pathname,
    hash: location.hash,
    action,
    state: readNavigationState(location.state),
    ...(from && { from: { pathname: from.pathname, address: from.address } }),
  };
}

/** True for the current page at a rewritten address (APP-03); a link to the identical address is a new visit. */
function isRewrite(before: Location, location: Location, action: NavigationType): boolean {
  if (action !== 'REPLACE' || location.pathname !== before.pathname) return false;
  const isSame = location.search === before.search && location.hash === before.hash;
  return !isSame && !readNavigationState(location.state).isNewVisit;
}

export function usePageVisit(): PageVisit {
  const location = useLocation();
  const action = useNavigationType();
  const [seen, setSeen] = useState(() => ({ location, visit: createVisit(location, action) }));
  if (seen.location === location) return seen.visit;
  const visit = isRewrite(seen.location, location, action)
    ? seen.visit
    : createVisit(location, action, seen.visit);
  setSeen({ location, visit });
  return visit;
}
