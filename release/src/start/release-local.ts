import type { SiteConfig } from '@shared/contract/config';
import type { Revision } from '@shared/contract/release';
import { describeAction } from '../ledger/following';
import { publish } from '../publish/publish';
import { readBuild } from '../publish/read-build';
import { type Promoted, promote } from '../promote/promote';
import { versionsIn } from '../promote/releases';
import type { Store } from '../store/store';
import { type Mode, distFolder } from './build-changed';
import { snapshotVersion } from './snapshot-version';

/** Who decided, in the ledger, where no person did. */
export const TOOL = 'npm start';

interface LocalRelease {
  root: string;
  store: Store;
  config: SiteConfig;
  packages: readonly string[];
  mode: Mode;
  say: (sentence: string) => void;
}

/**
 * Publishes the working tree's builds and makes them live, by the way that teams release; null where somebody decided
 * by hand what is live: that stays, and what differs is said.
 */
export async function releaseLocal({
  root,
  store,
  config,
  packages,
  mode,
  say,
}: LocalRelease): Promise<Promoted | null> {
  const builds = await Promise.all(
    packages.map(async (name) => {
      const folder = distFolder(root, name, mode);
      const { build, node, public: open } = await readBuild(folder);
      return { name, folder, version: snapshotVersion(build, [node, open]) };
    }),
  );
  const releases = Object.fromEntries(builds.map(({ name, version }) => [name, version]));
  const byHand = await decidedByHand(store);
  if (byHand) {
    await sayDifferences(store, byHand, { releases, say });
    return null;
  }
  for (const { name, folder, version } of builds) {
    const { isNew } = await publish({ store, folder, version, commit: null, by: TOOL });
    if (isNew) say(`published ${name}@${version}`);
  }
  const promoted = await promote({
    ...{ store, config, releases, refuseBroken: true },
    ...{ by: TOOL, tool: TOOL, onProgress: say },
    // Going back to a build of before is what a developer does all day.
    again: true,
  });
  if (promoted.changed) say(`promoted composition ${promoted.composition.id}`);
  return promoted;
}

/** The newest decision of a person about what is live; null where it was this tool's. */
async function decidedByHand(store: Store): Promise<Revision | null> {
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
  { releases, say }: { releases: Readonly<Record<string, string>>; say: (sentence: string) => void },
): Promise<void> {
  const live = await versionsIn(store, (await store.ledger.head())?.revision.stable ?? null);
  say(
    `${decided.by} decided by hand what is live (revision ${decided.number}: ${describeAction(decided)}); it is served as it is`,
  );
  for (const [name, version] of Object.entries(releases)) {
    const there = live[name] === undefined ? null : await store.findSigned(name, live[name]);
    const own = await sameContent(store, name, version, there?.release.digest ?? null);
    if (!own) say(`  ${name}: ${live[name] ?? 'not live'} is live; the working tree holds something else`);
  }
  say('  publish and promote to change that, or use another DATA_DIR for the working tree');
}

async function sameContent(store: Store, name: string, version: string, digest: string | null): Promise<boolean> {
  const own = await store.findSigned(name, version);
  return own !== null && own.release.digest === digest;
}
