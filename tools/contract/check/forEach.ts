import type { CheckOptions } from './checkOptions';

/** Run a task for each item, for at most some of them at the same time. */
export async function forEach<Item>(
  items: readonly Item[],
  { concurrency = 1 }: CheckOptions,
  task: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
