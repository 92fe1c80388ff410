import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promote } from '../promote/promote';
import { makeKey } from '@shared/store/trust/keys';
import { readTrust } from '@shared/store/trust/trust-log';
import type { Fixture } from './fixture';
import type { Remote } from './two-pages';
import { openFolder, placeOf } from './open-folder';
import { runFaulty } from './run-faulty';

/** The package that all scenarios are about. */
export const subject: Remote = 'remote-download';

export interface Scenario {
  /** Brings the store to where the command makes sense, and gives its arguments. */
  prepare: (fixture: Fixture, version: string) => Promise<string[]>;
  /** Days that the clock of `gc` is ahead. */
  daysAhead?: number;
}

/** The number of releases, more than retention keeps. */
const MANY = 14;

/** A command of the release tool each, with what has to be there for it. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  publish: {
    prepare: async (fixture, version) => {
      const folder = await fixture.buildRemote(subject, version);
      return ['publish', subject, '--dir', folder, '--version', version];
    },
  },
  promote: {
    prepare: async (fixture, version) => {
      await fixture.publishRemote(subject, version);
      return ['promote', `${subject}@${version}`];
    },
  },
  canary: {
    prepare: async (fixture, version) => {
      await fixture.publishRemote(subject, version);
      return ['promote', `${subject}@${version}`, '--canary', '10'];
    },
  },
  rollback: {
    prepare: async (fixture, version) => {
      await fixture.publishRemote(subject, `${version}-before`);
      await promote({ store: fixture.store, by: 'test', releases: { [subject]: `${version}-before` } });
      return ['rollback', subject];
    },
  },
  'site rollback': {
    prepare: async (fixture, version) => {
      await fixture.publishRemote(subject, `${version}-before`);
      await promote({ store: fixture.store, by: 'test', releases: { [subject]: `${version}-before` } });
      return ['rollback'];
    },
  },
  withdraw: {
    prepare: async (fixture, version) => {
      await fixture.publishRemote(subject, `${version}-bad`);
      return ['withdraw', `${subject}@${version}-bad`];
    },
  },
  gc: {
    daysAhead: 8,
    prepare: async (fixture, version) => {
      const { store } = fixture;
      const missing = MANY - (await store.versionsOf(subject)).length;
      for (let more = 0; more < missing; more += 1) await fixture.publishRemote(subject, `${version}-old-${more}`);
      await fixture.publishRemote(subject, `${version}-tried`);
      await promote({ store, by: 'test', releases: { [subject]: `${version}-tried` }, dryRun: true });
      return ['gc'];
    },
  },
  configure: {
    prepare: async ({ folder }, version) => {
      const file = path.join(folder, 'site.config.json');
      await writeFile(file, JSON.stringify({ origin: `https://v${version}.example.com` }));
      return ['configure', file, '--origin-changes'];
    },
  },
  confirm: { prepare: () => Promise.resolve(['confirm']) },
  'keys make': { prepare: () => Promise.resolve(['keys', 'make']) },
  'keys add': { prepare: async ({ folder }) => (await ofBob(folder)).add },
  'keys revoke': {
    prepare: async ({ folder }) => {
      const { add, id } = await ofBob(folder);
      const { code, stderr } = await runFaulty(folder, add, { kind: 'kill', at: 0 });
      if (code !== 0) throw new Error(`keys add: ${stderr}`);
      return ['keys', 'revoke', id, '--reason', 'stolen'];
    },
  },
  'keys rotate': {
    prepare: async ({ folder }) => {
      const { store, memory } = await openFolder(folder);
      const [old = ''] = (await readTrust(store.storage, memory)).newest.roles.root.keys;
      const { public: key } = await makeKey(placeOf(folder).keysDir, 'test');
      return ['keys', 'rotate', old, key, '--owner', 'test'];
    },
  },
};

/** A key of somebody else, and how it is added. */
async function ofBob(folder: string): Promise<{ id: string; add: string[] }> {
  const elsewhere = path.join(folder, 'builds/keys-of-bob');
  await rm(elsewhere, { recursive: true, force: true });
  await mkdir(path.dirname(elsewhere), { recursive: true });
  const { id, public: key } = await makeKey(elsewhere, 'bob');
  return { id, add: ['keys', 'add', 'promote,rollback', key, '--owner', 'bob'] };
}
