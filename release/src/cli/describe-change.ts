import type { ComposedFile, Composition } from '@shared/contract/release';
import type { Store } from '../store/store';

export interface Change {
  releases: { name: string; from: string | null; to: string }[];
  added: string[];
  removed: string[];
  changed: string[];
  /** Bytes of HTML, before compression. */
  size: { from: number; to: number };
  sentences: string[];
}

/** What a composition changes against the one before it: releases, addresses, sizes. */
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
  const sentences = [
    ...releases.map(({ name, from, to }) => `${name}: ${from ?? 'new'} → ${to}`),
    `${added.length} files added, ${changed.length} changed, ${removed.length} removed; ${kilobytes(size.from)} → ${kilobytes(size.to)} KB of pages`,
    ...removed.map((name) => `  goes: /${name}`),
  ];
  return { releases, added, removed, changed, size, sentences };
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
