import { createHash } from 'node:crypto';

/** What tells one value from another that JSON can hold. */
export const shortHash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
