interface PolicyFactory {
  createPolicy: <Rules>(name: string, rules: Rules) => Rules;
}

const isFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

/**
 * Create a Trusted Types policy, once per name, which has to be in scripts/build/securityHeaders.ts.
 * @param rules functions such as `createScriptURL`, which throw for a value that is not allowed
 * @returns the policy; the rules in browsers without Trusted Types and on a server
 * @example const policy = trustedTypesPolicy('workers', { createScriptURL: (url: string) => url });
 */
export function trustedTypesPolicy<Rules extends object>(name: string, rules: Rules): Rules {
  return typeof window !== 'undefined' && 'trustedTypes' in window && isFactory(window.trustedTypes)
    ? window.trustedTypes.createPolicy(name, rules)
    : rules;
}

/** Policy for the addresses of workers where Trusted Types are enforced. For files of the build only. */
export const workerScripts = trustedTypesPolicy('workers', { createScriptURL: (url: string) => url });
