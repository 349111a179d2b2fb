import { createHash } from 'node:crypto';

/** Source of a content security policy for an inline script or style. */
export const sourceHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
