import type { OperationId } from '../../../../src/api/operation';
import { fieldsOf, type Flow, idsOf, readCustomer, sampleAddress } from './changes';
import { longestOf, refuseBeyond } from './limits';
import { unknownLike } from './refusals';
import { unusableAddress } from './rights';
import { list, text, texts } from '../read';
import type { Shopper } from '../run';

type Kind = 'billing' | 'delivery';
const fieldOf = { billing: 'billingAddresses', delivery: 'deliveryAddresses' } as const;

/** ACC-02: add addresses, change them, make one primary and remove them; each change is persisted. */
export async function addressFlow({ shopper }: Flow) {
  const before = await readCustomer(shopper);
  if (before === undefined) return;
  const primary = text(before, 'address', 'id');
  const made: string[] = [];
  for (const kind of ['billing', 'delivery'] as const) {
    const id = await add(shopper, kind, before);
    if (id !== undefined) made.push(id);
  }
  const [id] = made;
  if (id === undefined) return;
  await update(shopper, 'billing', id);
  const chosen = await shopper.read('setPrimaryAddress', { body: { id } });
  for (const body of [chosen, await readCustomer(shopper)])
    shopper.compare(body, 'setPrimaryAddress ACC-02', { '/address/id': id });
  await refusals(shopper, id, made.length > 1 || primary !== undefined);
  if (primary !== undefined) await shopper.call('setPrimaryAddress', { body: { id: primary } });
  // The primary address goes last: it can only be deleted as the last one.
  for (const each of made.toReversed()) await remove(shopper, each);
}

async function add(shopper: Shopper, kind: Kind, before: unknown): Promise<string | undefined> {
  const field = fieldOf[kind];
  const body = { address: sampleAddress(shopper, 'Oslo'), addressType: kind };
  const answer = await shopper.read('createAddress', { body });
  if (answer === undefined) return undefined;
  const known = texts(before, 'id', field);
  const isNew = (each: unknown) => !known.includes(text(each, 'id') ?? '') && text(each, 'city') === 'Oslo';
  const id = text(list(answer, field).find(isNew), 'id');
  const rule = `createAddress ACC-02 /${field}`;
  shopper.verify(answer, rule, id !== undefined, 'the address just added', id);
  if (id === undefined) return undefined;
  const kept = await readCustomer(shopper);
  for (const each of [answer, kept]) compareAddress(shopper, 'createAddress', each, kind, id, body.address);
  if (text(before, 'address', 'id') === undefined && known.length === 0 && kind === 'billing')
    shopper.compare(answer, 'createAddress ACC-02', { '/address/id': id });
  return kept === undefined || texts(kept, 'id', field).includes(id) ? id : undefined;
}

/** Change an address: every text is read as it was sent, at the greatest length too. */
async function update(shopper: Shopper, kind: Kind, id: string) {
  const newAddress = {
    ...sampleAddress(shopper, 'Bergen'),
    ...{ phoneNumber: '4722334466', address: 'Øvregaten 3 & 5' },
  };
  // Not the names, which the check knows its addresses by.
  const edges = ['newAddress.address', 'newAddress.city'];
  for (const body of longestOf(shopper.run, 'updateAddress', { id, newAddress }, ...edges)) {
    const answer = await shopper.read('updateAddress', { body });
    const kept = await readCustomer(shopper);
    for (const each of answer === undefined ? [] : [answer, kept])
      compareAddress(shopper, 'updateAddress', each, kind, id, body.newAddress);
  }
}

/** Compare an address of a customer with the one sent, in the list of its kind. */
function compareAddress(
  shopper: Shopper,
  operation: OperationId,
  body: unknown,
  kind: Kind,
  id: string,
  sent: Readonly<Record<string, string>>,
) {
  const rule = `${operation} ACC-02 /${fieldOf[kind]}`;
  const index = texts(body, 'id', fieldOf[kind]).indexOf(id);
  shopper.verify(body, rule, index >= 0, `the address ${id}`, 'not there');
  if (index >= 0) shopper.compare(body, `${rule}/${index}`, fieldsOf(sent));
}

async function refusals(shopper: Shopper, primary: string, hasOthers: boolean) {
  const last = 'the primary address can be deleted only as the last one';
  if (hasOthers) await shopper.expect('deleteAddress', { body: { id: primary } }, last, 400);
  const address = sampleAddress(shopper, 'Oslo');
  await refuseBeyond(shopper, 'createAddress', { address, addressType: 'billing' });
  await refuseBeyond(shopper, 'updateAddress', { id: primary, newAddress: address });
  const body = { id: unknownLike(primary) };
  for (const operation of ['setPrimaryAddress', 'deleteAddress'] as const)
    await shopper.expect(operation, { body }, 'there is no such address', 400, 404);
}

async function remove(shopper: Shopper, id: string) {
  const fields = Object.values(fieldOf);
  const others = idsOf(await readCustomer(shopper), ...fields).filter((each) => each !== id);
  const answer = await shopper.call('deleteAddress', { body: { id } });
  const kept = await readCustomer(shopper);
  if (!answer || kept === undefined) return;
  const ids = idsOf(kept, ...fields);
  const gone = others.filter((each) => !ids.includes(each)).join(', ');
  shopper.verify(kept, 'deleteAddress ACC-02', gone === '', `the address ${gone} still`, 'gone');
  shopper.verify(kept, 'deleteAddress ACC-02', !ids.includes(id), `no address ${id}`, 'still there');
  await unusableAddress(shopper, id, 'the address was deleted');
}
