import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** File with the policy, written beside index.html: the value of the header `Content-Security-Policy`. */
export const policyFile = 'content-security-policy.txt';

const sourceHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Trusted Types policies: those of src/lib/trustedTypes.ts, and that of the library that cleans rich text. */
const trustedTypes = ['json-ld', 'third-parties', 'workers', 'dompurify'];

/**
 * Content security policy of the shop at its own origin, without third parties.
 * @param script inline script of the document
 * @param style inline style of the document
 */
export function contentSecurityPolicy(script: string, style: string): string {
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${sourceHash(script)}`,
    // Emotion inserts an empty style element and sets its rules by CSSOM: the policy needs the hash of the empty text.
    `style-src 'self' ${sourceHash(style)} ${sourceHash('')}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.join(' ')}`,
  ];
  return `${directives.join('; ')}\n`;
}

/** Headers for the document of a build in a folder; none before the build. */
export function policyHeaders(folder: string): Record<string, string> {
  const file = `${folder}/${policyFile}`;
  return existsSync(file) ? { 'Content-Security-Policy': readFileSync(file, 'utf8').trim() } : {};
}
