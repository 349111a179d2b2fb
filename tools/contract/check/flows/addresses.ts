import type { Shopper } from '../shopper';
import type { OperationId } from '../../../../src/api/operation';
import { list, text, texts } from '../read';
import { idsOf, isSameText, readCustomer, sampleAddress, type Flow } from './changes';
import { letters, longest, refuseBeyond } from './limits';
import { unknownLike } from './refusals';

type Kind = 'billing' | 'delivery';
const fieldOf = { billing: 'billingAddresses', delivery: 'deliveryAddresses' } as const;
/** Not the names, which the check knows its addresses by. */
const freeTexts = ['address', 'city'];

/** ACC-02: add addresses, change them, make one primary and remove them; each change is persisted. */
export async function addressFlow(flow: Flow): Promise<void> {
  const { shopper } = flow;
  const before = await readCustomer(shopper);
  if (before === undefined) return;
  const primary = text(before, 'address', 'id');
  const made: string[] = [];
  for (const kind of ['billing', 'delivery'] as const) {
    const id = await add(flow, kind, before);
    if (id !== undefined) made.push(id);
  }
  const [id] = made;
  if (id === undefined) return;
  await update(flow, 'billing', id);
  const chosen = await shopper.call('setPrimaryAddress', { body: { id } });
  const kept = await readCustomer(shopper);
  for (const body of [chosen?.body, kept])
    shopper.compare(body, 'setPrimaryAddress ACC-02', { '/address/id': id });
  await refusals(flow, id, made.length > 1 || primary !== undefined);
  if (primary !== undefined) await shopper.call('setPrimaryAddress', { body: { id: primary } });
  // The primary address goes last: it can only be deleted as the last one.
  for (const each of made.toReversed()) await remove(flow, each);
}

async function add(flow: Flow, kind: Kind, before: unknown): Promise<string | undefined> {
  const { shopper } = flow;
  const body = { address: sampleAddress(shopper, 'Oslo'), addressType: kind };
  const answer = await shopper.call('createAddress', { body });
  if (answer === undefined) return undefined;
  const known = texts(before, 'id', fieldOf[kind]);
  const isNew = (each: unknown) => !known.includes(text(each, 'id') ?? '') && text(each, 'city') === 'Oslo';
  const id = text(list(answer.body, fieldOf[kind]).find(isNew), 'id');
  const isThere = id !== undefined;
  shopper.verify(
    answer.body,
    `createAddress ACC-02 /${fieldOf[kind]}`,
    isThere,
    'the address just added',
    id,
  );
  if (id === undefined) return undefined;
  const kept = await readCustomer(shopper);
  compareAddress(shopper, 'createAddress', answer.body, kind, id, body.address);
  compareAddress(shopper, 'createAddress', kept, kind, id, body.address);
  if (text(before, 'address', 'id') === undefined && known.length === 0 && kind === 'billing')
    shopper.compare(answer.body, 'createAddress ACC-02', { '/address/id': id });
  return kept === undefined || texts(kept, 'id', fieldOf[kind]).includes(id) ? id : undefined;
}

/** Change an address: every text is read as it was sent, at the greatest length too. */
async function update(flow: Flow, kind: Kind, id: string): Promise<void> {
  const { shopper } = flow;
  const usual = {
    ...sampleAddress(shopper, 'Bergen'),
    phoneNumber: '4722334466',
    address: 'Øvregaten 3 & 5',
  };
  const paths = freeTexts.map((field) => `newAddress.${field}`);
  const edges = Object.values(letters).map((sample) =>
    longest(shopper.run, 'updateAddress', { id, newAddress: usual }, sample, ...paths),
  );
  for (const body of [...edges, { id, newAddress: usual }]) {
    const answer = await shopper.call('updateAddress', { body });
    const kept = await readCustomer(shopper);
    for (const each of answer ? [answer.body, kept] : [])
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
): void {
  if (body === undefined) return;
  const rule = `${operation} ACC-02 /${fieldOf[kind]}`;
  const index = texts(body, 'id', fieldOf[kind]).indexOf(id);
  shopper.verify(body, rule, index >= 0, `the address ${id}`, 'not there');
  for (const [name, wanted] of index < 0 ? [] : Object.entries(sent)) {
    const found = text(body, fieldOf[kind], String(index), name);
    shopper.verify(body, `${rule}/${index}/${name}`, isSameText(found, wanted), wanted, found);
  }
}

async function refusals(flow: Flow, primary: string, hasOthers: boolean): Promise<void> {
  const { shopper } = flow;
  const last = 'the primary address can be deleted only as the last one';
  if (hasOthers) await shopper.expect('deleteAddress', { body: { id: primary } }, last, 400);
  const address = sampleAddress(shopper, 'Oslo');
  await refuseBeyond(shopper, 'createAddress', { address, addressType: 'billing' });
  await refuseBeyond(shopper, 'updateAddress', { id: primary, newAddress: address });
  const body = { id: unknownLike(primary) };
  for (const operation of ['setPrimaryAddress', 'deleteAddress'] as const)
    await shopper.expect(operation, { body }, 'there is no such address', 400, 404);
}

async function remove(flow: Flow, id: string): Promise<void> {
  const { shopper } = flow;
  const fields = Object.values(fieldOf);
  const others = idsOf(await readCustomer(shopper), ...fields).filter((each) => each !== id);
  const answer = await shopper.call('deleteAddress', { body: { id } });
  const kept = await readCustomer(shopper);
  if (!answer || kept === undefined) return;
  const ids = idsOf(kept, ...fields);
  const gone = others.filter((each) => !ids.includes(each)).join(', ');
  shopper.verify(kept, 'deleteAddress ACC-02', gone === '', `the address ${gone} still`, 'gone');
  shopper.verify(kept, 'deleteAddress ACC-02', !ids.includes(id), `no address ${id}`, 'still there');
  // A deleted address has no effect.
  for (const [operation, body] of [
    ['setPrimaryAddress', { id }],
    ['updateAddress', { id, newAddress: sampleAddress(shopper, 'Oslo') }],
    ['deleteAddress', { id }],
  ] as const)
    await shopper.expect(operation, { body }, 'the address was deleted', 400, 404);
}
