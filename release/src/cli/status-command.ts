import { stat } from 'node:fs/promises';
import type { Composition } from '@shared/contract/release';
import { findSandbox } from '../compose/sandbox';
import { type Channels, readChannels } from '../promote/channels';
import { collectGarbage } from '../promote/collect-garbage';
import type { Store } from '../store/store';
import type { CommandContext } from './command-context';
import { RETENTION } from './gc-command';
import { recoveriesOf, recoverySentences, vitalSentences, vitalsOf } from './visits';

interface KnownRelease {
  version: string;
  published: string;
  /** What it is there for; empty where nothing serves it. */
  state: ('live' | 'canary' | 'withdrawn')[];
}

/** So many releases of a package, and changes, are shown to people; programs get all. */
const SHOWN = 5;
const CHANGES_SHOWN = 10;

/** What is live, what there is, who made which change, what visitors' recoveries and page loads were, and what retention would remove. */
export async function statusCommand({ store, config, answer }: CommandContext): Promise<void> {
  const channels = await readChannels(store);
  const live = await compositionOf(store, channels.stable);
  const canary = await compositionOf(store, channels.canary?.composition ?? null);
  const packages = await Promise.all(
    (await store.packages()).map(async (name) => {
      const releases = await releasesOf(store, name, { channels, live, canary });
      const versions = releases.map(({ version }) => version).sort();
      return { name, live: live?.releases[name]?.version ?? null, versions, releases };
    }),
  );
  const garbage = await collectGarbage(store, RETENTION, true);
  const [recoveries, vitals, sandbox] = await Promise.all([recoveriesOf(config), vitalsOf(config), findSandbox()]);
  const { generation, stable, withdrawn, history } = channels;
  const retention = { ...RETENTION, removable: garbage };
  const { kind, asNobody } = sandbox;
  const composing = { kind, asNobody };
  const known = { generation, stable, canary: channels.canary, packages, withdrawn, history, retention };
  answer({ ...known, recoveries, vitals, composing }, [
    live ? `stable: composition ${live.id}, generation ${generation}` : 'Nothing is live yet',
    channels.canary
      ? `canary: ${channels.canary.release} for ${channels.canary.percent}% of visitors, composition ${channels.canary.composition}`
      : 'canary: none',
    ...packages.flatMap(({ name, live: version, releases }) => [
      `  ${name}: ${version ?? 'not live'} (of ${releases.length})`,
      ...releases
        .slice(0, SHOWN)
        .map((release) => `    ${release.version}  ${release.published}  ${release.state.join(', ')}`.trimEnd()),
    ]),
    ...(withdrawn.length > 0 ? [`withdrawn: ${withdrawn.join(', ')}`] : []),
    ...recoverySentences(recoveries),
    ...vitalSentences(vitals),
    ...(history.length > 0 ? ['changes, the latest first:'] : []),
    ...history
      .slice(-CHANGES_SHOWN)
      .toReversed()
      .map(({ generation: number, at, by, action }) => `  ${number}  ${at}  ${by}  ${action}`),
    `pages are composed ${sandbox.sentence}`,
    `retention: the last ${RETENTION.keep} and ${RETENTION.days} days; gc would remove ${garbage.releases.length} releases, ${garbage.compositions.length} compositions, ${garbage.assets.length} assets`,
  ]);
}

async function compositionOf(store: Store, id: string | null): Promise<Composition | null> {
  return id === null ? null : store.readComposition(id);
}

/** The releases of a package, the newest first. */
async function releasesOf(
  store: Store,
  name: string,
  { channels, live, canary }: { channels: Channels; live: Composition | null; canary: Composition | null },
): Promise<KnownRelease[]> {
  const releases = await Promise.all(
    (await store.versionsOf(name)).map(async (version): Promise<KnownRelease> => {
      const { mtime } = await stat(store.release(name, version, 'release.json'));
      const state: KnownRelease['state'] = [];
      if (live?.releases[name]?.version === version) state.push('live');
      if (canary?.releases[name]?.version === version && !state.includes('live')) state.push('canary');
      if (channels.withdrawn.includes(`${name}@${version}`)) state.push('withdrawn');
      return { version, published: mtime.toISOString(), state };
    }),
  );
  return releases.sort((a, b) => (a.published < b.published ? 1 : -1));
}
