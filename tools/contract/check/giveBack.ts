import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { linesOf, show } from './flows/cartLines';
import { destinationOf } from './flows/cartSettings';
import { wholeProfile } from './flows/changes';
import { list, text, texts } from './read';
import type { Shopper } from './run';

async function read(shopper: Shopper) {
  return {
    cart: await shopper.read('getCart'),
    customer: (await shopper.call('getCustomer', {}, { statuses: [200] }))?.body,
    lists: await shopper.read('getFavoriteLists'),
  };
}

const addressesOf = (customer: unknown): unknown[] =>
  ['billingAddresses', 'deliveryAddresses'].flatMap((field) => list(customer, field));

const writtenLines = (cart: unknown) => [...linesOf(cart)].map(([code, quantity]) => ({ code, quantity }));

function settingsOf(cart: unknown): Record<string, unknown> {
  const { AcceptOrderSplitting, shippingMethod } = Object(cart) as Record<string, unknown>;
  const all = { AcceptOrderSplitting, shippingMethod, shippingDestination: destinationOf(cart) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value != null));
}

const profileOf = (customer: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(wholeProfile(customer)).filter(([field]) => text(customer, field) !== undefined),
  );

/** Read the data of a signed-in customer before changing it. */
export async function readBefore(shopper: Shopper): Promise<Before> {
  const { cart, customer, lists } = await read(shopper);
  const primary = text(customer, 'address', 'id');
  const addresses = addressesOf(customer).flatMap((each) => text(each, 'id') ?? []);
  return {
    user: shopper.user ?? '',
    cart: cart === undefined ? undefined : { lines: writtenLines(cart), settings: settingsOf(cart) },
    customer: customer === undefined ? undefined : { profile: profileOf(customer), addresses, primary },
    lists: lists === undefined ? undefined : texts(lists, 'name'),
  };
}

/** Restore the data of a signed-in customer; parts that are as before are not written. */
export async function giveBack(shopper: Shopper, before: Before) {
  const { cart, customer, lists } = await read(shopper);
  if (cart !== undefined && before.cart) await giveBackCart(shopper, before.cart, cart);
  if (customer !== undefined && before.customer) {
    const profile = profileOf(customer);
    const body = { ...profile, ...before.customer.profile };
    if (JSON.stringify(body) !== JSON.stringify(profile))
      await shopper.call('updateCustomer', { body }, { schema: 'Customer' });
    await removeAddresses(shopper, before.customer, customer);
    await removeUsers(shopper, customer);
  }
  for (const listName of texts(lists, 'name'))
    if (listName.startsWith('Contract check') && before.lists?.includes(listName) === false)
      await shopper.call('deleteFavoriteList', { body: { listName } });
}

/**
 * Make changes as a signed-in customer, and give back what they took, also after a stop. What a former run took that was
 * killed is given back, too.
 */
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

async function giveBackCart(
  shopper: Shopper,
  { lines, settings }: NonNullable<Before['cart']>,
  cart: unknown,
) {
  const before = show(new Map(lines.map(({ code, quantity }) => [code, quantity])));
  if (show(linesOf(cart)) !== before) {
    if (linesOf(cart).size > 0) await shopper.call('deleteCart');
    // An article that is sold out meanwhile cannot be given back: the problem below, and no drift.
    for (const body of lines) await shopper.call('addToCart', { body }, { statuses: [200, 400] });
  }
  const refilled = (await shopper.read('getCart')) ?? cart;
  if (JSON.stringify(settingsOf(refilled)) !== JSON.stringify(settings))
    await shopper.call('bulkUpdateCart', { body: { lineitems: [], ...settings } });
  const after = await shopper.read('getCart');
  if (after === undefined || show(linesOf(after)) !== before)
    shopper.run.problem(`the cart of ${shopper.user ?? ''} could not be given back: it had ${before}`);
}

async function removeAddresses(shopper: Shopper, before: NonNullable<Before['customer']>, customer: unknown) {
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

/** Data of a customer before the check changes it; a part that could not be read is undefined. */
export interface Before {
  user: string;
  cart?: {
    lines: { code: string; quantity: number }[];
    /** Order splitting, method and destination, in the form of bulkUpdateCart. */
    settings: Record<string, unknown>;
  };
  customer?: {
    profile: Record<string, string>;
    addresses: string[];
    primary?: string;
  };
  lists?: string[];
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
