import { joinValues } from '../../../src/api/joinedValues';
import type { Cookies, Target } from './client';

/** A caller: a language, and the cookies of a visitor or of a signed-in customer. */
export interface Shopper {
  /** As in Content-Language. */
  language: string;
  cookies: Cookies;
  /** User name; undefined for a visitor. */
  user?: string;
}

/** Parameters and body of a request, by their place in the contract. */
export interface CallInput {
  path?: Record<string, string>;
  query?: Record<string, string | number | boolean>;
  /** Overrides of the default headers; undefined omits one. */
  headers?: Record<string, string | undefined>;
  body?: unknown;
}

/** Path of getGlobalSettings, which has nothing to refuse but its language. */
export const settingsPath = '/api/site/global-settings';

/** Headers that the contract requires of every call. */
export const contractHeaders = ({ base }: Target, language: string) => ({
  Accept: 'application/json',
  'Content-Type': 'application/json',
  'Content-Language': language,
  'Context-Url': base,
});

/** Language and user of a caller, for reports. */
export const describe = ({ language, user }: Shopper): string =>
  `${language}, ${user === undefined ? 'signed out' : `signed in as ${user}`}`;

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
