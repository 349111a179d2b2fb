import type { Role } from '../../src/api/generated/types';
import type { Localized, Language } from './context';
import { localized } from './context';

/** Changes users; everyone else orders only. */
export const administratorRole = 'administrator';

const names: Record<string, Localized> = {
  [administratorRole]: localized('Administrator', 'Administratör', 'Administrator'),
  buyer: localized('Innkjøper', 'Inköpare', 'Buyer'),
};

/** Whether there is such a role. */
export const isRole = (key: string): boolean => Object.hasOwn(names, key);

/** The roles an organisation's user can have. */
export function roles(language: Language): Role[] {
  return Object.entries(names).map(([key, name]) => ({ key, name: name[language] }));
}
