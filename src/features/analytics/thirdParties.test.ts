// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const load = vi.fn();
const track = vi.fn();
const setEnabled = vi.fn();
let created: { config: { disableTelemetry?: boolean } }[] = [];

class FakeInsights {
  config: { disableTelemetry?: boolean };
  constructor({ config }: { config: Record<string, unknown> }) {
    this.config = config;
    created.push(this);
  }
  loadAppInsights = load;
  trackPageView = track;
  getCookieMgr = () => ({ setEnabled });
}

const script = () => document.querySelector('script');
const respond = () => {
  window.Microsoft = { ApplicationInsights: { ApplicationInsights: FakeInsights } };
  script()?.dispatchEvent(new Event('load'));
};

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  document.head.replaceChildren();
  created = [];
  delete window.Microsoft;
});

test('ANA-02 monitoring starts with the key when its script has loaded, and tracks no query and no calls', async () => {
  const { startMonitoring } = await import('./thirdParties');
  window.history.replaceState(null, '', '/en/search?query=ingrid');
  startMonitoring('key');
  startMonitoring('key');
  expect(document.querySelectorAll('script')).toHaveLength(1);
  respond();
  expect(created[0]?.config).toMatchObject({
    connectionString: 'InstrumentationKey=key',
    disableAjaxTracking: true,
    disableFetchTracking: true,
  });
  expect(load).toHaveBeenCalledOnce();
  expect(track).toHaveBeenCalledWith({ uri: 'http://localhost:3000/en/search' });
});

test('ANA-03 withdrawn before the script has loaded it never starts; withdrawn later it sends nothing more', async () => {
  const { startMonitoring, stopMonitoring } = await import('./thirdParties');
  startMonitoring('key');
  stopMonitoring();
  respond();
  expect(created).toEqual([]);
  startMonitoring('key');
  expect(created).toHaveLength(1);
  stopMonitoring();
  expect(created[0]?.config.disableTelemetry).toBe(true);
  expect(setEnabled).toHaveBeenLastCalledWith(false);
  startMonitoring('key');
  expect(created[0]?.config.disableTelemetry).toBe(false);
});
