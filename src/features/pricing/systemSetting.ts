import { createContext, use, useSyncExternalStore } from 'react';
import { hasFeature } from '../../config/deployment';
import { createStore } from '../../lib/createStore';
import { readStored, writeStored } from '../../lib/storage';
import { useSession } from '../session/customer';
import { useSettings } from '../settings/settings';

/** VAT display of prices: OPTI with VAT, EXCL without (CARD-08). */
export type SystemSetting = 'OPTI' | 'EXCL';

const key = 'systemSetting';

function readChoice(): SystemSetting | null {
  const stored = readStored('local', key);
  return stored === 'OPTI' || stored === 'EXCL' ? stored : null;
}

const chosen = createStore(readChoice());

/**
 * The storage event fires in other tabs only. Each subscriber has its own listener, so that unsubscribing does not
 * affect others.
 */
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

/** Store the VAT display for all tabs (CARD-08); null restores the default of the settings. */
export function storeSystemSetting(choice: SystemSetting | null): void {
  writeStored('local', key, choice);
  chosen.set(choice);
}

/** The VAT display: the customer's choice, by default that of the settings for organisations or all (CARD-08). */
export function useSystemSetting(): SystemSetting {
  const settings = useSettings();
  const isOrganization = Boolean(useSession().customer?.organizationId);
  const ofOrganizations = isOrganization ? settings.organizationPriceInclVAT : undefined;
  const priceInclVAT = ofOrganizations ?? settings.priceInclVAT;
  const stored = useSyncExternalStore(subscribe, chosen.get, () => null);
  const choice = hasFeature('vat-switch') ? stored : null;
  return choice ?? (priceInclVAT ? 'OPTI' : 'EXCL');
}

/** Context: true when prices are displayed with VAT (CARD-08). Provided by PricingProvider. */
export const InclVatContext = createContext(false);

/**
 * The VAT display, and an action to toggle it (CARD-08).
 * @example const { inclVat } = useVat();
 */
export function useVat(): { inclVat: boolean; toggleVat: () => void } {
  const inclVat = use(InclVatContext);
  return { inclVat, toggleVat: () => storeSystemSetting(inclVat ? 'EXCL' : 'OPTI') };
}
