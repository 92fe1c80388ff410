import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { readAttempts } from '@shared/store/ledger/attempts';
import { promote } from '../promote/promote';
import { type Fixture, reopen } from './fixture';
import { runFaulty } from './run-faulty';
import { type Scenario, scenarios, subject } from './scenarios';
import { makeTwoPages, served } from './two-pages';
import { liveWhole } from './whole';

export interface KillReport {
  kills: number;
  /** The number of commands told of among those that died. */
  told: number;
  /** A sentence for each kill after which the store did not serve or take the next release. */
  failures: string[];
}

export interface KillPlan {
  scenario: string;
  /** The first write to be killed at, and the distance to the next. */
  from: number;
  step: number;
  /** The most kills; the scenario ends earlier where the command runs through. */
  most: number;
}

/** Kills one command at write after write, over one store; after each, the store must serve and take the next release. */
export async function killRounds({ scenario, from, step, most }: KillPlan): Promise<KillReport> {
  const { folder, remove } = await makeTwoPages();
  const report: KillReport = { kills: 0, told: 0, failures: [] };
  try {
    for (let round = 0; round < most; round += 1) {
      const at = from + round * step;
      const version = `2.${at}.0`;
      const args = await prepared(scenario, await reopen({ folder }), version);
      const { daysAhead = 0 } = scenarioOf(scenario);
      const { killed, code, stderr } = await runFaulty(folder, args, { kind: 'kill', at, daysAhead });
      if (!killed && code !== 0) throw new Error(`${args.join(' ')} failed by itself: ${stderr}`);
      report.kills += killed ? 1 : 0;
      await check(folder, { version, args }).then(
        (told) => (report.told += told),
        (error: unknown) => report.failures.push(`${scenario}, killed at write ${at}: ${String(error)}`),
      );
      if (!killed) break;
    }
  } finally {
    await remove();
  }
  return report;
}

export function scenarioOf(name: string): Scenario {
  const scenario = scenarios[name];
  if (!scenario) throw new TypeError(`There is no scenario ${name}`);
  return scenario;
}

export function prepared(name: string, fixture: Fixture, version: string): Promise<string[]> {
  return scenarioOf(name).prepare(fixture, version);
}

/** Checks that what is live serves, that status names who died, and that the same version goes live; gives the number of those who died. */
async function check(folder: string, { version, args }: { version: string; args: readonly string[] }): Promise<number> {
  const told = await toldOf(await reopen({ folder }), args);
  const fixture = await reopen({ folder });
  await served(fixture);
  await takesNext(fixture, version);
  return told;
}

export async function takesNext(fixture: Fixture, version: string): Promise<void> {
  const { store } = fixture;
  await fixture.publishRemote(subject, version);
  await promote({ store, by: 'test', releases: { [subject]: version } });
  const live = (await liveWhole(store)).releases[subject]?.version;
  if (live !== version) throw new Error(`${subject}@${live ?? ''} is live, not ${version}`);
}

/** Ends the leases of the dead, as a minute does; a command that left one is an attempt that died. */
export async function toldOf({ folder, store }: Fixture, args: readonly string[]): Promise<number> {
  const leases = path.join(folder, 'store/leases');
  const then = Date.now() / 1000 - 120;
  const left = (await readdir(leases)).filter((name) => !/^(?:\.|clock-)/.test(name));
  for (const name of left) await utimes(path.join(leases, name), then, then);
  const died = (await readAttempts(store.storage)).filter(({ outcome }) => outcome === 'died');
  const told = died.filter(({ command }) => command.startsWith(args[0] === 'configure' ? 'promote' : (args[0] ?? '')));
  if (left.length > 0 && told.length === 0) throw new Error(`nobody is told that ${args.join(' ')} died`);
  for (const name of left) await store.storage.delete(`leases/${name}`);
  return left.length;
}
