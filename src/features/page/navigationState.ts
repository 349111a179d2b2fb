/** The state of a history entry, set by navigations of the app. */
export interface NavigationState {
  /** Set on every navigation that is a new page visit, even when only the query differs. */
  isNewVisit?: true;
  /** How many times in a row the server has sent people on (APP-05). */
  redirects?: number;
  /** The address that failed and led to an error or not-found page; trying again goes there. */
  failedAddress?: string;
  /** What the link that was followed says stands at its address (APP-06). */
  leadsTo?: 'product';
}

/** Reads the state of a history entry, which anything may have written. */
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
