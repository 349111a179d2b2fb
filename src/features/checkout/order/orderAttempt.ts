import { parseStored, readStored, writeStored } from '../../../config/storage';

const storageKey = 'orderAttempt';

/** Maximum age of an attempt without a response whose outcome is still looked up, in ms. */
const unansweredFor = 3_600_000;

/** An attempt to place an order: all its requests carry the same key, so that at most one order is placed (CHK-04). */
interface OrderAttempt {
  /** Value of the Idempotency-Key header. */
  key: string;
  /** Hash of the customer's id. */
  owner: string;
  /** Hash of the order's content: another cart or address is another order. */
  content: string;
  /** Time of the first request, in ms since 1970. */
  sentAt: number;
  /** Order number of the response; null until it arrives. */
  orderNumber: string | null;
}

/** A 53-bit hash (cyrb53) as text, so that local storage, shared by tabs, contains no personal data. */
function hash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** 128 random bits; crypto.randomUUID is unavailable when the shop is served without TLS. */
const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function isAttempt(value: unknown): value is OrderAttempt {
  const { key, owner, content, sentAt, orderNumber } = (value ?? {}) as Partial<Record<string, unknown>>;
  return (
    [key, owner, content].every((text) => typeof text === 'string' && text !== '') &&
    typeof sentAt === 'number' &&
    (orderNumber === null || typeof orderNumber === 'string')
  );
}

function readAttempt(): OrderAttempt | undefined {
  const stored = parseStored(readStored('local', storageKey));
  return isAttempt(stored) ? stored : undefined;
}

/**
 * The customer's unfinished attempt: sent, with its confirmation not shown yet. Shared by all tabs.
 * @param customer id of the customer
 */
export function openAttempt(customer: string): OrderAttempt | undefined {
  const attempt = readAttempt();
  if (attempt?.owner !== hash(customer)) return undefined;
  const isLive = attempt.orderNumber !== null || Date.now() - attempt.sentAt < unansweredFor;
  return isLive ? attempt : undefined;
}

/**
 * The attempt for some content: the open one when its content is the same, otherwise a new one. Stored before the
 * request is sent.
 * @param content everything the order depends on, as a string
 */
export function attemptFor(customer: string, content: string): OrderAttempt {
  const open = openAttempt(customer);
  const contentHash = hash(content);
  const attempt =
    open?.content === contentHash
      ? open
      : {
          key: randomKey(),
          owner: hash(customer),
          content: contentHash,
          sentAt: Date.now(),
          orderNumber: null,
        };
  writeStored('local', storageKey, JSON.stringify(attempt));
  return attempt;
}

/** Stores the order number of the response to an attempt. */
export function recordOrder({ key }: OrderAttempt, orderNumber: string): void {
  const attempt = readAttempt();
  if (attempt?.key === key) writeStored('local', storageKey, JSON.stringify({ ...attempt, orderNumber }));
}

/** Ends the open attempt; the next order starts a new one. */
export function endAttempt(): void {
  writeStored('local', storageKey, null);
}
