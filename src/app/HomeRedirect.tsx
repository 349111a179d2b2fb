import { Navigate, useLocation } from 'react-router-dom';
import { redirectTarget } from '../routing/address/redirectTarget';
import { readNavigationState, type NavigationState } from '../routing/page/navigationState';
import { useHomeHref } from '../features/settings/settings';
import { PageView } from './PageView';

/**
 * Redirect the bare `/` to the home address of the current language (APP-08, APP-10). Where the settings give `/` as
 * the home address, for example with an empty language route, the page of `/` itself renders.
 */
export function HomeRedirect() {
  const { search, hash, state } = useLocation();
  const target = redirectTarget(useHomeHref());
  if (target?.kind !== 'page' || target.address === '/') return <PageView />;
  // Keeps the navigation state: a failed page may have redirected here (APP-05).
  const navigationState: NavigationState = { ...readNavigationState(state), isNewVisit: true };
  return <Navigate to={{ pathname: target.address, search, hash }} replace state={navigationState} />;
}
