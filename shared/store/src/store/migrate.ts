import type { Canary, CompositionReference, Revision, RevisionAction } from '@shared/contract/release';
import { releaseSchema } from '@shared/contract/release/schemas';
import { siteConfigSchema } from '@shared/contract/config';
import type { SiteConfig } from '@shared/contract/config';
import { z } from 'zod';
import { ReleaseError } from '../release-error';
import { type Store, keys, parseDocument } from './store';
import { releaseNames } from '../ledger/following';
import { withLease } from '../ledger/leases';
import { sha256Of } from '../sha256';

/** The file that stores had in place of the ledger. */
const OLD = 'channels.json';
const NOTE = 'This store has a ledger (ledger/): the release tool that wants channels.json is too old for it.\n';
/** Stands for a composition that is gone: nothing has this hash. */
const LOST = '0'.repeat(64);

const canary = z.object({ composition: z.string(), percent: z.number(), release: z.string() }).nullable();
const oldSchema = z.object({
  generation: z.number(),
  stable: z.string().nullable(),
  canary,
  withdrawn: z.array(z.string()),
  history: z.array(
    z.object({
      at: z.string(),
      by: z.string(),
      action: z.string(),
      stable: z.string().nullable(),
      canary: canary.optional(),
    }),
  ),
});
type Old = z.infer<typeof oldSchema>;
type Change = Old['history'][number];

/** Whether a store is from before the ledger. */
export async function isOldStore({ storage }: Pick<Store, 'storage'>): Promise<boolean> {
  const found = await storage.get(OLD);
  return found?.body.toString().startsWith('{') ?? false;
}

/**
 * Carries a store from before the ledger over, once, with all its history. Its releases are signed with the keys at
 * hand: whoever runs this vouches for what is there. Dies it in between, it goes on where it was.
 */
export async function migrate(store: Store, by: string, fallback: SiteConfig): Promise<number> {
  return withLease(store.storage, { command: 'migrate', by, package: null }, async () => {
    const found = await store.storage.get(OLD);
    if (!found) throw new ReleaseError(`There is no ${OLD} in ${store.storage.place}: there is nothing to carry over`);
    if (!found.body.toString().startsWith('{')) throw new ReleaseError('This store was carried over already');
    const old = parseDocument(OLD, found.body, oldSchema);
    await signReleases(store);
    const config = await store.keepConfig(await oldConfig(store, fallback));
    await carryOver(store, withPresent(old), config);
    if (!(await store.storage.putIfMatch(OLD, Buffer.from(NOTE), found.tag)))
      throw new ReleaseError(`Somebody else changed ${OLD} meanwhile: let nobody promote, and run this again`);
    return (await store.ledger.head())?.revision.number ?? 0;
  });
}

/** The end of the history is live, also where that was cut or edited. */
function withPresent(old: Old): Old {
  const last = old.history.at(-1);
  if (last?.stable === old.stable) return old;
  const present: Change = {
    ...{ at: last?.at ?? new Date(0).toISOString(), by: 'migrate' },
    ...{ action: 'promote', stable: old.stable, canary: old.canary },
  };
  return { ...old, history: [...old.history, present] };
}

async function carryOver(store: Store, old: Old, config: string): Promise<void> {
  const trust = await store.authority.trustNumber();
  let rejected: string[] = [];
  let before: { stable: Record<string, string>; number: number } | null = null;
  for (const [index, change] of old.history.entries()) {
    const number = index + 1;
    const head = await store.ledger.head();
    const last = index === old.history.length - 1;
    const stable = await referenceTo(store, change.stable);
    const versions = await versionsOf(store, change.stable);
    const action = actionOf(change, versions, before?.stable ?? {});
    // A release that was rolled back from then is rejected; one that was promoted by name later is not.
    if (action.kind === 'rollback') rejected.push(...gone(before?.stable ?? {}, versions), ...canaryGone(change));
    rejected = rejected.filter((release) => !releaseNames(versions).includes(release));
    if (!head || head.revision.number < number) {
      const revision: Revision = {
        ...{ type: 'revision', schema: 1, number, previous: head?.sha256 ?? null, trust },
        parent: before?.number ?? null,
        stable,
        canary: last ? await canaryOf(store, old.canary) : null,
        withdrawn: last ? [...old.withdrawn].sort() : [],
        rejected: [...new Set(rejected)].sort(),
        ...{ config, action, by: plain(change.by), at: new Date(change.at).toISOString() },
        reason: `carried over: ${plain(change.action)}`,
        tool: change.by === 'npm start' ? 'npm start' : null,
      };
      await store.ledger.append(await store.authority.signRevision(revision));
    }
    before = { stable: versions, number };
  }
}

function actionOf(
  { action, canary }: Change,
  now: Record<string, string>,
  before: Record<string, string>,
): RevisionAction {
  const [kind, ...rest] = action.split(' ');
  if (kind === 'canary' && canary) return { kind, releases: versionsFrom(canary.release), percent: canary.percent };
  if (kind === 'rollback') return { kind: 'rollback', package: null, to: null };
  if (kind === 'withdraw' && /^[a-z][a-z0-9-]*@[\w.+-]+$/.test(rest[0] ?? ''))
    return { kind: 'withdraw', release: rest[0] ?? '' };
  const changed = Object.entries(now).filter(([name, version]) => before[name] !== version);
  return { kind: 'promote', releases: Object.fromEntries(changed), again: false };
}

async function signReleases(store: Store): Promise<void> {
  for (const name of await store.packages()) {
    for (const version of await store.versionsOf(name)) {
      const key = keys.release(name, version, 'release.json');
      const body = (await store.storage.get(key))?.body;
      if (body) await store.authority.signRelease(store.storage, parseDocument(key, body, releaseSchema), body);
    }
  }
}

async function oldConfig(store: Store, fallback: SiteConfig): Promise<SiteConfig> {
  const found = await store.storage.get('config.json');
  return found ? siteConfigSchema.parse(parseDocument('config.json', found.body, siteConfigSchema)) : fallback;
}

async function referenceTo(store: Store, id: string | null): Promise<CompositionReference | null> {
  if (!id) return null;
  const found = await store.storage.get(keys.composition(id));
  return { id, sha256: found ? sha256Of(found.body) : LOST };
}

async function versionsOf(store: Store, id: string | null): Promise<Record<string, string>> {
  const composition = await store.findComposition(await referenceTo(store, id));
  return Object.fromEntries(Object.entries(composition?.releases ?? {}).map(([name, { version }]) => [name, version]));
}

async function canaryOf(store: Store, old: Old['canary']): Promise<Canary | null> {
  const composition = await referenceTo(store, old?.composition ?? null);
  if (!old || !composition) return null;
  const { release, percent } = old;
  return { id: `carried-${composition.id}`, composition, releases: versionsFrom(release), percent };
}

/** `name@version name@version` */
function versionsFrom(releases: string): Record<string, string> {
  return Object.fromEntries(
    releases.split(' ').map((release) => {
      const at = release.lastIndexOf('@');
      return [release.slice(0, at), release.slice(at + 1)];
    }),
  );
}

/** The releases of a canary that was ended. */
function canaryGone({ action }: Change): string[] {
  const [, releases] = /^rollback canary (.+)$/.exec(action) ?? [];
  return releases?.split(' ') ?? [];
}

function gone(before: Record<string, string>, now: Record<string, string>): string[] {
  return releaseNames(before).filter((release) => !releaseNames(now).includes(release));
}

/** Text that people wrote, fit to be shown. */
function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').slice(0, 400) || 'unknown';
}
