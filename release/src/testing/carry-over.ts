import { eachAtOnce } from '@shared/storage/each-at-once';
import { openStorage, placeBelow } from '@shared/storage/open-storage';

/** Files that are read first by whoever opens a store: they go last, so that it never says more than is there. */
const LAST = /^(?:ledger|trust)\//;

/** Carries the store of a data folder over into a bucket, as docs/runbook.md says; what was composed of a database stays behind. */
export async function carryOver(
  dataDir: string,
  bucket: Readonly<Record<string, string>> & { STORE: string },
): Promise<void> {
  const from = await openStorage(placeBelow(dataDir, 'store'), {}, { use: 'read' });
  const to = await openStorage(placeBelow(bucket.STORE, 'store'), bucket, { use: 'write' });
  const keys: string[] = [];
  for await (const { key } of from.list('')) if (!/^(?:data|leases)\//.test(key)) keys.push(key);
  const carry = async (key: string) => {
    const found = await from.get(key);
    if (found && !(await to.putIfAbsent(key, found.body))) throw new Error(`${key} is in the bucket already`);
  };
  await eachAtOnce(
    keys.filter((key) => !LAST.test(key)),
    carry,
  );
  await eachAtOnce(
    keys.filter((key) => LAST.test(key)),
    carry,
  );
}
