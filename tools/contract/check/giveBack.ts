import { destinationOf } from './flows/cartSettings';
import { linesOf, show } from './flows/cartLines';
import { list, text, texts } from './read';
import type { Run } from './run';
import type { Shopper } from './request';
import type { Before, Journal } from './journal';

const profileFields = ['firstName', 'lastName', 'email', 'phoneNumber'] as const;

async function read(run: Run, shopper: Shopper) {
  return {
    cart: await run.read(shopper, 'getCart'),
    customer: (await run.call(shopper, 'getCustomer', {}, { statuses: [200] }))?.body,
    lists: await run.read(shopper, 'getFavoriteLists'),
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
    profileFields.flatMap((field) => {
      const value = text(customer, field);
      return value === undefined ? [] : [[field, value]];
    }),
  );

/** Read the data of a signed-in customer before changing it. */
export async function readBefore(run: Run, shopper: Shopper): Promise<Before> {
  const { cart, customer, lists } = await read(run, shopper);
  const primary = text(customer, 'address', 'id');
  const addresses = addressesOf(customer).flatMap((each) => text(each, 'id') ?? []);
  return {
    user: shopper.user ?? '',
    ...(cart !== undefined && { cart: { lines: writtenLines(cart), settings: settingsOf(cart) } }),
    ...(customer !== undefined && {
      customer: { profile: profileOf(customer), addresses, ...(primary && { primary }) },
    }),
    ...(lists !== undefined && { lists: texts(lists, 'name') }),
  };
}

/** Restore the data of a signed-in customer; parts that are as before are not written. */
export async function giveBack(run: Run, shopper: Shopper, before: Before): Promise<void> {
  const { cart, customer, lists } = await read(run, shopper);
  if (cart !== undefined && before.cart) await giveBackCart(run, shopper, before.cart, cart);
  if (customer !== undefined && before.customer) {
    const profile = profileOf(customer);
    const body = { ...profile, ...before.customer.profile };
    if (JSON.stringify(body) !== JSON.stringify(profile))
      await run.call(shopper, 'updateCustomer', { body }, { schema: 'Customer' });
    await removeAddresses(run, shopper, before.customer, customer);
    await removeUsers(run, shopper, customer);
  }
  for (const listName of texts(lists, 'name'))
    if (listName.startsWith('Contract check') && before.lists?.includes(listName) === false)
      await run.call(shopper, 'deleteFavoriteList', { body: { listName } });
}

/**
 * Make changes as a signed-in customer, and give back what they took, also after a stop. What a former run took that was
 * killed is given back, too.
 */
export async function keeping(
  run: Run,
  journal: Journal,
  shopper: Shopper,
  changes: () => Promise<void>,
): Promise<void> {
  if (run.isStopped) return;
  const user = shopper.user ?? '';
  const left = journal.of(user);
  const before = left ?? (await readBefore(run, shopper));
  if (left) await run.givingBack(() => giveBack(run, shopper, before));
  else if (!run.isStopped) journal.add(before);
  // Stopped while reading: nothing has been changed yet.
  if (run.isStopped) return;
  await changes();
  await run.givingBack(async () => {
    await giveBack(run, shopper, before);
    journal.remove(user);
  });
}

async function giveBackCart(
  run: Run,
  shopper: Shopper,
  { lines, settings }: NonNullable<Before['cart']>,
  cart: unknown,
): Promise<void> {
  const before = show(new Map(lines.map(({ code, quantity }) => [code, quantity])));
  if (show(linesOf(cart)) !== before) {
    if (linesOf(cart).size > 0) await run.call(shopper, 'deleteCart');
    // An article that is sold out meanwhile cannot be given back: the problem below, and no drift.
    for (const body of lines) await run.call(shopper, 'addToCart', { body }, { statuses: [200, 400] });
  }
  const refilled = (await run.read(shopper, 'getCart')) ?? cart;
  if (JSON.stringify(settingsOf(refilled)) !== JSON.stringify(settings))
    await run.call(shopper, 'bulkUpdateCart', { body: { lineitems: [], ...settings } });
  const after = await run.read(shopper, 'getCart');
  if (after === undefined || show(linesOf(after)) !== before)
    run.problem(`the cart of ${shopper.user ?? ''} could not be given back: it had ${before}`);
}

async function removeAddresses(
  run: Run,
  shopper: Shopper,
  before: NonNullable<Before['customer']>,
  customer: unknown,
): Promise<void> {
  const primary = text(customer, 'address', 'id');
  if (before.primary !== undefined && before.primary !== primary)
    await run.call(shopper, 'setPrimaryAddress', { body: { id: before.primary } });
  const made = addressesOf(customer)
    .filter((each) => text(each, 'firstName') === 'Contract' && text(each, 'lastName') === 'Check')
    .flatMap((each) => text(each, 'id') ?? [])
    .filter((id) => !before.addresses.includes(id));
  // The primary address goes last: it can only be deleted as the last one.
  for (const id of new Set(made.toSorted((one) => (one === primary ? 1 : -1))))
    await run.call(shopper, 'deleteAddress', { body: { id } });
}

/** E-mail addresses of the users that the check adds. */
const ownUser = /^contract-check-[\da-f-]{36}@example\.com$/;

async function removeUsers(run: Run, shopper: Shopper, customer: unknown): Promise<void> {
  const organizationId = text(customer, 'organizationId');
  if (organizationId === undefined || text(customer, 'role') !== 'administrator') return;
  const users = await run.read(shopper, 'getAllCustomers', { query: { organizationId } });
  for (const user of list(users)) {
    const customerId = text(user, 'customerId');
    if (customerId !== undefined && ownUser.test(text(user, 'email') ?? ''))
      await run.call(shopper, 'deleteCustomer', { query: { customerId } });
  }
}
