import type { Composition } from '../compose/composition';

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
export function describeChange(before: Composition | null, after: Composition): Change {
  const old = filesOf(before);
  const now = filesOf(after);
  const releases = Object.entries(after.releases)
    .map(([name, { version }]) => ({ name, from: before?.releases[name]?.version ?? null, to: version }))
    .filter(({ from, to }) => from !== to);
  const added = [...now.keys()].filter((name) => !old.has(name));
  const removed = [...old.keys()].filter((name) => !now.has(name));
  const changed = [...now]
    .filter(([name, { sha256 }]) => old.has(name) && old.get(name)?.sha256 !== sha256)
    .map(([name]) => name);
  const size = { from: total(old), to: total(now) };
  const sentences = [
    ...releases.map(({ name, from, to }) => `${name}: ${from ?? 'new'} → ${to}`),
    `${added.length} files added, ${changed.length} changed, ${removed.length} removed; ${kilobytes(size.from)} → ${kilobytes(size.to)} KB of pages`,
    ...removed.map((name) => `  goes: /${name}`),
  ];
  return { releases, added, removed, changed, size, sentences };
}

function filesOf(composition: Composition | null) {
  return new Map(Object.values(composition?.parts ?? {}).flatMap(({ files }) => Object.entries(files)));
}

function total(files: ReadonlyMap<string, { size: number }>): number {
  return [...files.values()].reduce((sum, { size }) => sum + size, 0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
