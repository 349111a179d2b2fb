/** Parts of a line with dots between them, such as `Ingrid · ingrid@furulia.example`; no line begins with a dot. */
export const separated = (...parts: (string | null | undefined)[]): string =>
  parts.filter(Boolean).join('\u00a0· ');
