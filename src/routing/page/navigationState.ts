import { readPrivate, writePrivate } from '../../lib/privateStorage';
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

export interface NavigationState {
  /** Set on every navigation that is a new page visit, even when only the query differs. */
  isNewVisit?: true;
  /** Number of consecutive server redirects (APP-05). */
  redirects?: number;
  /** URL that failed and led to an error or not-found page; target of a retry. */
  failedAddress?: string;
  /** Page type expected at the URL, from the followed link (APP-06). */
  leadsTo?: 'product';
}

/** Read the state of a history entry, which other scripts may have written. */
export function readNavigationState(state: unknown): NavigationState {
  if (typeof state !== 'object' || state === null) return {};
  const { isNewVisit, redirects, failedAddress, leadsTo } = state as Record<string, unknown>;
  return {
    ...(isNewVisit === true && { isNewVisit }),
    ...(typeof redirects === 'number' && { redirects }),
    ...(typeof failedAddress === 'string' && { failedAddress }),
    ...(leadsTo === 'product' && { leadsTo }),
  };
}
