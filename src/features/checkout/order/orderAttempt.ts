import { parseStored, readStored, writeStored } from '../../../config/storage';

const storageKey = 'orderAttempt';

/** How long the outcome of an attempt without an answer is worth asking for, in ms. */
const unansweredFor = 3_600_000;

/** An attempt to place one order: every call of it carries the same key, so that it places one order at most (CHK-04). */
interface OrderAttempt {
  /** The Idempotency-Key. */
  key: string;
  /** Hash of the customer's id. */
  owner: string;
  /** Hash of what is ordered: another cart or another address is another order. */
  content: string;
  /** When the order was first sent, in ms since 1970. */
  sentAt: number;
  /** The number that the server has answered; null as long as it has not. */
  orderNumber: string | null;
}

/** A 53-bit hash (cyrb53) as text: the storage that tabs share gets no personal data. */
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

/** 128 random bits; crypto.randomUUID is missing where the shop is served without TLS. */
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
 * The customer's attempt that has not come to its end: the order was sent, and its confirmation has not been shown. It is
 * the same in every tab.
 * @param customer id of the customer
 */
export function openAttempt(customer: string): OrderAttempt | undefined {
  const attempt = readAttempt();
  if (attempt?.owner !== hash(customer)) return undefined;
  const isLive = attempt.orderNumber !== null || Date.now() - attempt.sentAt < unansweredFor;
  return isLive ? attempt : undefined;
}

/**
 * The attempt to order something: the open one where it is for the same, else a new one. It is stored before the call is
 * made.
 * @param content everything the order depends on, as text
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

/** Records the number that the server has answered to an attempt. */
export function recordOrder({ key }: OrderAttempt, orderNumber: string): void {
  const attempt = readAttempt();
  if (attempt?.key === key) writeStored('local', storageKey, JSON.stringify({ ...attempt, orderNumber }));
}

/** Ends the open attempt: the next order is another one. */
export function endAttempt(): void {
  writeStored('local', storageKey, null);
}
