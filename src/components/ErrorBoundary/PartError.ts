/** Exception of one part of the page, caught by its error boundary; `cause` is the original. */
export class PartError extends Error {
  override readonly name = 'PartError';

  /** @param part operation and path, such as `getPage /contentArea/0`, or the name of a part without a response */
  constructor(part: string, cause: unknown) {
    super(`${part.trim()}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
