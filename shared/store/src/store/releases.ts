import type { Composition, CompositionReference, Release, Revision } from '@shared/contract/release';
import { ReleaseError } from '../release-error';
import { releaseNames } from '../ledger/following';
import type { KnownRevision } from '../ledger/ledger';
import type { Store } from './store';

export type Versions = Readonly<Record<string, string>>;

/** The versions that a composition holds; none where there is no composition. */
export async function versionsIn(store: Store, reference: CompositionReference | null): Promise<Versions> {
  return reference ? versionsOf(await store.readComposition(reference)) : {};
}

export function versionsOf({ releases }: Composition): Versions {
  return Object.fromEntries(Object.entries(releases).map(([name, { version }]) => [name, version]));
}

/** Whether a composition holds what a revision says that nothing may go back to. */
export function holdsRefused(composition: Composition, { withdrawn, rejected }: Revision): boolean {
  return releaseNames(versionsOf(composition)).some(
    (release) => withdrawn.includes(release) || rejected.includes(release),
  );
}

/** Releases as their teams signed them; refuses what was withdrawn. */
export async function collect(
  store: Store,
  versions: Versions,
  withdrawn: readonly string[],
): Promise<Map<string, Release>> {
  const releases = new Map<string, Release>();
  for (const [name, version] of Object.entries(versions)) {
    if (withdrawn.includes(`${name}@${version}`))
      throw new ReleaseError(`${name}@${version} was withdrawn: nothing may serve it again`);
    releases.set(name, await store.readRelease(name, version));
  }
  return releases;
}

/**
 * Revisions that were live before, as rollbacks go back to them, newest first: what the head replaced, then what that one replaced.
 * What was rolled back from is not on this way.
 */
export async function* replacedBy(store: Store, head: KnownRevision): AsyncIterable<Revision> {
  let wanted = head.revision.parent;
  if (wanted === null) return;
  for await (const revision of store.ledger.before(head)) {
    if (revision.number !== wanted) continue;
    yield revision;
    wanted = revision.parent;
    if (wanted === null) return;
  }
}

/** The release of a package that visitors get, canary aside; null where none is live. */
export async function liveRelease(store: Store, name: string): Promise<Release | null> {
  const head = await store.ledger.head();
  const version = (await versionsIn(store, head?.revision.stable ?? null))[name];
  return version === undefined ? null : store.readRelease(name, version);
}
