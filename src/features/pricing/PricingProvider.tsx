import type { ReactNode } from 'react';
import { InclVatContext, useSystemSetting } from './systemSetting';

/** Provide the VAT display (CARD-08), read once for all components below. Requires the settings above it. */
export function PricingProvider({ children }: { children: ReactNode }) {
  const inclVat = useSystemSetting() === 'OPTI';
  return <InclVatContext value={inclVat}>{children}</InclVatContext>;
}
