import pLimit from 'p-limit';

/**
 * Runs a task for each item, at most `maxAtOnce` at the same time.
 *
 * @throws the first failure, once all tasks have ended: nothing runs on after the caller has given up
 */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  maxAtOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const limit = pLimit(maxAtOnce);
  const results = await Promise.allSettled(items.map((item) => limit(work, item)));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}
