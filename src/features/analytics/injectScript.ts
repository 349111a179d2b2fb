interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

/** Allowed URL prefixes of third-party scripts. */
const sources = ['https://www.googletagmanager.com/gtm.js?', 'https://js.monitor.azure.com/scripts/'];

const isFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

const knownSources: ScriptUrlPolicy = {
  createScriptURL: (url) => {
    if (sources.some((source) => url.startsWith(source))) return url;
    throw new TypeError(`${url} is no source of scripts`);
  },
};

let policy: ScriptUrlPolicy | undefined;

function getPolicy(): ScriptUrlPolicy {
  policy ??=
    'trustedTypes' in window && isFactory(window.trustedTypes)
      ? window.trustedTypes.createPolicy('third-parties', knownSources)
      : knownSources;
  return policy;
}

/**
 * Injects a third-party script asynchronously (ANA-02). Under a content security policy it uses the Trusted Types
 * policy `third-parties`.
 * @throws TypeError for a URL that no third party of the shop uses
 */
export function injectScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.src = getPolicy().createScriptURL(url);
  document.head.append(script);
  return script;
}
