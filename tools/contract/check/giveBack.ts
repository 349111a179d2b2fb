import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { linesOf, show } from './flows/cartLines';
import { destinationOf } from './flows/cartSettings';
import { readCustomer, wholeProfile } from './flows/changes';
import { list, text, texts } from './read';
import type { Shopper } from './run';

/** Data of a customer before the check changes it; a part that could not be read is undefined. */
export type Before = Awaited<ReturnType<typeof readBefore>>;
type CartBefore = NonNullable<Before['cart']>;
type CustomerBefore = NonNullable<Before['customer']>;

function cartOf(cart: unknown) {
  if (cart === undefined) return undefined;
  const { AcceptOrderSplitting, shippingMethod } = Object(cart) as Record<string, unknown>;
  const all = { AcceptOrderSplitting, shippingMethod, shippingDestination: destinationOf(cart) };
  return {
    lines: [...linesOf(cart)].map(([code, quantity]) => ({ code, quantity })),
    /** Order splitting, method and destination, in the form of bulkUpdateCart. */
    settings: Object.fromEntries(Object.entries(all).filter(([, value]) => value != null)),
  };
}

const addressesOf = (customer: unknown): unknown[] =>
  ['billingAddresses', 'deliveryAddresses'].flatMap((field) => list(customer, field));

function profileOf(customer: unknown): Record<string, string> {
  const isKnown = ([field]: [string, string]) => text(customer, field) !== undefined;
  return Object.fromEntries(Object.entries(wholeProfile(customer)).filter(isKnown));
}

/** Read the data of a signed-in customer before changing it. */
export async function readBefore(shopper: Shopper) {
  const cart = cartOf(await shopper.read('getCart'));
  const customer = await readCustomer(shopper);
  const lists = await shopper.read('getFavoriteLists');
  const primary = text(customer, 'address', 'id');
  const addresses = addressesOf(customer).flatMap((each) => text(each, 'id') ?? []);
  return {
    ...{ user: shopper.user ?? '', cart },
    customer: customer === undefined ? undefined : { profile: profileOf(customer), addresses, primary },
    lists: lists === undefined ? undefined : texts(lists, 'name'),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Restore the data of a signed-in customer; parts that are as before are not written. */
export async function giveBack(shopper: Shopper, { cart, customer, lists }: Before) {
  if (cart) await giveBackCart(shopper, cart);
  const found = customer && (await readCustomer(shopper));
  if (customer && found !== undefined) {
    const body = { ...profileOf(found), ...customer.profile };
    if (!isSame(body, profileOf(found)))
      await shopper.call('updateCustomer', { body }, { schema: 'Customer' });
    await removeAddresses(shopper, customer, found);
    await removeUsers(shopper, found);
  }
  for (const listName of lists ? texts(await shopper.read('getFavoriteLists'), 'name') : [])
    if (listName.startsWith('Contract check') && lists?.includes(listName) === false)
      await shopper.call('deleteFavoriteList', { body: { listName } });
}

const shown = (lines: CartBefore['lines']): string =>
  show(new Map(lines.map(({ code, quantity }) => [code, quantity])));

async function giveBackCart(shopper: Shopper, { lines, settings }: CartBefore) {
  const read = async () => cartOf(await shopper.read('getCart'));
  const found = await read();
  if (found && shown(found.lines) !== shown(lines)) {
    if (found.lines.length > 0) await shopper.call('deleteCart');
    // An article that is sold out meanwhile cannot be given back: the problem below, and no drift.
    for (const body of lines) await shopper.call('addToCart', { body }, { statuses: [200, 400] });
  }
  const refilled = await read();
  if (refilled && !isSame(refilled.settings, settings))
    await shopper.call('bulkUpdateCart', { body: { lineitems: [], ...settings } });
  const after = await read();
  if (after === undefined || shown(after.lines) !== shown(lines))
    shopper.run.problem(`the cart of ${shopper.user ?? ''} could not be given back: it had ${shown(lines)}`);
}

async function removeAddresses(shopper: Shopper, before: CustomerBefore, customer: unknown) {
  const primary = text(customer, 'address', 'id');
  if (before.primary !== undefined && before.primary !== primary)
    await shopper.call('setPrimaryAddress', { body: { id: before.primary } });
  const made = addressesOf(customer)
    .filter((each) => text(each, 'firstName') === 'Contract' && text(each, 'lastName') === 'Check')
    .flatMap((each) => text(each, 'id') ?? [])
    .filter((id) => !before.addresses.includes(id));
  // The primary address goes last: it can only be deleted as the last one.
  for (const id of new Set(made.toSorted((one) => (one === primary ? 1 : -1))))
    await shopper.call('deleteAddress', { body: { id } });
}

/** E-mail addresses of the users that the check adds. */
const ownUser = /^contract-check-[\da-f-]{36}@example\.com$/;

async function removeUsers(shopper: Shopper, customer: unknown) {
  const organizationId = text(customer, 'organizationId');
  if (organizationId === undefined || text(customer, 'role') !== 'administrator') return;
  const users = await shopper.read('getAllCustomers', { query: { organizationId } });
  for (const user of list(users)) {
    const customerId = text(user, 'customerId');
    if (customerId !== undefined && ownUser.test(text(user, 'email') ?? ''))
      await shopper.call('deleteCustomer', { query: { customerId } });
  }
}

/** Make changes as a customer and give back what they took, also after a stop, or after a former run was killed. */
export async function keeping(journal: Journal, shopper: Shopper, changes: () => Promise<void>) {
  const { run } = shopper;
  if (run.isStopped) return;
  const user = shopper.user ?? '';
  const left = journal.of(user);
  const before = left ?? (await readBefore(shopper));
  if (left) await run.givingBack(() => giveBack(shopper, before));
  else if (!run.isStopped) journal.add(before);
  // Stopped while reading: nothing has been changed yet.
  if (run.isStopped) return;
  await changes();
  await run.givingBack(async () => {
    await giveBack(shopper, before);
    journal.remove(user);
  });
}

/** Journal of one backend: what has to be given back, also by the next run when this one is killed. */
export class Journal {
  #entries: Before[];

  /** @param file by default none: the entries are those of this run only */
  constructor(readonly file?: string) {
    this.#entries = entriesOf(file);
  }

  of = (user: string): Before | undefined => this.#entries.find((each) => each.user === user);

  add(before: Before): void {
    this.#write([...this.#entries, before]);
  }

  remove(user: string): void {
    this.#write(this.#entries.filter((each) => each.user !== user));
  }

  #write(entries: Before[]) {
    this.#entries = entries;
    if (this.file === undefined) return;
    if (entries.length === 0) rmSync(this.file, { force: true });
    else writeFileSync(this.file, JSON.stringify(entries), { mode: 0o600 });
  }
}

function entriesOf(file: string | undefined): Before[] {
  try {
    return file === undefined ? [] : (JSON.parse(readFileSync(file, 'utf8')) as Before[]);
  } catch {
    return [];
  }
}
