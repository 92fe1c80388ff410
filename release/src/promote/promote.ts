import { randomBytes } from 'node:crypto';
import type { SiteConfig } from '@shared/contract/config';
import type { Canaries, Canary, Composition, Mix, Revision } from '@shared/contract/release';
import { canariesOf } from '@shared/contract/release/canaries';
import { MOST_CANARIES, setsOf } from '@shared/contract/release/ledger-schemas';
import type { ComposeRequest } from '../../../pages/src/compose/compose';
import { type Composer, composerOn } from '../../../pages/src/compose/composer-on';
import { KnownParts } from '../../../pages/src/compose/known-parts';
import { type Sandbox, findSandbox } from '../../../pages/src/compose/sandbox';
import { releaseNames } from '@shared/store/ledger/following';
import type { KnownRevision } from '@shared/store/ledger/ledger';
import { withLease } from '@shared/store/ledger/leases';
import { ReleaseError } from '@shared/store/release-error';
import { verifyRelease } from '@shared/store/store/verify-release';
import { type Decider, decide } from './decide';
import { canaryOf, decidedOn } from '@shared/store/trust/decided-on';
import { type Versions, versionsIn } from '@shared/store/store/releases';

export interface PromoteOptions extends Decider {
  /** The configuration to compose with; absent: that of the site. Needed for the first promotion. */
  config?: SiteConfig | undefined;
  /** `name` → `version`; everything else stays as it is live. */
  releases: Versions;
  /** The number of visitors in a hundred that get it; absent: all of them. */
  canary?: number | undefined;
  /** How a canary goes on by itself; absent: as it does already, or not at all. */
  ramp?: Canary['ramp'] | undefined;
  /** The id of a new canary; absent: drawn. */
  draw?: string | undefined;
  /** Whether a release that was rolled back from may be promoted, too. */
  again?: boolean | undefined;
  /** Composes and compares, and changes nothing that is served. */
  dryRun?: boolean | undefined;
  /** Whether a dead link or a missing picture is an error, as for releases that nobody tried before. */
  refuseBroken?: boolean | undefined;
  onProgress?: ((sentence: string) => void) | undefined;
  /** The search for it, where it has begun. */
  sandbox?: Promise<Sandbox> | undefined;
}

export interface Promoted {
  revision: Revision | null;
  composition: Composition;
  /** The channel's composition before. */
  before: Composition | null;
  changed: boolean;
}

/** Composes the named releases with what is live, then decides that the result is. */
export async function promote(options: PromoteOptions): Promise<Promoted> {
  const { store, by, releases } = options;
  const command = `promote ${releaseNames(releases).join(' ')}`;
  const known = new KnownParts(store);
  // Nearly every promotion composes: the sandbox is looked for while the release is verified, or before.
  const sandbox = options.sandbox ?? findSandbox();
  return withLease(store.storage, { command, by, package: null }, async (stillHeld) => {
    await Promise.all(
      Object.entries(releases).map(async ([name, version]) =>
        verifyRelease(store, await store.readRelease(name, version)),
      ),
    );
    const { head, result, changed } = await decide({ ...options, stillHeld }, (on) =>
      promoteOn(on, { ...options, sandbox }, known),
    );
    return { revision: head?.revision ?? null, ...result, changed };
  });
}

async function promoteOn(
  head: KnownRevision | null,
  options: PromoteOptions & Pick<ComposeRequest, 'sandbox'>,
  known: KnownParts,
) {
  const { store, releases, canary: percent, again = false, dryRun = false } = options;
  const live = head?.revision;
  refuseRejected(live, releases, again);
  const canaries = percent === undefined ? canariesOf(live).canaries : withCanary(live, { ...options, percent });
  const composer = await composerOn(head, options, known);
  const before = await store.findComposition(live?.stable ?? null);
  const versions = await versionsIn(store, live?.stable ?? null);
  const made = await composer.compose({ ...versions, ...releases });
  const result = { composition: made.composition, before };
  const rejected = (live?.rejected ?? []).filter((name) => !releaseNames(releases).includes(name));
  if (percent !== undefined) {
    const mixes = await mixed(canaries, versions, composer);
    const action = { kind: 'canary', releases, percent } as const;
    return { decision: dryRun ? null : { action, ...mixes, rejected, config: composer.config }, result };
  }
  if (made.reference.id === live?.stable?.id) return { decision: null, result };
  const mixes = await carried(canaries, { ...versions, ...releases }, composer);
  const action = { kind: 'promote', releases, again } as const;
  const stable = made.reference;
  return { decision: dryRun ? null : { action, stable, ...mixes, rejected, config: composer.config }, result };
}

/** Canaries go on being what is stable plus their own releases; one whose releases are all stable now is over. */
export async function carried(running: readonly Canary[], stable: Versions, composer: Composer): Promise<Canaries> {
  const left = running.map((canary) => {
    const own = Object.entries(canary.releases).filter(([name, version]) => stable[name] !== version);
    return { ...canary, releases: Object.fromEntries(own) };
  });
  const canaries = left.filter(({ releases }) => Object.keys(releases).length > 0);
  return mixed(canaries, stable, composer);
}

/** Composes what the visitors of each set of canaries get; the parts that several sets hold are composed once. */
async function mixed(canaries: readonly Canary[], stable: Versions, composer: Composer): Promise<Canaries> {
  const mixes: Mix[] = [];
  for (const ids of setsOf(canaries.map(({ id }) => id))) {
    const own = canaries.filter(({ id }) => ids.includes(id)).map(({ releases }) => releases);
    const versions = Object.assign({}, stable, ...own) as Versions;
    const { reference } = await composer.compose(versions).catch((error: unknown) => {
      if (!(error instanceof ReleaseError)) throw error;
      const names = own.flatMap(releaseNames).join(' ');
      throw new ReleaseError(`For visitors who get ${names} by canaries: ${error.message}`, { cause: error });
    });
    mixes.push({ of: ids, composition: reference });
  }
  return { canaries, mixes };
}

/** The same releases for more or fewer visitors are the same canary: who is in stays in. Others draw afresh. */
function withCanary(
  live: Revision | undefined,
  { releases, percent, ramp, draw }: Pick<PromoteOptions, 'releases' | 'ramp' | 'draw'> & { percent: number },
): readonly Canary[] {
  const label = (one: Versions) => releaseNames(one).sort().join(' ');
  const own = live && canaryOf(live, releases);
  const moved = own && decidedOn(live, { kind: 'canary', releases, percent });
  if (moved) return moved.canaries.map((one) => (one.id === own.id ? { ...one, ramp: ramp ?? one.ramp } : one));
  const running = canariesOf(live).canaries;
  const other = running.find((one) => Object.keys(one.releases).some((name) => releases[name] !== undefined));
  if (other)
    throw new ReleaseError(
      `${label(other.releases)} is a canary now (${other.percent}%): promote it or roll it back first`,
    );
  if (running.length === MOST_CANARIES)
    throw new ReleaseError(
      `There are ${MOST_CANARIES} canaries already (${running.map((one) => label(one.releases)).join(', ')}): promote one or roll it back first`,
    );
  return [...running, { id: draw ?? randomBytes(8).toString('hex'), releases, percent, ramp: ramp ?? null }];
}

function refuseRejected(live: Revision | undefined, releases: Versions, again: boolean): void {
  const names = releaseNames(releases).filter((name) => !live?.withdrawn.includes(name));
  const rejected = names.find((name) => live?.rejected.includes(name));
  if (rejected !== undefined && !again)
    throw new ReleaseError(
      `${rejected} was rolled back from: publish a new version, or name it once more with --again if it was not to blame`,
    );
}
