import type { Page, Route } from '@playwright/test';
import { mockOperations } from '../../../mocks/generated/operations';
import type { OperationId } from '../../../src/api/operation';

/** Faults of a response, by name. */
export const responseFaults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  ...Object.fromEntries(
    [401, 403, 404, 418, 500, 503].map((status) => [
      String(status),
      (route: Route) => route.fulfill({ status, json: {} }),
    ]),
  ),
  'no connection': (route) => route.abort(),
  'no JSON': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Down</p>' }),
  'empty body': (route) => route.fulfill({ status: 200, body: '' }),
  'wrong type': (route) => route.fulfill({ status: 200, json: 'down' }),
};

/** True unless the response counts as success: any JSON, or nothing, in a 200 of an operation that documents only 204. */
const isFault = (id: OperationId, fault: string) =>
  mockOperations[id].example().status !== 204 || !['empty body', 'wrong type'].includes(fault);

/**
 * The whole matrix of operations and faults with `FAULTS=all`; otherwise some operations, each with another fault.
 * @param names of faults
 * @param step distance of the operations that are tried
 */
export function faultCases<Id extends OperationId>(
  ids: readonly Id[],
  names: readonly string[],
  step = 4,
): (readonly [Id, string])[] {
  const matrix = ids.map((id) =>
    names.filter((fault) => isFault(id, fault)).map((fault) => [id, fault] as const),
  );
  if (process.env['FAULTS'] === 'all') return matrix.flat();
  return matrix.flatMap((row, index) =>
    index % step === 0 ? row.slice(index % row.length).slice(0, 1) : [],
  );
}

/**
 * Give every response of an operation a fault from now on; the calls do not reach the server.
 * @returns number of calls, and a function that ends the fault
 */
export async function failOperation(page: Page, id: OperationId, fault: string) {
  const { method, path } = mockOperations[id];
  const pattern = new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);
  const fail = responseFaults[fault];
  if (!fail) throw new Error(`No fault ${fault}`);
  let calls = 0;
  await page.route(pattern, (route) => {
    if (route.request().method() !== method.toUpperCase()) return route.fallback();
    calls += 1;
    return fail(route);
  });
  return { calls: () => calls, end: () => page.unroute(pattern) };
}

/** Record exceptions thrown in a page from now on. */
export function recordThrown(page: Page): string[] {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  return thrown;
}

/** Customers of the mock shop who sign in by a call, or `visitor`. */
const customers = {
  private: 'ingrid@furulia.example',
  administrator: 'ase@kontorhotellet.example',
  visitor: null,
};

/** A customer who signs in by a call, or a visitor. */
export type CallCustomer = keyof typeof customers;

/** Sign in before the first page, unless as a visitor. @throws Error when the mock shop refuses */
export async function signInByCall(page: Page, customer: CallCustomer): Promise<void> {
  const email = customers[customer];
  if (email === null) return;
  const response = await page.request.post(mockOperations.loginCustomer.path, {
    headers: {
      Authorization: `Basic ${btoa(`${email}:furulia2026`)}`,
      'Content-Type': 'application/json',
      'Content-Language': 'en',
      'Context-Url': 'http://localhost/en',
    },
  });
  if (!response.ok()) throw new Error(`Signing in gave ${response.status()}`);
}
