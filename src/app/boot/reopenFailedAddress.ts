import { readFailedAddress } from '../../routing/page/failedAddress';
import type { NavigationState } from '../../routing/page/navigationState';
import { pageUrl } from '../../lib/pageUrl';

/**
 * Replace the address of an error or not-found page by the one that failed (APP-05), before anything is requested:
 * reloading such a page tries the failed address again.
 */
export function reopenFailedAddress(): void {
  const failedAddress = readFailedAddress();
  if (failedAddress === undefined) return;
  const usr: NavigationState = { isNewVisit: true };
  window.history.replaceState({ usr }, '', pageUrl().origin + failedAddress);
}
