import { useEffect } from 'react';
import type { Order } from '../../../api/generated/types';
import { readPrivate, writePrivate } from '../../../lib/privateStorage';
import { randomKey } from '../../../lib/randomKey';
import { parseStored, readStored, writeStored } from '../../../lib/storage';
import { pushPurchase } from '../../analytics/cartEvents';
import { notifyCartChange } from '../../cart/cartCache';
import { useSession } from '../../session/customer';
import { clearCheckout } from '../storedCheckout';

const storageKey = 'orderAttempt';

/** Maximum age of an attempt without a response whose outcome is still looked up, in ms. */
const unansweredFor = 3_600_000;

/** A stored attempt, which survives a sign-out: the same customer may repeat it with the same key. */
interface StoredAttempt {
  /** Value of the Idempotency-Key header; also the salt of the hashes. */
  key: string;
  /** Salted hash of the customer's id. */
  owner: string;
  /** Salted hash of the order's content: another cart or address is another order. */
  content: string;
  /** Time of the first request, in ms since 1970. */
  sentAt: number;
}

/** An attempt to place an order: all its requests carry the same key, so that at most one order is placed (CHK-04). */
interface OrderAttempt extends StoredAttempt {
  /** Order number of the response; null until it arrives, and after a sign-out. */
  orderNumber: string | null;
}

/** A salted 53-bit hash (cyrb53) as text, so that local storage, shared by tabs, contains no personal data. */
function hash(salt: string, text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const sign of `${salt} ${text}`) {
    const code = sign.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

function isAttempt(value: unknown): value is StoredAttempt {
  const { key, owner, content, sentAt } = (value ?? {}) as Partial<Record<string, unknown>>;
  return (
    [key, owner, content].every((text) => typeof text === 'string' && text !== '') &&
    typeof sentAt === 'number'
  );
}

/** Order number of the response to an attempt, as long as its customer is signed in. */
function placedOrder({ key }: StoredAttempt): string | null {
  const placed = readPrivate('placedOrder') as Partial<Record<string, unknown>> | null;
  return placed?.['key'] === key && typeof placed['orderNumber'] === 'string' ? placed['orderNumber'] : null;
}

function readAttempt(): OrderAttempt | undefined {
  const stored = parseStored(readStored('local', storageKey));
  return isAttempt(stored) ? { ...stored, orderNumber: placedOrder(stored) } : undefined;
}

/**
 * The customer's unfinished attempt: sent, with its confirmation not shown yet. Shared by all tabs.
 * @param customer id of the customer
 */
export function unfinishedAttempt(customer: string): OrderAttempt | undefined {
  const attempt = readAttempt();
  if (!attempt || attempt.owner !== hash(attempt.key, customer)) return undefined;
  const isLive = attempt.orderNumber !== null || Date.now() - attempt.sentAt < unansweredFor;
  return isLive ? attempt : undefined;
}

/** Store a new attempt. */
function beginAttempt(customer: string, content: string): OrderAttempt {
  const key = randomKey();
  const attempt = { key, owner: hash(key, customer), content: hash(key, content), sentAt: Date.now() };
  writeStored('local', storageKey, JSON.stringify(attempt));
  return { ...attempt, orderNumber: null };
}

/**
 * The attempt for some content: the open one when its content is the same, otherwise a new one. Stored before the
 * request is sent.
 * @param content everything the order depends on, as a string
 */
export function attemptFor(customer: string, content: string): OrderAttempt {
  const open = unfinishedAttempt(customer);
  return open && open.content === hash(open.key, content) ? open : beginAttempt(customer, content);
}

/** Store the order number of the response to an attempt, until the customer signs out. */
export function recordOrder({ key }: OrderAttempt, orderNumber: string): void {
  if (readAttempt()?.key === key) writePrivate('placedOrder', { key, orderNumber });
}

/** End the open attempt; the next order starts a new one. */
export function endAttempt(): void {
  writeStored('local', storageKey, null);
  writePrivate('placedOrder', null);
}

/**
 * CHK-04, ANA-01: finish the checkout of a confirmed order: delete its data, end the attempt, make other tabs
 * refetch the emptied cart, and push purchase. An order of another checkout, such as one opened later, changes
 * nothing.
 * @param order the placed order; undefined until loaded
 */
export function useFinishedOrder(order: Order | undefined): void {
  const { customer } = useSession();
  const customerId = customer?.id;
  useEffect(() => {
    if (!order || customerId === undefined) return;
    if (unfinishedAttempt(customerId)?.orderNumber !== order.orderNumber) return;
    endAttempt();
    clearCheckout();
    notifyCartChange();
    if (order.status !== 'awaitingApproval') pushPurchase(order);
  }, [customerId, order]);
}
