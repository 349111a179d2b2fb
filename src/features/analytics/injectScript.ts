import { trustedTypesPolicy } from '../../lib/trustedTypes';

/** Allowed URL prefixes of third-party scripts. */
const sources = ['https://www.googletagmanager.com/gtm.js?', 'https://js.monitor.azure.com/scripts/'];

const policy = trustedTypesPolicy('third-parties', {
  createScriptURL(url: string) {
    if (sources.some((source) => url.startsWith(source))) return url;
    throw new TypeError(`${url} is no source of scripts`);
  },
});

/**
 * Inject a third-party script asynchronously (ANA-02). Under a content security policy it uses the Trusted Types
 * policy `third-parties`.
 * @throws TypeError for a URL that no third party of the shop uses
 */
export function injectScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.src = policy.createScriptURL(url);
  document.head.append(script);
  return script;
}
