/** Does the work for every item, some of them side by side; answers in the order of the items. */
export async function sideBySide<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items.entries()].toReversed();
  const lane = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [index, item] = next;
      results[index] = await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}
