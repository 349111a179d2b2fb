import { createHash } from 'node:crypto';

/** Short hash of a JSON value. */
export const shortHash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
