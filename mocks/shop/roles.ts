import type { Role } from '../../src/api/generated/types';
import type { Localized, Language } from './context';
import { localized } from './context';

/** Role that may change users; the other one only orders. */
export const administratorRole = 'administrator';

const names: Record<string, Localized> = {
  [administratorRole]: localized('Administrator', 'Administratör', 'Administrator'),
  buyer: localized('Innkjøper', 'Inköpare', 'Buyer'),
};

/** True for the key of a role. */
export const isRole = (key: string): boolean => Object.hasOwn(names, key);

/** The roles of an organisation's users. */
export function roles(language: Language): Role[] {
  return Object.entries(names).map(([key, name]) => ({ key, name: name[language] }));
}
