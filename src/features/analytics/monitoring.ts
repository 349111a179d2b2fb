import { injectScript } from './injectScript';
import { pageUrl } from '../../lib/pageUrl';

/** The used subset of the Application Insights SDK. */
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

/**
 * Requests are not tracked, and the page's URL is sent without its query: both may contain text that a customer typed.
 */
function start(insightKey: string): void {
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
  else if (isInjected) start(insightKey);
  else injectScript(sdkUrl).addEventListener('load', () => start(insightKey));
  isInjected = true;
}

/** Stop performance monitoring and send nothing more (ANA-03). */
export function stopMonitoring(): void {
  isAllowed = false;
  if (insights) setEnabled(insights, false);
}
