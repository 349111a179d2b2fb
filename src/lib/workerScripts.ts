import { trustedTypesPolicy } from './trustedTypes';

/** Policy for the addresses of workers where Trusted Types are enforced. For files of the build only. */
export const workerScripts = trustedTypesPolicy('workers', { createScriptURL: (url: string) => url });
