import { reportException } from '../../config/reportException';
import type { Consent } from './consent';
import { closeDataLayer, openDataLayer, pushConsentUpdate, pushDefaultConsent, pushEntry } from './dataLayer';
import { injectScript } from './injectScript';
import { startMonitoring, stopMonitoring } from './monitoring';

/** The ids of the settings that are well-formed. */
export interface ThirdParties {
  gtmId: string | null;
  insightKey: string | null;
}

const formats = {
  gtmId: /^GTM-[A-Z0-9]{4,12}$/,
  insightKey: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
} as const satisfies Record<keyof ThirdParties, RegExp>;

const reported = new Set<string>();

function wellFormed(name: keyof ThirdParties, id: unknown): string | null {
  if (id === null || id === undefined || id === '') return null;
  if (typeof id === 'string' && formats[name].test(id)) return id;
  const text = `getGlobalSettings /${name} ${JSON.stringify(id)} is not well-formed: nothing is injected`;
  if (!reported.has(text)) reportException(new TypeError(text));
  reported.add(text);
  return null;
}

/**
 * The third parties that the settings name (ANA-02). An id that is not well-formed is reported and counts as none.
 * @returns null where there are none, so that there is nothing to consent to
 */
export function thirdPartiesOf(settings: ThirdParties): ThirdParties | null {
  const gtmId = wellFormed('gtmId', settings.gtmId);
  const insightKey = wellFormed('insightKey', settings.insightKey);
  return gtmId === null && insightKey === null ? null : { gtmId, insightKey };
}

/** Cookies of the tag manager's analytics and of the monitoring. */
const statisticsCookie = /^(_ga|_gid|_gat|ai_user|ai_session|ai_authUser)/;

/** Removes the cookies of third parties, which may have been set for any parent domain. */
function removeCookies(): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (!statisticsCookie.test(name)) continue;
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

/** The consent that the tag manager was given last; undefined before the first. */
let given: Consent | null | undefined;
let isTagManagerInjected = false;

function applyToTagManager(gtmId: string, consent: Consent | null): void {
  if (given === undefined) pushDefaultConsent();
  if (consent && consent !== given) pushConsentUpdate(consent === 'statistics' ? 'granted' : 'denied');
  given = consent;
  if (consent !== 'statistics') {
    closeDataLayer();
    return;
  }
  openDataLayer();
  if (isTagManagerInjected) return;
  isTagManagerInjected = true;
  pushEntry({ event: 'gtm.js', 'gtm.start': Date.now() });
  injectScript(`https://www.googletagmanager.com/gtm.js?id=${gtmId}`);
}

/**
 * Gives third parties what the person has consented to (ANA-02, ANA-03): with statistics the tag manager and monitoring
 * are injected, once; without, nothing is, the data layer of a tag manager is closed, and after a withdrawal monitoring
 * stops and cookies are removed.
 */
export function applyConsent({ gtmId, insightKey }: ThirdParties, consent: Consent | null): void {
  if (gtmId !== null) applyToTagManager(gtmId, consent);
  if (insightKey !== null && consent === 'statistics') startMonitoring(insightKey);
  if (consent === 'statistics') return;
  stopMonitoring();
  removeCookies();
}
