import { reportException } from '../../lib/reportException';

/** Exception of one part of the page, caught by its error boundary; `cause` is the original. */
export class PartError extends Error {
  override readonly name = 'PartError';

  /** @param part operation and path, such as `getPage /contentArea/0`, or the name of a part without a response */
  constructor(part: string, cause: unknown) {
    super(`${part.trim()}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Items already reported, so that a re-render does not report them again. */
const reported = new WeakSet<object>();

/**
 * Map a list outside of rendering, where error boundaries do not apply: an item that throws is left out and reported
 * once.
 * @param part operation and path of the list, such as `quickSearch /categories`
 * @example const cards = readEach(products, 'search /productResult/result', toCardProduct);
 */
export function readEach<Item extends object, Result>(
  items: readonly Item[],
  part: string,
  read: (item: Item) => Result,
): Result[] {
  return items.flatMap((item, index) => {
    try {
      return [read(item)];
    } catch (error) {
      // An item of an invalid response may be of any type.
      const entry: unknown = item;
      const isObject = typeof entry === 'object' && entry !== null;
      if (!isObject || !reported.has(entry)) reportException(new PartError(`${part}/${index}`, error));
      if (isObject) reported.add(entry);
      return [];
    }
  });
}
