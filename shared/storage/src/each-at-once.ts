/** Flushes to a disk, and requests to a bucket, that are worth having under way at a time. */
const AT_ONCE = 16;

/** Does the work for each item, some of them at a time; the first failure ends it. */
export async function eachAtOnce<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
  atOnce = AT_ONCE,
): Promise<void> {
  const queue = [...items];
  let next = 0;
  const worker = async () => {
    while (next < queue.length) {
      const at = next;
      next += 1;
      await work(queue[at] as T);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, queue.length) }, worker));
}
