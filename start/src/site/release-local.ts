import { createHash } from 'node:crypto';
import type { SiteConfig } from '@shared/contract/config';
import type { Revision, Build } from '@shared/contract/release';
import { describeAction } from '@shared/store/ledger/following';
import { digestOf, publish } from '../../../release/src/publish/publish';
import { readBuild } from '../../../release/src/verify/read-build';
import { type Promoted, promote } from '../../../release/src/promote/promote';
import { versionsIn } from '@shared/store/store/releases';
import type { Store } from '@shared/store/store/store';

/** The decider in the ledger, where no person decided. */
export const TOOL = 'npm start';

interface LocalRelease {
  folder: (name: string) => string;
  store: Store;
  config: SiteConfig;
  packages: readonly string[];
  say: (sentence: string) => void;
}

/**
 * Publishes the working tree's builds and makes them live, by the way that teams release; null where somebody decided
 * by hand what is live: that stays, and what differs is said.
 */
export async function releaseLocal({
  folder: folderOf,
  store,
  config,
  packages,
  say,
}: LocalRelease): Promise<Promoted | null> {
  const builds = await Promise.all(
    packages.map(async (name) => {
      const folder = folderOf(name);
      const output = await readBuild(folder);
      const { build, node, public: open } = output;
      return { name, folder, version: snapshotVersion(build, [node, open]), digest: digestOf(output) };
    }),
  );
  const releases = Object.fromEntries(builds.map(({ name, version }) => [name, version]));
  const byHand = await decidedByHand(store);
  if (byHand) {
    await sayDifferences(store, byHand, { builds, say });
    return null;
  }
  for (const { name, folder, version } of builds) {
    const { isNew } = await publish({ store, folder, version, source: null, by: TOOL });
    if (isNew) say(`published ${name}@${version}`);
  }
  const promoted = await promote({
    store,
    config,
    releases,
    refuseBroken: true,
    by: TOOL,
    tool: TOOL,
    onProgress: say,
    // Going back to a build of before is what a developer does all day.
    again: true,
  });
  if (promoted.changed) say(`promoted composition ${promoted.composition.id}`);
  return promoted;
}

/** The newest decision of a person about what is live; null where it was this tool's. */
export async function decidedByHand(store: Store): Promise<Revision | null> {
  const head = await store.ledger.head();
  if (!head) return null;
  for await (const revision of store.ledger.from(head)) {
    if (revision.action.kind === 'confirm' || revision.action.kind === 'withdraw') continue;
    return revision.tool === TOOL ? null : revision;
  }
  return null;
}

async function sayDifferences(
  store: Store,
  decided: Revision,
  { builds, say }: { builds: readonly { name: string; digest: string }[]; say: (sentence: string) => void },
): Promise<void> {
  const live = await versionsIn(store, (await store.ledger.head())?.revision.stable ?? null);
  say(
    `${decided.by} decided by hand what is live (revision ${decided.number}: ${describeAction(decided)}); it is served as it is`,
  );
  const others = [];
  for (const { name, digest } of builds) {
    const version = live[name];
    const there = version === undefined ? null : await store.findSigned(name, version);
    if (there?.release.digest !== digest)
      others.push(`  ${name}: ${version ?? 'nothing'} is live; the working tree differs`);
  }
  if (others.length === 0) return;
  for (const sentence of others) say(sentence);
  say('  publish and promote to change that, or use another DATA_DIR for the working tree');
}

/** A version for a build that nobody gave one: the same content, the same version. */
function snapshotVersion(build: Build, others: readonly Map<string, Buffer>[]): string {
  const hash = createHash('sha256').update(JSON.stringify(build));
  for (const files of others) for (const [name, content] of files) hash.update(name).update(content);
  return localVersion(hash.digest('hex'));
}

/** @param digest hexadecimal; a letter stands before it, since a number that begins with 0 is no part of a version (SemVer, 9) */
export function localVersion(digest: string): string {
  return `0.0.0-local.d${digest.slice(0, 10)}`;
}
