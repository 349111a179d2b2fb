import { createContext, use, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../config/storage';
import { useSettings } from '../settings/settings';

/** How prices are shown: OPTI including VAT, EXCL excluding it (CARD-08). */
export type SystemSetting = 'OPTI' | 'EXCL';

const key = 'systemSetting';
const listeners = new Set<() => void>();

function readChoice(): SystemSetting | null {
  const stored = readStored('local', key);
  return stored === 'OPTI' || stored === 'EXCL' ? stored : null;
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Chooses how prices are shown, in every tab (CARD-08); null goes back to what the settings say. */
export function chooseSystemSetting(choice: SystemSetting | null): void {
  writeStored('local', key, choice);
  for (const listener of listeners) listener();
}

/** How prices are shown: the person's choice, until there is one settings.priceInclVAT (CARD-08). */
export function useSystemSetting(): SystemSetting {
  const { priceInclVAT } = useSettings();
  const choice = useSyncExternalStore(subscribe, readChoice);
  return choice ?? (priceInclVAT ? 'OPTI' : 'EXCL');
}

/** Whether prices are shown including VAT (CARD-08). PricingProvider provides it. */
export const InclVatContext = createContext(false);

/** Whether prices are shown including VAT, and the switch to the other way (CARD-08). */
export function useVat(): { inclVat: boolean; toggleVat: () => void } {
  const inclVat = use(InclVatContext);
  return { inclVat, toggleVat: () => chooseSystemSetting(inclVat ? 'EXCL' : 'OPTI') };
}
