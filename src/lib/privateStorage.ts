import { createStore } from './createStore';
import { parseStored, readStored, writeStored, type Area } from './storage';

// Part of the boot script, which runs before the app's code has loaded: no import may pull in React or the client.

/** Local storage key of the signed-in customer's id, empty for none; its storage event makes other tabs follow. */
export const customerChangeKey = 'customerChange';

interface Rule {
  area: Area;
  isAdopted: boolean;
}

const rules = {
  recentlyViewed: { area: 'local', isAdopted: true },
  comparedProducts: { area: 'session', isAdopted: true },
  listingPages: { area: 'local', isAdopted: true },
  listingRows: { area: 'session', isAdopted: true },
  placedOrder: { area: 'local', isAdopted: false },
  failedAddress: { area: 'session', isAdopted: true },
  pushedPurchases: { area: 'session', isAdopted: false },
  drafts: { area: 'session', isAdopted: false },
} as const satisfies Record<string, Rule>;

/** Key of a value that is stored with its customer's id, and removed when that customer is signed out (AUTH-03). */
export type PrivateKey = keyof typeof rules;

interface PrivateValue {
  /** Customer's id; null for a visitor's value. */
  customer: string | null;
  value: unknown;
}

const keys = /* @__PURE__ */ Object.keys(rules) as PrivateKey[];

const storedCustomer = () => readStored('local', customerChangeKey) || null;

/** Id of the customer of this tab; until it is fetched, the one who was last signed in in this browser. */
const current = createStore(storedCustomer());

/** Values of a customer whose session ended elsewhere; in memory until the same customer signs in again. */
const suspended = new Map<PrivateKey, PrivateValue>();

function isOwned(stored: unknown): stored is PrivateValue {
  return typeof stored === 'object' && stored !== null && 'customer' in stored && 'value' in stored;
}

/** The stored value; a plain one is a visitor's. */
function read(key: PrivateKey): PrivateValue | undefined {
  const stored = parseStored(readStored(rules[key].area, key));
  if (stored === null) return undefined;
  return isOwned(stored) ? stored : { customer: null, value: stored };
}

function write(key: PrivateKey, stored: PrivateValue): void {
  const { customer, value } = stored;
  writeStored(rules[key].area, key, JSON.stringify(customer === null ? value : { customer, value }));
}

/** Id of the customer that values are stored for; null for a visitor. */
export const storageCustomer = current.get;

/** True when another tab has changed the customer, so that this tab's data is outdated (AUTH-03). */
export const hasCustomerChanged = () => storedCustomer() !== current.get();

/**
 * Read a value of this tab's customer or visitor; null when nothing, or only another customer's value, is stored.
 * @param customer only read for this customer, while it is unknown whether the last one is still signed in
 */
export function readPrivate(key: PrivateKey, customer = current.get()): unknown {
  const stored = read(key);
  return stored?.customer === current.get() && customer === current.get() ? stored.value : null;
}

/** Read a list of the customer or visitor, without invalid items. */
export function readPrivateList<Item>(
  key: PrivateKey,
  isItem: (value: unknown) => value is Item,
  customer = current.get(),
): Item[] {
  const value = readPrivate(key, customer);
  return Array.isArray(value) ? value.filter(isItem) : [];
}

/** Store a value for the customer or visitor of this tab; null removes it. */
export function writePrivate(key: PrivateKey, value: unknown): void {
  if (value === null) writeStored(rules[key].area, key, null);
  else write(key, { customer: current.get(), value });
}

function claim(key: PrivateKey, next: string | null): void {
  const stored = read(key);
  if (!stored || stored.customer === next) return;
  if (stored.customer === null && rules[key].isAdopted) return write(key, { ...stored, customer: next });
  if (stored.customer !== null && stored.customer === current.get()) suspended.set(key, stored);
  writePrivate(key, null);
}

/**
 * AUTH-03: set the customer of this tab, null for a visitor: removes the values of all others from the browser, and
 * restores those of a session that ended elsewhere to the same customer.
 */
export function setStorageCustomer(next: string | null): void {
  for (const key of keys) claim(key, next);
  // A sign-out that follows another tab's change must not overwrite it.
  if (next !== current.get() && (next !== null || !hasCustomerChanged()))
    writeStored('local', customerChangeKey, next ?? '');
  current.set(next);
  if (next === null) return;
  for (const [key, stored] of suspended) if (stored.customer === next) write(key, stored);
  discardSuspendedValues();
}

/** Delete the values of an ended session, when the customer has signed out. */
export function discardSuspendedValues(): void {
  suspended.clear();
}
