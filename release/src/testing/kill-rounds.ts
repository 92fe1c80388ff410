import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { type Remote, makeTwoPages, releaseNext, remotes, served } from './two-pages';
import { runFaulty } from './run-faulty';
import type { Fixture } from './fixture';

interface Scenario {
  /** Brings the store to where the command makes sense, and gives its arguments. */
  prepare: (fixture: Fixture, version: string) => Promise<string[]>;
}

const name: Remote = 'remote-download';

export const scenarios: Readonly<Record<string, Scenario>> = {
  publish: {
    prepare: async (fixture, version) => [
      'publish',
      name,
      '--dir',
      await fixture.buildRemote(name, version),
      '--version',
      version,
    ],
  },
  promote: {
    prepare: async (fixture, version) => {
      await fixture.publishRemote(name, version);
      return ['promote', `${name}@${version}`];
    },
  },
  canary: {
    prepare: async (fixture, version) => {
      await fixture.publishRemote(name, version);
      return ['promote', `${name}@${version}`, '--canary', '10'];
    },
  },
  rollback: {
    prepare: async (fixture, version) => {
      await releaseNext(fixture, name, `${version}-before`);
      return ['rollback', name];
    },
  },
  'site rollback': {
    prepare: async (fixture, version) => {
      await releaseNext(fixture, name, `${version}-before`);
      return ['rollback'];
    },
  },
  withdraw: {
    prepare: async (fixture, version) => {
      await fixture.publishRemote(name, `${version}-bad`);
      return ['withdraw', `${name}@${version}-bad`];
    },
  },
  gc: {
    prepare: async (fixture) => {
      await age(path.join(fixture.folder, 'store'));
      return ['gc'];
    },
  },
};

export interface KillReport {
  kills: number;
  /** One sentence for each kill after which the store did not serve or take the next release. */
  failures: string[];
}

export interface KillPlan {
  scenario: string;
  /** The first write to be killed at, and the distance to the next. */
  from: number;
  step: number;
  /** At most so many kills; the scenario ends earlier where the command runs through. */
  most: number;
}

/** Kills one command at write after write, over one store; after each, the store must serve and take the next release. */
export async function killRounds({ scenario, from, step, most }: KillPlan): Promise<KillReport> {
  const fixture = await makeTwoPages();
  const report: KillReport = { kills: 0, failures: [] };
  try {
    for (let round = 0; round < most; round += 1) {
      const at = from + round * step;
      const version = `2.${at}.0`;
      const args = (await scenarios[scenario]?.prepare(fixture, version)) ?? [];
      const { killed, code, stderr } = await runFaulty(fixture.folder, args, { kind: 'kill', at });
      if (!killed && code !== 0) throw new Error(`${args.join(' ')} failed by itself: ${stderr}`);
      report.kills += killed ? 1 : 0;
      await check(fixture, version).catch((error: unknown) =>
        report.failures.push(`${scenario}, killed at write ${at}: ${String(error)}`),
      );
      if (!killed) break;
    }
  } finally {
    await fixture.remove();
  }
  return report;
}

/** What is live serves, then the same version goes live, and then one of the other team. */
async function check(fixture: Fixture, version: string): Promise<void> {
  await served(fixture);
  await releaseNext(fixture, name, version);
  await releaseNext(fixture, remotes[0], version);
  const now = await served(fixture);
  for (const remote of remotes)
    if (now[remote] !== version) throw new Error(`${remote} serves ${now[remote]}, not ${version}`);
}

/** Makes everything in a folder eight days old, for retention. */
async function age(folder: string): Promise<void> {
  const then = Date.now() / 1000 - 8 * 24 * 3600;
  for (const entry of await readdir(folder, { recursive: true })) await utimes(path.join(folder, entry), then, then);
}
