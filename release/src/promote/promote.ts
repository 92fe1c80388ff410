import type { SiteConfig } from '@shared/contract/config';
import { compose } from '../compose/compose';
import type { Composition } from '@shared/contract/release';
import type { Release } from '@shared/contract/release';
import { verifyRelease } from '../store/verify-release';
import { ReleaseError } from '../release-error';
import { withLock } from '../store/lock';
import type { Store } from '../store/store';
import { type Canary, type Channels, ChannelsMovedError, readChannels, updateChannels } from './channels';

export interface PromoteOptions {
  store: Store;
  config: SiteConfig;
  /** `name` → `version`; everything else stays as it is live. */
  releases: Readonly<Record<string, string>>;
  by: string;
  /** How the history calls it. */
  action?: 'promote' | 'rollback';
  /** For so many visitors in a hundred; absent: for all of them. */
  canary?: number;
  /** Composes and compares, and changes nothing that is served. */
  dryRun?: boolean;
  /** For releases that nobody tried before they were published: a dead link or a missing picture is an error. */
  refuseBroken?: boolean;
  onProgress?: (sentence: string) => void;
}

export interface Promoted {
  channels: Channels;
  composition: Composition;
  /** What the channel served before. */
  before: Composition | null;
  changed: boolean;
}

/** How often a promotion is made again on top of somebody else's. */
const TRIES = 20;
/** How long a promotion queues behind others that are made again too, in ms; each of them takes a moment. */
const QUEUE_PATIENCE = 300_000;

/** Composes the named releases with what is live, then moves the channel to the result. */
export async function promote(options: PromoteOptions): Promise<Promoted> {
  const once = (): Promise<Promoted | null> =>
    promoteOnce(options).catch((error: unknown) => {
      if (error instanceof ChannelsMovedError) return null;
      throw error;
    });
  // Who comes late queues for the next tries: among many, nobody waits for ever.
  return (await once()) ?? withLock(options.store.lock('turn'), () => promoteAgain(once), QUEUE_PATIENCE);
}

async function promoteAgain(once: () => Promise<Promoted | null>): Promise<Promoted> {
  for (let attempt = 1; attempt < TRIES; attempt += 1) {
    const promoted = await once();
    if (promoted) return promoted;
  }
  throw new ReleaseError(`Others changed what is served ${TRIES} times meanwhile: try again`);
}

async function promoteOnce(options: PromoteOptions): Promise<Promoted> {
  const { store, config, releases, by, onProgress, canary, refuseBroken = false } = options;
  const channels = await readChannels(store);
  const before = channels.stable ? await store.readComposition(channels.stable) : null;
  const label = Object.entries(releases)
    .map(([name, version]) => `${name}@${version}`)
    .join(' ');
  if (canary !== undefined) refuseSecondCanary(channels, label);

  const make = (base: Composition | null, replaced: Readonly<Record<string, string>>) =>
    collect(store, base, replaced, channels.withdrawn).then((wanted) =>
      compose({
        store,
        releases: wanted,
        config,
        base,
        refuseBroken,
        ...(onProgress ? { onProgress } : {}),
      }),
    );
  for (const [name, version] of Object.entries(releases))
    await verifyRelease(store, await store.readRelease(name, version));
  const composition = await make(before, releases);
  if (options.dryRun) return { channels, composition, before, changed: false };

  if (canary !== undefined) {
    const change = { canary: { composition: composition.id, percent: canary, release: label } };
    const updated = await updateChannels(store, {
      from: channels.generation,
      action: `canary ${canary}% ${label}`,
      by,
      change,
    });
    return { channels: updated, composition, before, changed: true };
  }
  if (composition.id === channels.stable) return { channels, composition, before, changed: false };
  // A canary goes on being what is stable plus its own release.
  const carried = channels.canary && (await carry(channels.canary, label, composition, make));
  const updated = await updateChannels(store, {
    from: channels.generation,
    action: `${options.action ?? 'promote'} ${label}`,
    by,
    change: { stable: composition.id, canary: carried },
  });
  return { channels: updated, composition, before, changed: true };
}

async function carry(
  canary: Canary,
  promoted: string,
  stable: Composition,
  make: (base: Composition, replaced: Readonly<Record<string, string>>) => Promise<Composition>,
): Promise<Canary | null> {
  if (promoted.split(' ').includes(canary.release)) return null;
  const own = Object.fromEntries(
    canary.release
      .split(' ')
      .map((release) => [release.slice(0, release.lastIndexOf('@')), release.slice(release.lastIndexOf('@') + 1)]),
  );
  return { ...canary, composition: (await make(stable, own)).id };
}

function refuseSecondCanary({ canary }: Channels, label: string): void {
  if (canary && canary.release !== label) {
    throw new ReleaseError(
      `${canary.release} is the canary now (${canary.percent}%): promote it or roll it back first`,
    );
  }
}

/** The releases of a composition with some of them replaced. */
export async function collect(
  store: Store,
  base: Composition | null,
  replaced: Readonly<Record<string, string>>,
  withdrawn: readonly string[],
): Promise<Map<string, Release>> {
  const versions = {
    ...Object.fromEntries(Object.entries(base?.releases ?? {}).map(([name, { version }]) => [name, version])),
    ...replaced,
  };
  const releases = new Map<string, Release>();
  for (const [name, version] of Object.entries(versions)) {
    if (withdrawn.includes(`${name}@${version}`))
      throw new ReleaseError(`${name}@${version} was withdrawn: nothing may serve it again`);
    releases.set(name, await store.readRelease(name, version));
  }
  return releases;
}
