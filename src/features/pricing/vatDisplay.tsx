import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { hasFeature } from '../../config/deployment';
import type { Translate } from '../../i18n/translate';
import { createStore } from '../../lib/createStore';
import { readStored, writeStored } from '../../lib/storage';
import { useSession } from '../session/customer';
import { useSettings } from '../settings/settings';

/** VAT display of prices: OPTI with VAT, EXCL without (CARD-08). */
export type SystemSetting = 'OPTI' | 'EXCL';

const key = 'systemSetting';

function readSelection(): SystemSetting | null {
  const stored = readStored('local', key);
  return stored === 'OPTI' || stored === 'EXCL' ? stored : null;
}

const selected = createStore(readSelection());

/** The storage event fires in other tabs only. */
function subscribe(listener: () => void): () => void {
  const followOtherTab = (event: StorageEvent) => {
    if (event.key === key) selected.set(readSelection());
  };
  const unsubscribe = selected.subscribe(listener);
  window.addEventListener('storage', followOtherTab);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', followOtherTab);
  };
}

/** Store the VAT display for all tabs (CARD-08); null restores the default of the settings. */
export function storeSystemSetting(setting: SystemSetting | null): void {
  writeStored('local', key, setting);
  selected.set(setting);
}

/** The VAT display: the customer's selection, by default that of the settings for organisations or all (CARD-08). */
export function useSystemSetting(): SystemSetting {
  const settings = useSettings();
  const isOrganization = Boolean(useSession().customer?.organizationId);
  const ofOrganizations = isOrganization ? settings.organizationPriceInclVAT : undefined;
  const priceInclVAT = ofOrganizations ?? settings.priceInclVAT;
  const stored = useSyncExternalStore(subscribe, selected.get, () => null);
  const selection = hasFeature('vat-switch') ? stored : null;
  return selection ?? (priceInclVAT ? 'OPTI' : 'EXCL');
}

/** Context: true when prices are displayed with VAT (CARD-08). Provided by PricingProvider. */
const InclVatContext = createContext(false);

/** The VAT display, and an action to toggle it (CARD-08). */
export function useVat(): { inclVat: boolean; toggleVat: () => void } {
  const inclVat = use(InclVatContext);
  return { inclVat, toggleVat: () => storeSystemSetting(inclVat ? 'EXCL' : 'OPTI') };
}

/** Provide the VAT display (CARD-08), read once for all components below. Requires the settings above it. */
export function PricingProvider({ children }: { children: ReactNode }) {
  const inclVat = useSystemSetting() === 'OPTI';
  return <InclVatContext value={inclVat}>{children}</InclVatContext>;
}

/** CARD-08: label beside a total with VAT; adds a note when its own amount is without VAT. */
export const vatLabel = (text: string, inclVat: boolean, t: Translate): string =>
  inclVat ? text : `${text} ${t('product.exVat')}`;
