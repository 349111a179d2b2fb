import { joinValues } from '../../../src/api/joinedValues';
import { Cookies, type HttpCall, type Reply, sendWithRetries, type Target } from './client';

/** Parameters and body of a request, by their place in the contract. */
export interface CallInput {
  path?: Record<string, string>;
  query?: Record<string, string | number | boolean>;
  headers?: Record<string, string | undefined>;
  body?: unknown;
}

/** Path of getGlobalSettings, which has nothing to refuse but its language. */
export const settingsPath = '/api/site/global-settings';

export const contractHeaders = ({ base }: Target, language: string) => ({
  Accept: 'application/json',
  'Content-Type': 'application/json',
  'Content-Language': language,
  'Context-Url': base,
});

/** Send a call of a visitor without judging its response. */
export const ask = (
  target: Target,
  language: string,
  { headers, cookies = new Cookies(), ...call }: Partial<HttpCall> & { cookies?: Cookies } = {},
): Promise<Reply> =>
  sendWithRetries(target, cookies, {
    ...{ method: 'GET', path: settingsPath, ...call },
    headers: { ...contractHeaders(target, language), ...headers },
  });

/** A text without halves of surrogate pairs, which no address can contain. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\ufffd');

/** Path and query of a call; terms of one facet are joined with {@link joinValues} beforehand. */
export function pathOf(pattern: string, { path = {}, query = {} }: CallInput): string {
  const filled = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(wellFormed(path[name] ?? '')),
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? filled : `${filled}?${search.toString().replaceAll('+', '%20')}`;
}

/** Query parameter that selects terms of a facet. */
export const filterOf = (facet: string, ...terms: string[]): Record<string, string> => ({
  [`filter::${facet}`]: joinValues(terms),
});
