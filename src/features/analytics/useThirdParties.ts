import { useLayoutEffect, useMemo, useRef } from 'react';
import { useConsent } from './consent';
import type { Consent } from './storedConsent';
import { pushPageview } from './pageview';
import { applyConsent, thirdPartiesOf, type ThirdParties } from './thirdParties';
import { useSettings } from '../settings/settings';
import { pageUrl } from '../../lib/pageUrl';

/** Third parties of the settings; null when there are none (ANA-02). */
export function useThirdParties(): ThirdParties | null {
  const { gtmId, insightKey } = useSettings();
  return useMemo(() => thirdPartiesOf({ gtmId, insightKey }), [gtmId, insightKey]);
}

/**
 * Apply the consent before the page's first event, and on every change (ANA-03). Granting statistics on a page counts
 * its pageview.
 */
export function useAppliedConsent(): void {
  const thirdParties = useThirdParties();
  const consent = useConsent();
  const applied = useRef<Consent | null>(undefined);
  useLayoutEffect(() => {
    if (!thirdParties || applied.current === consent) return;
    const isFirst = applied.current === undefined;
    applied.current = consent;
    applyConsent(thirdParties, consent);
    if (!isFirst && consent === 'statistics') pushPageview(pageUrl().pathname, document.title);
  }, [thirdParties, consent]);
}
