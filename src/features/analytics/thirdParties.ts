import { extensions } from '#brand/extensions';
import { mayCollectStatistics } from '../../config/deployment';
import {
  closeDataLayer,
  openDataLayer,
  pushConsentUpdate,
  pushDefaultConsent,
  pushEntry,
  sendEventsTo,
} from '../../lib/dataLayer';
import { pageUrl } from '../../lib/renderRequest';
import { reportException } from '../../lib/reportException';
import { trustedTypesPolicy } from '../../lib/trustedTypes';
import type { Consent } from './storedConsent';

const sources = ['https://www.googletagmanager.com/gtm.js?', 'https://js.monitor.azure.com/scripts/'];

const policy = trustedTypesPolicy('third-parties', {
  createScriptURL(url: string) {
    if (sources.some((source) => url.startsWith(source))) return url;
    throw new TypeError(`${url} is no source of scripts`);
  },
});

/** Inject a third-party script (ANA-02), by the Trusted Types policy `third-parties`; throws for any other URL. */
function injectScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.src = policy.createScriptURL(url);
  document.head.append(script);
  return script;
}

interface Insights {
  config: { disableTelemetry?: boolean };
  loadAppInsights: () => void;
  trackPageView: (view: { uri: string }) => void;
  getCookieMgr?: () => { setEnabled: (enabled: boolean) => void };
}

interface InsightsSdk {
  ApplicationInsights: new (options: { config: Record<string, unknown> }) => Insights;
}

declare global {
  interface Window {
    Microsoft?: { ApplicationInsights?: InsightsSdk };
  }
}

const sdkUrl = 'https://js.monitor.azure.com/scripts/b/ai.3.gbl.min.js';

let insights: Insights | undefined;
let isInjected = false;
let isAllowed = false;

function setEnabled(sdk: Insights, enabled: boolean): void {
  sdk.config.disableTelemetry = !enabled;
  sdk.getCookieMgr?.().setEnabled(enabled);
}

/** Without requests and the page's query: both may contain text that a customer typed. */
function startInsights(insightKey: string): void {
  const sdk = window.Microsoft?.ApplicationInsights;
  if (!sdk || !isAllowed) return;
  insights = new sdk.ApplicationInsights({
    config: {
      connectionString: `InstrumentationKey=${insightKey}`,
      disableAjaxTracking: true,
      disableFetchTracking: true,
    },
  });
  insights.loadAppInsights();
  insights.trackPageView({ uri: pageUrl().origin + pageUrl().pathname });
}

/** Start or resumes performance monitoring (ANA-02); its script is injected once. */
export function startMonitoring(insightKey: string): void {
  isAllowed = true;
  if (insights) setEnabled(insights, true);
  else if (isInjected) startInsights(insightKey);
  else injectScript(sdkUrl).addEventListener('load', () => startInsights(insightKey));
  isInjected = true;
}

/** Stop performance monitoring and send nothing more (ANA-03). */
export function stopMonitoring(): void {
  isAllowed = false;
  if (insights) setEnabled(insights, false);
}

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
 * Valid third parties of the settings (ANA-02); null when there are none, of the brand neither, or the deployment
 * collects no statistics.
 */
export function thirdPartiesOf(settings: ThirdParties): ThirdParties | null {
  if (!mayCollectStatistics()) return null;
  const gtmId = wellFormed('gtmId', settings.gtmId);
  const insightKey = wellFormed('insightKey', settings.insightKey);
  return gtmId === null && insightKey === null && !extensions.analytics ? null : { gtmId, insightKey };
}

const statisticsCookie = /^(_ga|_gid|_gat|ai_user|ai_session|ai_authUser)/;

/** Delete third-party cookies, which may have been set for any parent domain. */
function removeCookies(): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (!statisticsCookie.test(name)) continue;
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

/** Consent last pushed to the tag manager; undefined before the first. */
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
 * Apply the consent to third parties (ANA-02, ANA-03). Statistics: tag manager and monitoring are injected once, and the
 * brand's vendor receives events.
 * Otherwise the data layer is closed, and after a withdrawal monitoring stops and cookies are deleted.
 */
export function applyConsent({ gtmId, insightKey }: ThirdParties, consent: Consent | null): void {
  if (gtmId !== null) applyToTagManager(gtmId, consent);
  sendEventsTo(consent === 'statistics' ? extensions.analytics : undefined);
  if (insightKey !== null && consent === 'statistics') startMonitoring(insightKey);
  if (consent === 'statistics') return;
  stopMonitoring();
  removeCookies();
}
