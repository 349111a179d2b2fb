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
