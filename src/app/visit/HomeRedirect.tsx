import { Navigate, useLocation } from 'react-router-dom';
import { useHomeHref } from '../../features/settings/settings';
import type { NavigationState } from '../../features/page/navigationState';

const state: NavigationState = { isNewVisit: true };

/** The bare `/` is replaced by the home address of the language in use (APP-08, APP-10). */
export function HomeRedirect() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: useHomeHref(), search, hash }} replace state={state} />;
}
