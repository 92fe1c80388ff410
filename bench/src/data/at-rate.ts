import { setTimeout as wait } from 'node:timers/promises';

/**
 * Begins something so many times a second, whether those before are done or not. Resolves when all are, with how late the latest
 * began in ms; rejects with the first that failed.
 */
export async function atRate(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  begin: (at: number) => Promise<void>,
): Promise<number> {
  const failed: unknown[] = [];
  const running: Promise<void>[] = [];
  const began = performance.now();
  let latest = 0;
  for (let at = 0; at < perSecond * seconds && failed.length === 0; at += 1) {
    const due = began + (at / perSecond) * 1000;
    if (due > performance.now()) await wait(due - performance.now());
    latest = Math.max(latest, performance.now() - due);
    running.push(begin(at).catch((error: unknown) => void failed.push(error)));
  }
  await Promise.all(running);
  if (failed.length > 0) throw failed[0];
  return latest;
}
