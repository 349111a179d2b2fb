import { readPrivate, writePrivate } from '../../lib/privateStorage';
import type { NavigationState } from './navigationState';
import { pageUrl } from '../../lib/renderRequest';

// Part of the boot script, which runs before the app's code has loaded: no import may pull in React.

/** Store the address that failed while its error page is open (APP-05): an offline reload loses the history state. */
export function storeFailedAddress(failedAddress: string | undefined): void {
  const value = failedAddress === undefined ? null : `${pageUrl().pathname} ${failedAddress}`;
  writePrivate('failedAddress', value);
}

/** Address that failed (APP-05): that of the history entry, or, on a reload offline, the stored one. */
function readFailedAddress(): string | undefined {
  const entry = window.history.state as { usr?: NavigationState | null } | null;
  const stored = readPrivate('failedAddress');
  const [errorPath, failedAddress] = typeof stored === 'string' ? stored.split(' ') : [];
  return entry?.usr?.failedAddress ?? (errorPath === pageUrl().pathname ? failedAddress : undefined);
}

/** Replace the address of an error page by the one that failed (APP-05): a reload tries that again. */
export function reopenFailedAddress(): void {
  const failedAddress = readFailedAddress();
  if (failedAddress === undefined) return;
  const usr: NavigationState = { isNewVisit: true };
  window.history.replaceState({ usr }, '', pageUrl().origin + failedAddress);
}
