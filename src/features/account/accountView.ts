/** The views of the account page, by the names its address has for them (APP-13). */
export const accountViews = ['Overview', 'Favorites'] as const;

/** One of them. */
export type AccountView = (typeof accountViews)[number];

/**
 * The view an address asks for (APP-13).
 * @param search query of the address; whatever is no view's name is the overview
 */
export function accountView(search: string): AccountView {
  const asked = new URLSearchParams(search).get('view');
  return accountViews.find((view) => view === asked) ?? 'Overview';
}
