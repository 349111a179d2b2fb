import { useLayoutEffect, useMemo, useRef } from 'react';
import { useConsent, type Consent } from '../analytics/consent';
import { pushPageview } from '../analytics/pageview';
import { applyConsent, thirdPartiesOf, type ThirdParties } from '../analytics/thirdParties';
import { useSettings } from '../settings/settings';

/** The third parties that the person may consent to; null where the settings name none (ANA-02). */
export function useThirdParties(): ThirdParties | null {
  const { gtmId, insightKey } = useSettings();
  return useMemo(() => thirdPartiesOf({ gtmId, insightKey }), [gtmId, insightKey]);
}

/**
 * Applies the choice, before the page pushes its first event, and whenever it changes (ANA-03). Statistics that are
 * allowed on a page count it.
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
    if (!isFirst && consent === 'statistics') pushPageview(window.location.pathname, document.title);
  }, [thirdParties, consent]);
}
