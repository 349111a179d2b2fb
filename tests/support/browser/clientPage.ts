/** The client alone, as a page's script: what `tests/e2e/client.spec.ts` bundles and calls from inside a browser. */
import { setLanguage } from '../../../src/config/language';
import { basicAuthentication } from '../../../src/api/basicAuthentication';
import { ApiError } from '../../../src/api/errors';
import { request } from '../request';

/** What a call gave or threw, as plain data that can leave the browser. */
async function outcome(call: Promise<unknown>): Promise<Record<string, unknown>> {
  try {
    return { data: await call };
  } catch (error) {
    if (error instanceof ApiError) return { ...error, message: error.message };
    return { thrown: String(error) };
  }
}

const client = { basicAuthentication, outcome, request, setLanguage };

declare global {
  interface Window {
    client: typeof client;
  }
}

window.client = client;
