/** An exception of one part of the page, which its error boundary caught; the cause is what was thrown. */
export class PartError extends Error {
  override readonly name = 'PartError';

  /** @param part operation and place, such as `getPage /contentArea/0`, or the name of what shows no answer */
  constructor(part: string, cause: unknown) {
    super(`${part.trim()}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
