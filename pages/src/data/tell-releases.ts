import type { Revision } from '@shared/contract/release';
import { canariesOf } from '@shared/contract/release/canaries';
import { revisionSchema } from '@shared/contract/release/ledger-schemas';
import type { ReleasesSnapshot } from '@shared/contract/release/releases-snapshot';
import { recordedAttempts } from '@shared/store/ledger/attempts';
import { describeAction } from '@shared/store/ledger/following';
import type { KnownRevision } from '@shared/store/ledger/ledger';
import { sha256Of } from '@shared/store/sha256';
import { readHead } from '@shared/store/store/data-store';
import { knownReleases } from '@shared/store/store/known-releases';
import { type Versions, versionsOf } from '@shared/store/store/releases';
import type { Store } from '@shared/store/store/store';
import { decodeSigned } from '@shared/store/trust/signed-document';
import { pagesTouched } from '../compose/site-addresses';
import type { PublicData } from './public-data';

/** ms between two looks for a revision, for releases and attempts, which a bucket lists at a price; and after a failure. */
const [LOOK, LIST, RETRY] = [1000, 30_000, 30_000];
/** Newest ones that are told. */
const [RELEASES, DECISIONS, ATTEMPTS] = [20, 200, 20];

interface KnownDecision {
  told: ReleasesSnapshot['history'][number];
  revision: Revision;
}

interface Options {
  store: Store;
  data: Pick<PublicData, 'tellReleases'>;
  say: (sentence: string) => void;
  now?: () => number;
}

/** Tells the backend what is released, once for each change. Nothing waits for it, and nothing depends on it. */
export class ReleasesTeller {
  #looking: Promise<void> | null = null;
  #lookAt = -Infinity;
  #listAt = -Infinity;
  /** Names of what was listed, and the head, at the last telling. */
  #told = '';
  #head: string | null = null;
  #problem = '';
  /** By the SHA-256 of their bytes. */
  #decisions: ReadonlyMap<string, KnownDecision> = new Map();

  constructor(private readonly options: Options) {}

  /** Looks where it is time, in the background; what is returned ends with the look that is under way, and never fails. */
  look(): Promise<void> {
    const { now = Date.now, say } = this.options;
    if (this.#looking) return this.#looking;
    if (now() < this.#lookAt) return Promise.resolve();
    this.#lookAt = now() + LOOK;
    this.#looking = this.#tellChange(now())
      .then(() => (this.#problem = ''))
      .catch((error: unknown) => {
        const problem = error instanceof Error ? error.message : String(error);
        if (problem !== this.#problem) say(`The desk is not told what is released, and will be: ${problem}`);
        this.#problem = problem;
        this.#lookAt = now() + RETRY;
      })
      .then(() => (this.#looking = null))
      .then(() => undefined);
    return this.#looking;
  }

  async #tellChange(now: number): Promise<void> {
    const { store, data } = this.options;
    const { head } = await store.ledger.find();
    if ((head?.sha256 ?? null) === this.#head && now < this.#listAt) return;
    const problems = (await readHead(store).catch(() => null))?.head.problems ?? [];
    const listed = `${head?.sha256 ?? ''} ${await store.authority.trustNumber()} ${JSON.stringify(problems)} ${await this.#listed()}`;
    if (listed !== this.#told)
      await data.tellReleases({
        ...(await this.#snapshot(head, new Date(now).toISOString())),
        problems: [...problems],
      });
    this.#told = listed;
    this.#head = head?.sha256 ?? null;
    this.#listAt = now + LIST;
  }

  /** Everything beside the ledger that a snapshot is made from, by its names: what has a name does not change. */
  async #listed(): Promise<string> {
    const names: string[] = [];
    for (const prefix of ['releases/', 'attempts/'])
      for await (const { key } of this.options.store.storage.list(prefix))
        if (/^attempts\/|\/release\.json$|\/signatures\//.test(key)) names.push(key);
    return names.sort().join(' ');
  }

  async #snapshot(head: KnownRevision | null, at: string): Promise<ReleasesSnapshot> {
    const { store } = this.options;
    const revision = head?.revision ?? null;
    const decisions = head ? await this.#decided(head) : [];
    const history = decisions.map(({ told }) => told);
    const composition = await store.findComposition(revision?.stable ?? null);
    const live = composition ? versionsOf(composition) : {};
    const packages: ReleasesSnapshot['packages'] = [];
    for (const name of await store.packages()) {
      const releases = await knownReleases(store, name, { revision, live, most: RELEASES });
      packages.push({ name, releases: releases.map(({ problem: _problem, ...told }) => told) });
    }
    const canaries = canariesOf(revision).canaries.map(({ ramp, ...canary }) => ({
      ...canary,
      ramp: ramp && { steps: [...ramp.steps], bake: ramp.bake },
      since: history.findLast(({ canaries: then }) => then.some(({ id }) => id === canary.id))?.at ?? at,
      pages: pagesTouched(composition?.addresses ?? {}, canary.releases),
    }));
    return {
      at,
      head: revision?.number ?? 0,
      ...(head && { headDocument: { ...head, trust: await store.authority.trustNumber() } }),
      stable: stableSince(live, decisions),
      canaries,
      packages,
      history,
      attempts: (await recordedAttempts(store.storage, ATTEMPTS)).map(
        ({ schema: _schema, stack: _stack, ...attempt }) => attempt,
      ),
      withdrawn: [...(revision?.withdrawn ?? [])],
      rejected: [...(revision?.rejected ?? [])],
    };
  }

  /** The newest decisions, each vouched for by the hash in the one after it; those that were read before are not read again. */
  async #decided(head: KnownRevision): Promise<KnownDecision[]> {
    const found = new Map<string, KnownDecision>();
    let [hash, number]: [string | null, number] = [head.sha256, head.revision.number];
    for (; hash !== null && found.size < DECISIONS; number -= 1) {
      const known: KnownDecision | null = this.#decisions.get(hash) ?? (await this.#read(number, hash));
      if (!known) break;
      found.set(hash, known);
      hash = known.revision.previous;
    }
    this.#decisions = found;
    return [...found.values()];
  }

  async #read(number: number, hash: string): Promise<KnownDecision | null> {
    const { ledger, authority } = this.options.store;
    const body = await ledger.bytesOf(number);
    if (!body || sha256Of(body) !== hash) return null;
    const { signed: revision, signatures } = decodeSigned(body, revisionSchema, `revision ${number}`);
    const { at, by, reason, action } = revision;
    return {
      revision,
      told: {
        ...{ number, at, by, reason, kind: action.kind, action: describeAction(revision) },
        key: await authority.ownerOf(signatures[0]?.key ?? ''),
        canaries: canariesOf(revision).canaries.map(({ id, releases, percent }) => ({ id, releases, percent })),
      },
    };
  }
}

/** The live versions, each with the decision that brought it. */
function stableSince(live: Versions, decisions: readonly KnownDecision[]): ReleasesSnapshot['stable'] {
  return Object.entries(live).map(([name, version]) => {
    const brought = decisions.find(({ revision: { action, stable } }, at) => {
      if (action.kind === 'promote') return action.releases[name] === version;
      if (action.kind !== 'rollback' || (action.package ?? name) !== name) return false;
      // One that ended a canary left stable as it was.
      return stable?.id !== decisions[at + 1]?.revision.stable?.id;
    });
    return { name, version, since: brought?.told.number ?? null };
  });
}
