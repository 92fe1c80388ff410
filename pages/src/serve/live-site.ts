import type { SiteConfig } from '@shared/contract/config';
import type { Canary, ComposedRelease, Composition, CompositionReference, Revision } from '@shared/contract/release';
import { canariesOf } from '@shared/contract/release/canaries';
import type { KnownRevision } from '@shared/store/ledger/ledger';
import { holdsRefused, replacedBy } from '@shared/store/store/releases';
import { ReleaseError } from '@shared/store/release-error';
import type { Store } from '@shared/store/store/store';
import { alarmSentences } from './alarm-sentences';
import type { Alarms } from './alarms';
import type { AssetIndex } from './asset-index';
import { AskedTogether } from './asked-together';
import type { Channel, Running } from './channel-of';
import type { LastRevision } from './last-revision';
import type { DataPages } from './data-pages';
import { type LiveFile, LiveParts } from './live-parts';
import { type Pace, Patience } from './pace';

export interface LiveComposition {
  composition: Composition;
  /** A file by its path below the base path: with public data where it was composed with any; `isTried`: as the experiment has it. */
  find: (name: string, isTried?: boolean) => LiveFile | undefined;
  /** The release of each remote to fall back to, neither withdrawn nor rejected: a step of the recovery ladder (docs/recovery.md). */
  previous: Composition['releases'];
}

/**
 * A revision with all that it serves, verified: stable, and a mix for each set of canaries, by their ids. In memory these are at most
 * eight compositions, over at most four parts of a remote (with either host, in either release) and eight of the host: lists of
 * files, since the bytes of pages are in `VerifiedFiles`, which has a limit of its own.
 */
interface LiveRevision {
  revision: Revision;
  running: readonly Canary[];
  stable: LiveComposition;
  mixes: ReadonlyMap<string, LiveComposition>;
  /** The names of the files of each release in a canary, by `name@version`: known without the store. */
  files: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
}

export interface Served extends Channel, Running {
  live: LiveComposition;
  revision: number;
  /** Releases that nothing may serve again, as `name@version`. */
  withdrawn: readonly string[];
}

interface Sources {
  store: Store;
  data: DataPages;
  alarms: Alarms;
  /** Is told of what the pages that are served say where they are. */
  composedFor: (config: SiteConfig) => void;
  /** The revision that this machine served last, for a start over a store that lost it. */
  last: LastRevision | null;
  /** Keeps the bytes of pages that were verified. */
  verified: (sha256: string, body: Buffer) => void;
  /** Knows the releases that a composition is of before it is served. */
  assets: Pick<AssetIndex, 'know'>;
  pace: Pace;
  /** Is told when a revision that was decided meanwhile is served. */
  followed: (decidedAt: string) => void;
  /** Runs work on what this machine holds of a store that is away; absent: it holds nothing. */
  heldAlone?: ((work: () => Promise<void>) => Promise<void>) | undefined;
}

/** ms after which a store that could not be read is read again. */
const PATIENCE = 1000;
/** The number of revisions looked at for a release to fall back to. */
const FALLBACKS_LOOKED_AT = 20;

/**
 * Serves the newest revision that verifies whole, down to the bytes of its pages. A newer one that does not verify raises an alarm
 * and is tried again.
 */
export class LiveSite {
  private live: LiveRevision | null = null;
  private readonly parts: LiveParts;
  private readonly asked = new AskedTogether(() => this.refresh());
  private recalled = false;
  private again = 0;

  private readonly patience: Patience;

  constructor(private readonly sources: Sources) {
    this.patience = new Patience(sources.pace.patience);
    this.parts = new LiveParts(sources.store, sources.verified);
  }

  /** Chooses what a visitor gets, knowing of canaries and the experiment; undefined before the first promotion. */
  async served(choose: (all: Running) => Channel): Promise<Served | undefined> {
    await Promise.all([this.live ? this.lookAgain() : this.asked.ask(), this.sources.data.lookAgain()]);
    if (!this.live) return undefined;
    const { revision, running, stable, mixes } = this.live;
    const { experiment } = this.sources.data;
    const channel = choose({ running, experiment });
    const live = mixes.get(nameOf(channel.canaries)) ?? stable;
    const { number, withdrawn } = revision;
    return { ...channel, live, revision: number, running, experiment, withdrawn };
  }

  /** Releases of running canaries that name a file, each as what could not be given is told of. */
  naming(name: string, file: string): { revision: number; release: string; file: string }[] {
    if (!this.live) return [];
    const { revision, files } = this.live;
    const releases = [...files].filter(([release, names]) => release.startsWith(`${name}@`) && names.has(file));
    return releases.map(([release]) => ({ revision: revision.number, release, file }));
  }

  private async lookAgain(): Promise<void> {
    if (Date.now() >= this.again) await this.patience.of(this.asked.ask());
  }

  private async refresh(): Promise<void> {
    const { alarms, heldAlone, pace } = this.sources;
    this.again = Date.now() + pace.revision;
    try {
      await this.look();
      alarms.clear('store');
    } catch (error) {
      // This machine serves after a restart what it served before.
      if (!this.live) await heldAlone?.(() => this.look()).catch(() => undefined);
      // A store that cannot be read just now must not take away what is being served.
      if (!this.live) throw error;
      this.again = Date.now() + PATIENCE;
      alarms.raise('store', alarmSentences.storeAway(), error);
    }
  }

  /** Serves what is newest, if it is to be believed. */
  private async look(): Promise<void> {
    const { store, last } = this.sources;
    if (!this.recalled) await last?.recall(store.ledger);
    this.recalled = true;
    const { head, problems } = await store.ledger.find();
    this.alarm('ledger', problems);
    this.alarm('trust', await store.authority.alarms(head?.revision ?? null, new Date()));
    if (head && head.revision.number !== this.live?.revision.number) await this.adopt(head);
    await this.parts.lookAgain();
  }

  private alarm(kind: 'ledger' | 'trust', problems: readonly string[]): void {
    const { alarms } = this.sources;
    if (problems.length === 0) alarms.clear(kind);
    else alarms.raise(kind, alarmSentences[kind](problems.join('; ')));
  }

  /** Serves a revision if all of it verifies; else what is served already, or the newest before it that does. */
  private async adopt(head: KnownRevision): Promise<void> {
    const { store, alarms, last } = this.sources;
    const isLater = this.live !== null;
    const problem = await this.tryOn(head, head.revision);
    if (problem === null) {
      alarms.clear('revision');
      if (isLater) this.sources.followed(head.revision.at);
      await last?.keep(head.revision.number, store.ledger);
      return;
    }
    alarms.raise('revision', alarmSentences.revision(head.revision.number, problem));
    this.again = Date.now() + PATIENCE;
    if (this.live) return;
    for await (const earlier of store.ledger.before(head)) if ((await this.tryOn(head, earlier)) === null) return;
  }

  /** Loads and verifies a revision; gives why it cannot be served. */
  private async tryOn(head: KnownRevision, revision: Revision): Promise<string | null> {
    const { stable } = revision;
    if (!stable) return 'it serves nothing';
    try {
      const { canaries, mixes } = canariesOf(revision);
      const earlier = await replacedCompositions(this.sources.store, head);
      const base = await this.load(stable, head.revision, earlier);
      const beside = [base.composition, ...earlier];
      const loaded = new Map<string, LiveComposition>();
      for (const { of, composition } of mixes)
        loaded.set(nameOf(of), await this.load(composition, head.revision, beside));
      const all = [base, ...loaded.values()].map(({ composition }) => composition);
      const goesBack = revision.number !== head.revision.number;
      if (goesBack && all.some((one) => holdsRefused(one, head.revision)))
        return 'it holds what was withdrawn or rolled back from';
      const config = await this.sources.store.readConfig(revision.config).catch(() => null);
      if (config !== null) this.sources.composedFor(config);
      const files = new Map<string, ReadonlyMap<string, unknown>>();
      for (const { releases } of canaries)
        for (const [name, version] of Object.entries(releases))
          files.set(`${name}@${version}`, await this.sources.assets.know(name, version));
      this.live = { revision, running: canaries, stable: base, mixes: loaded, files };
      this.parts.keep(all.flatMap(({ parts }) => Object.values(parts)));
      return null;
    } catch (error) {
      if (error instanceof ReleaseError) return error.message;
      throw error;
    }
  }

  /** Loads a composition whose remotes fall back to those of `earlier`, which come one after the other. */
  private async load(
    reference: CompositionReference,
    refusing: Revision,
    earlier: readonly Composition[],
  ): Promise<LiveComposition> {
    const { store, assets } = this.sources;
    const composition = await store.readComposition(reference);
    for (const [name, release] of Object.entries(composition.releases)) await refuseForeign(store, name, release);
    const parts = Object.values(composition.parts);
    for (const part of parts) await this.parts.load(part, composition.policy);
    for (const [name, { version }] of Object.entries(composition.releases)) await assets.know(name, version);
    const find = (name: string, isTried = false) => {
      const found = parts.flatMap(
        (part) => this.sources.data.find(part.key, name, isTried) ?? this.parts.find(part, name) ?? [],
      );
      // A page that went live a moment ago stands before a redirect.
      return found.find(({ status }) => status !== 308) ?? found[0];
    };
    return { composition, find, previous: fallbacks(composition, earlier, refusing) };
  }
}

/** The name of a set of canaries; empty for stable. */
function nameOf(ids: readonly string[]): string {
  return ids.toSorted().join(' ');
}

/** Refuses what no team signed, whoever promoted it. */
async function refuseForeign(
  store: Store,
  name: string,
  { version, digest, filesIntegrity }: ComposedRelease,
): Promise<void> {
  const release = await store.readRelease(name, version);
  if (release.digest !== digest || `sha256-${release.manifest.sha256}` !== filesIntegrity)
    throw new ReleaseError(`it names another ${name}@${version} than its team published`);
}

/** The compositions that were stable before, on the way that rollbacks go. */
async function replacedCompositions(store: Store, head: KnownRevision): Promise<Composition[]> {
  const found: Composition[] = [];
  let looked = 0;
  for await (const { stable } of replacedBy(store, head)) {
    if (looked === FALLBACKS_LOOKED_AT) break;
    const composition = await store.findComposition(stable);
    if (composition) found.push(composition);
    looked += 1;
  }
  return found;
}

/** The newest other version of each remote in earlier compositions that may be served. */
function fallbacks(
  current: Composition,
  earlier: readonly Composition[],
  { withdrawn, rejected }: Revision,
): Composition['releases'] {
  const found: Record<string, ComposedRelease> = {};
  for (const { releases } of earlier)
    for (const [name, release] of Object.entries(releases)) {
      const own = current.releases[name];
      const isRefused = [...withdrawn, ...rejected].includes(`${name}@${release.version}`);
      if (name !== 'host' && own && own.version !== release.version && !isRefused) found[name] ??= release;
    }
  return found;
}
