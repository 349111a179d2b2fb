import type { ReactNode } from 'react';
import { InclVatContext, useSystemSetting } from './systemSetting';

/** Provides how prices are shown (CARD-08), read once for everything below. Needs the settings around it. */
export function PricingProvider({ children }: { children: ReactNode }) {
  const inclVat = useSystemSetting() === 'OPTI';
  return <InclVatContext value={inclVat}>{children}</InclVatContext>;
}
