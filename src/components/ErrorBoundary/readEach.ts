import { reportException } from '../../config/reportException';
import { PartError } from './PartError';

/** Items already reported, so that rendering again does not report them twice. */
const reported = new WeakSet<object>();

/**
 * Reads something off every item of a list outside of rendering, where no error boundary helps: an item that throws is
 * left out and reported, once.
 * @param part operation and place of the list, such as `quickSearch /categories`
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
      if (!reported.has(item)) reportException(new PartError(`${part}/${index}`, error));
      reported.add(item);
      return [];
    }
  });
}
