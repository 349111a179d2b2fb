import { useRef } from 'react';

/** 128 random bits in hexadecimal; crypto.randomUUID is unavailable when the shop is served without TLS. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Idempotency-Key header of a form's request: the same for the same content, so that sending a form again after a lost
 * answer creates nothing twice.
 * @example const keyFor = useIdempotencyKey(); createAddress({ headers: keyFor(body), body });
 */
export function useIdempotencyKey(): (content: unknown) => { 'Idempotency-Key': string } {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.current.content) last.current = { content: text, key: randomKey() };
    return { 'Idempotency-Key': last.current.key };
  };
}
