import { randomBytes, randomUUID } from 'node:crypto';
import type { OperationId } from '../../../../src/api/operation';
import type { Operation } from '../../../../scripts/generate/contract';
import { texts } from '../read';
import type { CallInput, Shopper } from '../request';
import type { Run } from '../run';
import { callPage } from './page';

/** Value of a Basic Authorization header, of UTF-8 bytes (CALL-03). */
export const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`;

/** Name that does not exist in any shop. */
const unknown = 'contract-check-unknown';

const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/i;

/**
 * An unknown id in the form of the backend's ids, since a backend may refuse others for their form alone.
 * @param known an existing id
 */
export function unknownLike(known: string | undefined): string {
  if (known === undefined) return unknown;
  if (uuid.test(known)) return known.replace(uuid, randomUUID());
  if (/^(?=.*[a-f])[\da-f]{16,}$/i.test(known))
    return randomBytes(known.length).toString('hex').slice(0, known.length);
  if (!/\d{3}/.test(known)) return unknown;
  const other = known.replaceAll(/\d/g, '9');
  return other === known ? known.replaceAll(/\d/g, '8') : other;
}

/** Statuses for an unknown id: without an existing one its form may be wrong, too. */
export const statusesFor = (known: string | undefined, ...statuses: number[]): number[] =>
  known === undefined ? [400, ...statuses] : statuses;

/** Valid values for the required parameters of an operation, none of which exists in the backend. */
export function harmlessInput({ parameters, body }: Operation): CallInput {
  const required = (place: string) =>
    Object.fromEntries(
      parameters.filter((each) => each.in === place && each.required).map(({ name }) => [name, unknown]),
    );
  return { path: required('path'), query: required('query'), ...(body ? { body: {} } : {}) };
}

/** True for an operation of the cart, which visitors who see prices have too. */
const isOfCart = ({ path }: Operation): boolean => /^\/api\/cart\b/.test(path);

/** Without a session, every operation that needs one responds with 401, before its body is validated. */
export async function withoutSession(run: Run, visitor: Shopper, write: boolean): Promise<void> {
  for (const [id, operation] of run.contract.operations) {
    if (!operation.session || (!write && operation.method !== 'GET')) continue;
    if (run.hasVisitorPrices && isOfCart(operation)) continue;
    await run.expect(visitor, id as OperationId, harmlessInput(operation), 'a session is needed', 401);
  }
}

/** CALL-03: wrong, missing and malformed credentials. */
export async function wrongCredentials(run: Run, visitor: Shopper): Promise<void> {
  const nobody = `${randomUUID()}@example.com`;
  for (const [Authorization, because, statuses] of [
    [basic(nobody, randomUUID()), 'nobody has these credentials', [401]],
    [undefined, 'signing in needs credentials', [401]],
    ['Basic !!', 'the credentials cannot be read', [400, 401]],
  ] as const)
    await run.expect(visitor, 'loginCustomer', { headers: { Authorization } }, because, ...statuses);
}

/**
 * An unknown address and an unknown category: 404.
 * @param category the id of an existing category
 */
export async function unknownIds(
  run: Run,
  shopper: Shopper,
  route: string,
  category: string | undefined,
): Promise<void> {
  const [noPage, noCategory] = ['there is no such page', 'there is no such category'];
  await callPage(run, shopper, `/${route}/${unknown}`, [404], noPage);
  const [path, malformed] = [{ id: unknownLike(category) }, { id: 'contract/check' }];
  await run.expect(shopper, 'getCategoryProducts', { path }, noCategory, ...statusesFor(category, 404));
  await run.expect(shopper, 'getCategoryProducts', { path: malformed }, noCategory, 400, 404);
  const order = { path: { orderNumber: 'contract/check' } };
  if (shopper.user !== undefined)
    await run.expect(shopper, 'getOrder', order, 'there is no such order', 400, 404);
}

/** Send an invalid value of a field: 400, and FORM-02: inputErrors names the field. */
export async function refuse(
  run: Run,
  shopper: Shopper,
  operation: OperationId,
  input: CallInput,
  field: string,
  because: string,
): Promise<void> {
  const body = (await run.expect(shopper, operation, input, because, 400))?.body;
  const fields = texts(body, 'field', 'inputErrors');
  const isNamed = fields.some((each) =>
    // Names of headers are case-insensitive.
    input.headers && field in input.headers ? each.toLowerCase() === field.toLowerCase() : each === field,
  );
  const expected = `an error of the field ${field}: ${because}`;
  run.verify(body, `${operation} FORM-02 /inputErrors`, isNamed, expected, fields.join(', ') || 'no field');
}
