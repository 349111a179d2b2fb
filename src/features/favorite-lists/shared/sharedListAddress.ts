import { sharedListView } from './sharedListView';

/** A list as a link carries it. */
export interface SharedList {
  /** Empty when the link has no name. */
  name: string;
  codes: string[];
}

/** How many products a link carries: each takes a call to show, and addresses are not endless. */
export const maxSharedProducts = 50;

/** Greatest lengths in characters; tests/contract/forms.test.ts holds them to the contract. */
export const sharedListLimits = { name: 40, code: 18 } as const;

/**
 * FAV-03: the address that shares a list; what does not fit is left out.
 * @param accountUrl path of the account page
 */
export function sharedListAddress(accountUrl: string, { name, codes }: SharedList): string {
  const parameters = new URLSearchParams({ view: sharedListView, list: name });
  for (const code of codes.slice(0, maxSharedProducts)) parameters.append('code', code);
  return `${accountUrl}?${parameters.toString()}`;
}

/**
 * FAV-03: the shared list of an address, within the contract's limits.
 * @param search query of the address
 * @returns without codes where the address has none that could be an article number
 */
export function readSharedList(search: string): SharedList {
  const parameters = new URLSearchParams(search);
  const codes = parameters.getAll('code').map((code) => code.trim());
  const possible = codes.filter((code) => code !== '' && code.length <= sharedListLimits.code);
  const name = [...(parameters.get('list') ?? '').trim()].slice(0, sharedListLimits.name).join('');
  return { name: name.trim(), codes: [...new Set(possible)].slice(0, maxSharedProducts) };
}
