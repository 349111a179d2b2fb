import { fieldsOf, type Flow, idsOf, readCustomer, sampleAddress } from './changes';
import { longestOf, refuseBeyond } from './limits';
import { unknownLike } from './refusals';
import { unusableAddress } from './rights';
import { at, list, text, texts } from '../read';
import type { Shopper } from '../run';

const fieldOf = {
  billing: 'billingAddresses',
  delivery: 'deliveryAddresses',
  company: 'companyAddresses',
} as const;

/** ACC-02: add addresses, change them, make one primary and remove them; each change is persisted. */
export async function addressFlow({ shopper }: Flow) {
  const before = await readCustomer(shopper);
  if (before === undefined) return;
  const primary = text(before, 'address', 'id');
  const made: string[] = [];
  const isOurs = at(before, 'companyAddressesEditable') === true;
  for (const kind of ['billing', 'delivery', ...(isOurs ? (['company'] as const) : [])] as const) {
    const id = await add(shopper, kind, before);
    if (id !== undefined) made.push(id);
  }
  const [id] = made;
  if (id === undefined) return;
  await update(shopper, id);
  if (await shopper.call('setPrimaryAddress', { body: { id } }))
    shopper.compare(await readCustomer(shopper), 'setPrimaryAddress ACC-02', { '/address/id': id });
  await refusals(shopper, id, made.length > 1 || primary !== undefined);
  if (primary !== undefined) await shopper.call('setPrimaryAddress', { body: { id: primary } });
  // The primary address goes last: it can only be deleted as the last one.
  for (const each of made.toReversed()) await remove(shopper, each);
}

async function add(
  shopper: Shopper,
  kind: keyof typeof fieldOf,
  before: unknown,
): Promise<string | undefined> {
  const field = fieldOf[kind];
  const body = { address: sampleAddress(shopper, 'Oslo'), addressType: kind };
  const answer = await shopper.read('createAddress', { body });
  if (answer === undefined) return undefined;
  const known = texts(before, 'id', field);
  const isNew = (each: unknown) => !known.includes(text(each, 'id') ?? '') && text(each, 'city') === 'Oslo';
  const id = text(list(answer, field).find(isNew), 'id');
  const rule = `createAddress ACC-02 /${field}`;
  shopper.verify(answer, rule, id !== undefined, 'the address just added', 'none');
  if (id === undefined) return undefined;
  const isKept = await compareAddress(shopper, rule, id, body.address);
  if (text(before, 'address', 'id') === undefined && known.length === 0 && kind === 'billing')
    shopper.compare(answer, 'createAddress ACC-02', { '/address/id': id });
  return isKept ? id : undefined;
}

/** Change an address: every text is read as it was sent, at the greatest length too. */
async function update(shopper: Shopper, id: string) {
  const sent = { phoneNumber: '4722334466', address: 'Øvregaten 3 & 5' };
  const newAddress = { ...sampleAddress(shopper, 'Bergen'), ...sent };
  // Not the names, which the check knows its addresses by.
  const edges = ['newAddress.address', 'newAddress.city'];
  for (const body of longestOf(shopper.run, 'updateAddress', { id, newAddress }, ...edges))
    if (await shopper.call('updateAddress', { body }))
      await compareAddress(shopper, 'updateAddress ACC-02 /billingAddresses', id, body.newAddress);
}

/** Compare the customer's address with what was sent; the response to the change has it alike (`readBack.ts`). */
async function compareAddress(shopper: Shopper, rule: string, id: string, sent: Record<string, string>) {
  const customer = await readCustomer(shopper);
  const place = rule.slice(rule.indexOf('/') + 1);
  const index = texts(customer, 'id', place).indexOf(id);
  shopper.verify(customer, rule, index >= 0, `the address ${id}`, 'not there');
  if (index >= 0) shopper.compare(customer, `${rule}/${index}`, fieldsOf(sent));
  return customer === undefined || index >= 0;
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
