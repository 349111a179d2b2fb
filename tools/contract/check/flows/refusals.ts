import { randomBytes, randomUUID } from 'node:crypto';
import type { Operation } from '../../../../scripts/generate/contract';
import type { OperationId } from '../../../../src/api/operation';
import { basic } from '../client';
import { callPage } from './pages';
import type { CallInput } from '../request';
import type { Shopper } from '../run';

const unknown = 'contract-check-unknown';

const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/i;

/** An unknown id in the form of a known one, since a backend may refuse others for their form alone. */
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
function harmlessInput({ parameters, body }: Operation): CallInput {
  const required = (place: string) =>
    Object.fromEntries(
      parameters.filter((each) => each.in === place && each.required).map(({ name }) => [name, unknown]),
    );
  return { path: required('path'), query: required('query'), ...(body ? { body: {} } : {}) };
}

/** True for an operation of the cart, which visitors who see prices have too. */
const isOfCart = ({ path }: Operation): boolean => /^\/api\/cart\b/.test(path);

/** Without a session: 401, before the body is validated; of operations that a server may lack, those that it has. */
export async function withoutSession(visitor: Shopper, write: boolean) {
  for (const [id, operation] of visitor.run.contract.operations) {
    if (!operation.session || (!write && operation.method !== 'GET')) continue;
    if (operation.isOptional && !visitor.run.coverage.hasSuccess(id)) continue;
    if (visitor.run.hasVisitorPrices && isOfCart(operation)) continue;
    await visitor.expect(id as OperationId, harmlessInput(operation), 'a session is needed', 401);
  }
}

/** CALL-03: wrong, missing and malformed credentials. */
export async function wrongCredentials(visitor: Shopper) {
  const nobody = `${randomUUID()}@example.com`;
  for (const [Authorization, because, statuses] of [
    [basic(nobody, randomUUID()), 'nobody has these credentials', [401]],
    [undefined, 'signing in needs credentials', [401]],
    ['Basic !!', 'the credentials cannot be read', [400, 401]],
  ] as const)
    await visitor.expect('loginCustomer', { headers: { Authorization } }, because, ...statuses);
}

/** An unknown address and an unknown category: 404. */
export async function unknownIds(shopper: Shopper, route: string, category: string | undefined) {
  const [noPage, noCategory] = ['there is no such page', 'there is no such category'];
  await callPage(shopper, `/${route}/${unknown}`, [404], noPage);
  const [path, malformed] = [{ id: unknownLike(category) }, { id: 'contract/check' }];
  await shopper.expect('getCategoryProducts', { path }, noCategory, ...statusesFor(category, 404));
  await shopper.expect('getCategoryProducts', { path: malformed }, noCategory, 400, 404);
  const order = { path: { orderNumber: 'contract/check' } };
  if (shopper.user !== undefined) await shopper.expect('getOrder', order, 'there is no such order', 400, 404);
}

/** Languages that few shops have: Volapük, Latin and Esperanto. */
const rareLanguages = ['vo', 'la', 'eo'];

/** CALL-02: a read without Context-Url or Content-Language, or in a language that the shop lacks: 400. */
export async function invalidHeaders(visitor: Shopper, languages: readonly string[], category?: string) {
  const lacking = rareLanguages.find((tag) => !languages.includes(tag));
  for (const [id, operation] of visitor.run.contract.operations) {
    if (operation.method !== 'GET' || operation.session || operation.isOptional) continue;
    const harmless = harmlessInput(operation);
    const isOfCategory = 'id' in (harmless.path ?? {});
    // An unknown category is a reason of its own to fail.
    if (isOfCategory && category === undefined) continue;
    const input = { ...harmless, ...(isOfCategory && { path: { id: category ?? '' } }) };
    for (const [field, value, because] of [
      ['Context-Url', undefined, 'no Context-Url, which is required'],
      ['Content-Language', undefined, 'no Content-Language, which is required'],
      ['Content-Language', lacking, `${lacking}, a language that the shop does not have`],
    ] as const)
      await visitor.refuse(id as OperationId, { ...input, headers: { [field]: value } }, field, because);
  }
}
