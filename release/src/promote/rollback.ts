import type { SiteConfig } from '@shared/contract/config';
import type { Canary, Composition, CompositionReference, Revision } from '@shared/contract/release';
import { canariesOf } from '@shared/contract/release/canaries';
import { composerOn } from '../../../pages/src/compose/composer-on';
import { KnownParts } from '../../../pages/src/compose/known-parts';
import { releaseNames } from '@shared/store/ledger/following';
import type { KnownRevision } from '@shared/store/ledger/ledger';
import { withLease } from '@shared/store/ledger/leases';
import { ReleaseError } from '@shared/store/release-error';
import { withoutCanary } from '@shared/store/trust/decided-on';
import type { Store } from '@shared/store/store/store';
import { type Decider, decide } from './decide';
import { carried } from './promote';
import { type Versions, holdsRefused, replacedBy, versionsIn, versionsOf } from '@shared/store/store/releases';

export interface RollbackOptions extends Decider {
  /** Absent: the whole site, to what the live revision replaced. */
  name?: string | undefined;
  /** Absent: the version of that package that was live before. */
  to?: string | undefined;
  onProgress?: ((sentence: string) => void) | undefined;
  /** The site goes back to another configuration; nothing is decided where this throws. */
  onConfiguration?: ((from: SiteConfig, to: SiteConfig) => Promise<void>) | undefined;
}

/** Makes live again what the live revision replaced; what is rolled back from is rejected. Only ever goes back. */
export async function rollback(options: RollbackOptions): Promise<Revision> {
  const { store, by, name } = options;
  const known = new KnownParts(store);
  const command = name === undefined ? 'rollback' : `rollback ${name}`;
  return withLease(store.storage, { command, by, package: null }, async (stillHeld) => {
    const { head } = await decide({ ...options, stillHeld }, async (on) => {
      if (!on?.revision.stable) throw new ReleaseError('Nothing is live: there is nothing to roll back');
      if (name === undefined) return { decision: await siteBack(on, options, known), result: null };
      const canary = canariesOf(on.revision).canaries.find(({ releases }) => releases[name] !== undefined);
      return canary && options.to === undefined
        ? { decision: await canaryBack(on, { ...options, name, canary }, known), result: null }
        : { decision: await packageBack(on, { ...options, name }, known), result: null };
    });
    if (!head) throw new ReleaseError('Nothing is live: there is nothing to roll back');
    return head.revision;
  });
}

async function siteBack(head: KnownRevision, options: RollbackOptions, known: KnownParts) {
  const { store } = options;
  const now = await versionsIn(store, head.revision.stable);
  for await (const earlier of replacedBy(store, head)) {
    const target = earlier.stable && (await usable(store, earlier.stable, head.revision));
    if (!target || !earlier.stable || target.id === head.revision.stable?.id) continue;
    const config = await store.readConfig(earlier.config);
    if (earlier.config !== head.revision.config)
      await options.onConfiguration?.(await store.readConfig(head.revision.config), config);
    const versions = versionsOf(target);
    const rejected = releasesNotIn(now, versions);
    const refused = [...head.revision.rejected, ...rejected];
    return {
      action: { kind: 'rollback', package: null, to: earlier.number } as const,
      stable: earlier.stable,
      parent: earlier.parent,
      rejected: refused,
      ...(await carriedBack(
        { ...head, revision: { ...head.revision, rejected: refused } },
        versions,
        { ...options, config },
        known,
      )),
      config: earlier.config,
    };
  }
  throw new ReleaseError('Nothing was live before that may be served: there is nothing to roll back to');
}

async function packageBack(head: KnownRevision, options: RollbackOptions & { name: string }, known: KnownParts) {
  const { store, name, to } = options;
  const now = await versionsIn(store, head.revision.stable);
  const live = now[name];
  if (live === undefined) {
    const { addresses = {} } = (await store.findComposition(head.revision.stable)) ?? {};
    const isRetired = Object.hasOwn(addresses, name);
    throw new ReleaseError(
      `${name} is ${isRetired ? 'retired: "promote" brings one of its releases back' : 'not live'}`,
    );
  }
  const version = await versionBefore(head, { store, name, live, to });
  const composer = await composerOn(head, options, known);
  const versions = { ...now, [name]: version };
  const rejected = [...head.revision.rejected, `${name}@${live}`];
  return {
    action: { kind: 'rollback', package: name, to: null } as const,
    stable: (await composer.compose(versions)).reference,
    rejected,
    ...(await carriedBack({ ...head, revision: { ...head.revision, rejected } }, versions, options, known)),
  };
}

/** Its canary without the package; without any, that canary is over, and nothing is composed. */
async function canaryBack(
  head: KnownRevision,
  options: RollbackOptions & { name: string; canary: Canary },
  known: KnownParts,
) {
  const { revision } = head;
  const { name, canary, store } = options;
  const action = { kind: 'rollback', package: name, to: null } as const;
  if (Object.keys(canary.releases).length === 1) return { action, ...withoutCanary(revision, canary) };
  const rejected = [...revision.rejected, `${name}@${canary.releases[name] ?? ''}`];
  const versions = await versionsIn(store, revision.stable);
  return {
    action,
    rejected,
    ...(await carriedBack({ ...head, revision: { ...revision, rejected } }, versions, options, known)),
  };
}

/** The canaries on top of what is stable from now on, without what is rejected. */
async function carriedBack(
  head: KnownRevision,
  stable: Versions,
  options: RollbackOptions & { config?: SiteConfig },
  known: KnownParts,
) {
  const { rejected, withdrawn } = head.revision;
  const left = canariesOf(head.revision).canaries.map((canary) => {
    const own = Object.entries(canary.releases).filter(
      ([name, version]) => ![...rejected, ...withdrawn].includes(`${name}@${version}`),
    );
    return { ...canary, releases: Object.fromEntries(own) };
  });
  return carried(left, stable, await composerOn(head, options, known));
}

/** The version of a package that was live before the one that is, on the way back. */
async function versionBefore(
  head: KnownRevision,
  { store, name, live, to }: { store: Store; name: string; live: string; to: string | undefined },
): Promise<string> {
  const { rejected, withdrawn } = head.revision;
  for await (const earlier of replacedBy(store, head)) {
    const composition = await store.findComposition(earlier.stable);
    const version = composition?.releases[name]?.version;
    if (version === undefined || version === live || (to !== undefined && version !== to)) continue;
    const release = `${name}@${version}`;
    if (withdrawn.includes(release)) {
      if (to === undefined) continue;
      throw new ReleaseError(`${release} was withdrawn: nothing may serve it again`);
    }
    if (!rejected.includes(release)) return version;
    if (to !== undefined)
      throw new ReleaseError(`${release} was rolled back from itself: promote it by name and with --again`);
  }
  throw new ReleaseError(
    to === undefined
      ? `${name} has no earlier version that may be served: publish a new one`
      : `${name}@${to} was not live before: promote it`,
  );
}

/** A composition that is there whole, without anything that may not be served. */
async function usable(store: Store, reference: CompositionReference, head: Revision): Promise<Composition | null> {
  const composition = await store.findComposition(reference);
  if (!composition || holdsRefused(composition, head)) return null;
  const parts = await Promise.all(Object.values(composition.parts).map((part) => store.findPart(part)));
  return parts.every((part) => part !== null) ? composition : null;
}

function releasesNotIn(these: Versions, others: Versions): string[] {
  return releaseNames(these).filter((release) => !releaseNames(others).includes(release));
}
