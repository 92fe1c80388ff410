import type { ComposedFile, Composition } from '@shared/contract/release';
import type { Store } from '@shared/store/store/store';

export interface Change {
  releases: { name: string; from: string | null; to: string }[];
  added: string[];
  removed: string[];
  changed: string[];
  /** Bytes of HTML, before compression. */
  size: { from: number; to: number };
  /** Changes in what pages may run and ask, and in what releases may do. */
  policy: string[];
  permissions: string[];
  sentences: string[];
}

/** Describes how a composition differs from the one before it: releases, addresses, sizes, policy and permissions. */
export async function describeChange(store: Store, before: Composition | null, after: Composition): Promise<Change> {
  const [old, now] = await Promise.all([otherFiles(store, before, after), otherFiles(store, after, before)]);
  const releases = Object.entries(after.releases)
    .map(([name, { version }]) => ({ name, from: before?.releases[name]?.version ?? null, to: version }))
    .filter(({ from, to }) => from !== to);
  const added = [...now.keys()].filter((name) => !old.has(name));
  const removed = [...old.keys()].filter((name) => !now.has(name));
  const changed = [...now]
    .filter(([name, { sha256 }]) => old.has(name) && old.get(name)?.sha256 !== sha256)
    .map(([name]) => name);
  const size = { from: total(before), to: total(after) };
  const policy = policyChanges(before, after);
  const permissions = (await Promise.all(releases.map((one) => permissionChanges(store, one)))).flat();
  const sentences = [
    ...releases.map(({ name, from, to }) => `${name}: ${from ?? 'new'} → ${to}`),
    `${added.length} files added, ${changed.length} changed, ${removed.length} removed; ${kilobytes(size.from)} → ${kilobytes(size.to)} KB of pages`,
    ...removed.map((name) => `  goes: ${addressOf(name)}`),
    ...(before ? added.map((name) => `  comes: ${addressOf(name)}`) : []),
    ...[...policy, ...permissions].map((sentence) => `  ${sentence}`),
  ];
  return { releases, added, removed, changed, size, policy, permissions, sentences };
}

function addressOf(file: string): string {
  return `/${file.replace(/index\.html$/, '')}`;
}

function policyChanges(before: Composition | null, after: Composition): string[] {
  if (!before) return [];
  const differences = (what: string, old: readonly string[] = [], now: readonly string[] = []) => [
    ...now.filter((one) => !old.includes(one)).map((one) => `policy: allows ${what} ${one}`),
    ...old.filter((one) => !now.includes(one)).map((one) => `policy: no longer allows ${what} ${one}`),
  ];
  return [
    ...differences('the origin', before.policy?.origins, after.policy?.origins),
    ...differences('the inline script', before.policy?.scripts, after.policy?.scripts),
  ];
}

/** Finds changes in what a release needs of the host, or may compose below. */
async function permissionChanges(store: Store, { name, from, to }: Change['releases'][number]): Promise<string[]> {
  const permissionsOf = async (version: string) => {
    const { contract, shared } = await store.readRelease(name, version);
    return { contract: contract ?? 'none', ...shared };
  };
  const now: Record<string, string> = await permissionsOf(to);
  const old: Record<string, string> = from === null ? {} : await permissionsOf(from).catch(() => ({}));
  const changed = [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((key) => old[key] !== now[key])
    .map((key) => `${name} needs: ${key} ${old[key] ?? 'nothing'} → ${now[key] ?? 'nothing'}`);
  const prefixes = from === null ? await store.authority.prefixesOf(name) : [];
  return [...changed, ...(prefixes.length > 0 ? [`${name} may compose below ${prefixes.join(', ')}`] : [])];
}

/** The files of the parts that the other composition does not hold. */
async function otherFiles(
  store: Store,
  one: Composition | null,
  other: Composition | null,
): Promise<Map<string, ComposedFile>> {
  const own = Object.entries(one?.parts ?? {}).filter(([name, { key }]) => other?.parts[name]?.key !== key);
  const parts = await Promise.all(own.map(([, part]) => store.findPart(part)));
  return new Map(parts.flatMap((part) => Object.entries(part?.files ?? {})));
}

function total(composition: Composition | null): number {
  return Object.values(composition?.parts ?? {}).reduce((sum, { bytes }) => sum + bytes, 0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
