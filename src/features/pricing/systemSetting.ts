import { createContext, use, useSyncExternalStore } from 'react';
import { createStore } from '../../config/createStore';
import { readStored, writeStored } from '../../config/storage';
import { useSettings } from '../settings/settings';

/** How prices are shown: OPTI including VAT, EXCL excluding it (CARD-08). */
export type SystemSetting = 'OPTI' | 'EXCL';

const key = 'systemSetting';

function readChoice(): SystemSetting | null {
  const stored = readStored('local', key);
  return stored === 'OPTI' || stored === 'EXCL' ? stored : null;
}

const chosen = createStore(readChoice());

/** The event comes from other tabs only. Each subscriber listens by itself: one that leaves does not stop another. */
function subscribe(listener: () => void): () => void {
  const followOtherTab = (event: StorageEvent) => {
    if (event.key === key) chosen.set(readChoice());
  };
  const unsubscribe = chosen.subscribe(listener);
  window.addEventListener('storage', followOtherTab);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', followOtherTab);
  };
}

/** Chooses how prices are shown, in every tab (CARD-08); null restores the default of the settings. */
export function chooseSystemSetting(choice: SystemSetting | null): void {
  writeStored('local', key, choice);
  chosen.set(choice);
}

/** How prices are shown: as the shopper chose, by default as settings.priceInclVAT says (CARD-08). */
export function useSystemSetting(): SystemSetting {
  const { priceInclVAT } = useSettings();
  const choice = useSyncExternalStore(subscribe, chosen.get, chosen.get);
  return choice ?? (priceInclVAT ? 'OPTI' : 'EXCL');
}

/** Whether prices are shown including VAT (CARD-08). PricingProvider provides it. */
export const InclVatContext = createContext(false);

/** Whether prices are shown including VAT, and the function that switches it (CARD-08). */
export function useVat(): { inclVat: boolean; toggleVat: () => void } {
  const inclVat = use(InclVatContext);
  return { inclVat, toggleVat: () => chooseSystemSetting(inclVat ? 'EXCL' : 'OPTI') };
}
