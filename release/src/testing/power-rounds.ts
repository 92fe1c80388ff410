import { cp, rm } from 'node:fs/promises';
import { reopen } from './fixture';
import { type KillPlan, prepared, scenarioOf, takesNext, toldOf } from './kill-rounds';
import { losePower, remains } from './lose-power';
import { runFaulty } from './run-faulty';
import { makeTwoPages, served } from './two-pages';
import { liveWhole } from './whole';

export interface PowerReport {
  losses: number;
  /** A sentence for each loss of power after which the store was not whole, or did not take the next release. */
  failures: string[];
}

/**
 * Takes the power away at write after write of a command: the store is left with what was flushed, and with none, some or
 * all of the rest. It must serve what is decided, whole, and take the next release; what a command said is done stays so.
 */
export async function powerRounds({ scenario, from, step, most }: KillPlan): Promise<PowerReport> {
  const { folder, remove } = await makeTwoPages();
  const report: PowerReport = { losses: 0, failures: [] };
  const before = `${folder}-before`;
  const journal = `${folder}-journal`;
  try {
    for (let round = 0; round < most; round += 1) {
      const at = from + round * step;
      const version = `2.${at}.0`;
      const args = await prepared(scenario, await reopen({ folder }), version);
      const { daysAhead = 0 } = scenarioOf(scenario);
      for (const left of [before, journal]) await rm(left, { recursive: true, force: true });
      await cp(folder, before, { recursive: true, preserveTimestamps: true });
      const { killed, code, stderr } = await runFaulty(folder, args, { kind: 'kill', at, journal, daysAhead });
      if (!killed && code !== 0) throw new Error(`${args.join(' ')} failed by itself: ${stderr}`);
      const decided = killed ? null : await headOf(folder);
      await rm(folder, { recursive: true });
      await cp(before, folder, { recursive: true, preserveTimestamps: true });
      const what = remains[round % remains.length] ?? 'none';
      await losePower(folder, journal, what);
      report.losses += 1;
      await check(folder, { scenario, version, args, decided }).catch((error: unknown) =>
        report.failures.push(`${scenario}, without power at write ${at}, unflushed names: ${what}: ${String(error)}`),
      );
      if (!killed) break;
    }
  } finally {
    for (const left of [before, journal]) await rm(left, { recursive: true, force: true });
    await remove();
  }
  return report;
}

interface Lost {
  scenario: string;
  version: string;
  args: readonly string[];
  /** The number of the revision that the command said it made; null where it was killed. */
  decided: number | null;
}

async function check(folder: string, { scenario, version, args, decided }: Lost): Promise<void> {
  await toldOf(await reopen({ folder }), args);
  const fixture = await reopen({ folder });
  const { releases } = await liveWhole(fixture.store);
  for (const [name, live] of Object.entries(await served(fixture)))
    if (releases[name]?.version !== live) throw new Error(`${name} serves ${live}, which is not what was decided`);
  const head = await headOf(folder);
  if (decided !== null && head !== decided) throw new Error(`revision ${decided} was made, and the store has ${head}`);
  if (scenario === 'publish' && decided !== null) await fixture.store.readRelease(args[1] ?? '', version);
  await takesNext(fixture, version);
}

async function headOf(folder: string): Promise<number> {
  return (await (await reopen({ folder })).store.ledger.head())?.revision.number ?? 0;
}
