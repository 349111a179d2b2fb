import { Navigate, useLocation } from 'react-router-dom';
import { redirectTarget } from '../../config/redirectTarget';
import { readNavigationState, type NavigationState } from '../../features/page/navigationState';
import { useHomeHref } from '../../features/settings/settings';
import { PageView } from '../PageView';

/**
 * Replaces the bare `/` by the home address of the language in use (APP-08, APP-10). Where settings give no other
 * address than `/`, such as an empty language route, the page of `/` itself shows.
 */
export function HomeRedirect() {
  const { search, hash, state } = useLocation();
  const target = redirectTarget(useHomeHref());
  if (target?.kind !== 'page' || target.address === '/') return <PageView />;
  // What led here goes along: home can be where a page that failed was sent to (APP-05).
  const carried: NavigationState = { ...readNavigationState(state), isNewVisit: true };
  return <Navigate to={{ pathname: target.address, search, hash }} replace state={carried} />;
}
