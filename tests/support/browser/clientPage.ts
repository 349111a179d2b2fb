/** The client alone as a page's script, which `tests/e2e/client.spec.ts` bundles and calls from inside a browser. */
import { setLanguage } from '../../../src/i18n/language';
import { basicAuthentication } from '../../../src/api/basicAuthentication';
import { ApiError } from '../../../src/api/errors';
import { request } from '../request';

/** Result or error of a call, as serialisable data. */
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
