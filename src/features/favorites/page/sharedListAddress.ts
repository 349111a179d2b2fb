/** FAV-03: value of `view` in the account's URL for a shared list, which visitors can see too. */
export const sharedListView = 'SharedList';

export interface SharedList {
  name: string;
  codes: string[];
}

/** Maximum number of products in a link: each needs a request, and URLs have a limited length. */
export const maxSharedProducts = 50;

/** Maximum lengths in characters; tests/contract/forms.test.ts checks them against the contract. */
export const sharedListLimits = { name: 40, code: 18 } as const;

/**
 * FAV-03: URL of a shared list; products beyond the limits are left out.
 * @param accountUrl path of the account page
 */
export function sharedListAddress(accountUrl: string, { name, codes }: SharedList): string {
  const parameters = new URLSearchParams({ view: sharedListView, list: name });
  for (const code of codes.slice(0, maxSharedProducts)) parameters.append('code', code);
  return `${accountUrl}?${parameters.toString()}`;
}

/** FAV-03: read the shared list of a URL, within the contract's limits. */
export function readSharedList(search: string): SharedList {
  const parameters = new URLSearchParams(search);
  const codes = parameters.getAll('code').map((code) => code.trim());
  const possible = codes.filter((code) => code !== '' && code.length <= sharedListLimits.code);
  const name = [...(parameters.get('list') ?? '').trim()].slice(0, sharedListLimits.name).join('');
  return { name: name.trim(), codes: [...new Set(possible)].slice(0, maxSharedProducts) };
}
