import { createHash } from 'node:crypto';
import { cp, readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { reopen } from './fixture';
import { type KillPlan, prepared } from './kill-rounds';
import { type Fault, runFaulty } from './run-faulty';
import { makeTwoPages } from './two-pages';
import { liveWhole } from './whole';

export interface RefusalReport {
  refusals: number;
  failures: string[];
}

/** Lets every write of a command from the n-th on fail; it must end with one sentence, and the store be as it was. */
export async function refusalRounds(
  { scenario, from, step, most }: KillPlan,
  kind: Exclude<Fault['kind'], 'kill'>,
): Promise<RefusalReport> {
  const { folder, remove } = await makeTwoPages();
  const kept = `${folder}-before`;
  const report: RefusalReport = { refusals: 0, failures: [] };
  const sentence = kind === 'ENOSPC' ? /^The disk that the store is on is full/ : /^The store may not be written/;
  try {
    const args = await prepared(scenario, await reopen({ folder }), '2.0.0');
    await cp(folder, kept, { recursive: true, preserveTimestamps: true });
    const before = await inventory(folder);
    // A read-only disk is not tidied up; gc does it.
    const visible =
      kind === 'ENOSPC' ? /\/(?:ledger|trust|signatures)\/|\.draft / : /\/(?:ledger|trust|signatures)\/[^.]/;
    for (let round = 0; round < most; round += 1) {
      const at = from + round * step;
      const { code, stderr } = await runFaulty(folder, args, { kind, at });
      if (code === 0) break;
      report.refusals += 1;
      const after = new Set(await inventory(folder));
      const fail = (what: string) => report.failures.push(`${scenario}, ${kind} from write ${at} on: ${what}`);
      if (code !== 1 || !sentence.test(stderr) || stderr.includes('\n')) fail(`it says ${stderr}`);
      for (const line of before) if (!after.delete(line)) fail(`${line} was changed`);
      // Everything put beforehand is there; nothing of it is seen without one of these.
      for (const line of after) if (visible.test(line)) fail(`${line} is new`);
      await liveWhole((await reopen({ folder })).store).catch((error: unknown) => fail(String(error)));
      await rm(folder, { recursive: true });
      await cp(kept, folder, { recursive: true, preserveTimestamps: true });
    }
  } finally {
    await rm(kept, { recursive: true, force: true });
    await remove();
  }
  return report;
}

/** Every file of the store by its content, but who is at work and what did not work. */
async function inventory(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(folder, 'store'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\/(?:leases|attempts)$/.test(entry.parentPath))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const hash = async (file: string) =>
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  return Promise.all(files.map(async (file) => `${file} ${await hash(file)}`));
}
