import type { OperationId } from '../../../../src/api/operation';
import { list, text, texts } from '../read';
import { lost, sampleAddress, type Flow } from './changes';
import { refuse, unknownLike } from './refusals';

type Kind = 'billing' | 'delivery';
/** A city of the greatest length, which is counted in characters. */
const longestCity = 'Å'.repeat(40);
const fieldOf = { billing: 'billingAddresses', delivery: 'deliveryAddresses' } as const;

/** ACC-02: add addresses, change them, make one primary and remove them; each change is persisted. */
export async function addressFlow(flow: Flow): Promise<void> {
  const { run, shopper } = flow;
  const before = (await run.call(shopper, 'getCustomer', {}, { statuses: [200] }))?.body;
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
  const chosen = await run.call(shopper, 'setPrimaryAddress', { body: { id } });
  expectText(flow, 'setPrimaryAddress', chosen?.body, ['address', 'id'], id);
  const again = (await run.call(shopper, 'getCustomer', {}, { statuses: [200] }))?.body;
  expectText(flow, 'setPrimaryAddress', again, ['address', 'id'], id);
  await refusals(flow, id, made.length > 1 || primary !== undefined);
  if (primary !== undefined) await run.call(shopper, 'setPrimaryAddress', { body: { id: primary } });
  // The primary address goes last: it can only be deleted as the last one.
  for (const each of made.toReversed()) await remove(flow, each);
}

function expectText(
  flow: Flow,
  operation: OperationId,
  body: unknown,
  path: string[],
  expected: string,
): void {
  const found = text(body, ...path);
  if (body !== undefined && found !== expected)
    lost(flow, operation, 'ACC-02', `/${path.join('/')}`, expected, found ?? 'nothing', body);
}

async function add(flow: Flow, kind: Kind, before: unknown): Promise<string | undefined> {
  const { run, shopper } = flow;
  const body = { address: sampleAddress(flow, 'Oslo'), addressType: kind };
  const answer = await run.call(shopper, 'createAddress', { body });
  if (answer === undefined) return undefined;
  const known = new Set(texts(before, 'id', fieldOf[kind]));
  const isNew = (each: unknown) => !known.has(text(each, 'id') ?? '') && text(each, 'city') === 'Oslo';
  const added = list(answer.body, fieldOf[kind]).find(isNew);
  const kept = (await run.call(shopper, 'getCustomer', {}, { statuses: [200] }))?.body;
  const id = text(added, 'id');
  compareAddress(flow, 'createAddress', answer.body, kind, id, body.address);
  compareAddress(flow, 'createAddress', kept, kind, id, body.address);
  if (
    id !== undefined &&
    text(before, 'address', 'id') === undefined &&
    known.size === 0 &&
    kind === 'billing'
  )
    expectText(flow, 'createAddress', answer.body, ['address', 'id'], id);
  if (id === undefined || (kept !== undefined && !texts(kept, 'id', fieldOf[kind]).includes(id))) {
    lost(
      flow,
      'createAddress',
      'ACC-02',
      `/${fieldOf[kind]}`,
      'the address just added',
      'it is not there',
      answer.body,
    );
    return undefined;
  }
  return id;
}

async function update(flow: Flow, kind: Kind, id: string): Promise<void> {
  const { run, shopper } = flow;
  const newAddress = {
    ...sampleAddress(flow, longestCity),
    phoneNumber: '4722334466',
    address: 'Øvregaten 3 & 5',
  };
  const answer = await run.call(shopper, 'updateAddress', { body: { id, newAddress } });
  const kept = (await run.call(shopper, 'getCustomer', {}, { statuses: [200] }))?.body;
  for (const body of answer ? [answer.body, kept] : [])
    compareAddress(flow, 'updateAddress', body, kind, id, newAddress);
}

/** Compare an address of a customer with the one sent, in the list of its kind. */
function compareAddress(
  flow: Flow,
  operation: OperationId,
  body: unknown,
  kind: Kind,
  id: string | undefined,
  sent: Readonly<Record<string, string>>,
): void {
  if (body === undefined || id === undefined) return;
  const field = fieldOf[kind];
  const index = texts(body, 'id', field).indexOf(id);
  if (index < 0) lost(flow, operation, 'ACC-02', `/${field}`, `the address ${id}`, 'not there', body);
  for (const [name, wanted] of index < 0 ? [] : Object.entries(sent)) {
    const found = text(body, field, String(index), name);
    if (found !== wanted)
      lost(flow, operation, 'ACC-02', `/${field}/${index}/${name}`, wanted, found ?? 'nothing', body);
  }
}

async function refusals(flow: Flow, primary: string, hasOthers: boolean): Promise<void> {
  const { run, shopper } = flow;
  if (hasOthers)
    await run.call(
      shopper,
      'deleteAddress',
      { body: { id: primary } },
      { statuses: [400], because: 'the primary address can be deleted only as the last one' },
    );
  const address = { ...sampleAddress(flow, 'Oslo'), phoneNumber: '+47 22' };
  await refuse(run, shopper, {
    operation: 'createAddress',
    input: { body: { address, addressType: 'billing' } },
    field: 'address.phoneNumber',
    because: 'a phone number that is not only digits',
  });
  await refuse(run, shopper, {
    operation: 'updateAddress',
    input: { body: { id: primary, newAddress: sampleAddress(flow, 'x'.repeat(41)) } },
    field: 'newAddress.city',
    because: 'a city of 41 characters, where 40 are the most',
  });
  for (const operation of ['setPrimaryAddress', 'deleteAddress'] as const)
    await run.call(
      shopper,
      operation,
      { body: { id: unknownLike(primary) } },
      { statuses: [400, 404], because: 'there is no such address' },
    );
}

async function remove(flow: Flow, id: string): Promise<void> {
  const { run, shopper } = flow;
  const before = (await run.call(shopper, 'getCustomer', {}, { statuses: [200] }))?.body;
  const others = Object.values(fieldOf)
    .flatMap((field) => texts(before, 'id', field))
    .filter((each) => each !== id);
  const answer = await run.call(shopper, 'deleteAddress', { body: { id } });
  const kept = (await run.call(shopper, 'getCustomer', {}, { statuses: [200] }))?.body;
  const ids = Object.values(fieldOf).flatMap((field) => texts(kept, 'id', field));
  const gone = others.filter((each) => !ids.includes(each));
  if (answer && kept !== undefined && gone.length > 0)
    lost(flow, 'deleteAddress', 'ACC-02', '', `the address ${gone.join(', ')} still`, 'gone', kept);
  if (answer && ids.includes(id))
    lost(flow, 'deleteAddress', 'ACC-02', '', `no address ${id}`, 'still there', kept);
}
